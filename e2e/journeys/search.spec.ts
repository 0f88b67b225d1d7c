import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../test.ts';

const box = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').locator('article');

async function type(page: Page, words: string) {
  await box(page).click();
  await box(page).fill('');
  await box(page).pressSequentially(words, { delay: 40 });
}

test('suggestions come with pictures, names, prices and kinds, and only when the box is entered [spec 2-23]', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/suggest/.test(request.url())) scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await type(page, 'blue shrit');
  await expect(option(page, 'blue shirt')).toHaveAttribute('href', '/products/blue%20shirt');
  const product = list(page).getByRole('group', { name: 'Products' }).getByRole('option').first();
  await expect(product).toContainText('₹');
  await expect(product.locator('img')).toHaveJSProperty('complete', true);
  await type(page, 'blue');
  await expect(option(page, /^Jeans \d+ products?$/)).toBeVisible();
  await expect(option(page, /^See all \d+ results for “blue”$/)).toBeVisible();
  await expectAccessible(page);
});

test('arrow keys, Enter and Escape work in the suggestions, and a screen reader is told', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await type(page, 'polo');
  await expect(page.getByRole('search').getByRole('status')).toHaveText(
    /^\d products( and \d search(es)?)? suggested\. Use the arrow keys to choose\.$/,
  );
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(box(page)).toHaveValue('polo');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, /^See all/)).toBeVisible();
  await page.keyboard.press('ArrowUp');
  const last = option(page, /^See all/);
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', (await last.getAttribute('id')) ?? '');
  await page.keyboard.press('ArrowUp');
  const product = page.getByRole('option', { selected: true });
  const name = await product.locator('span').nth(0).innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name.split('\n')[0] ?? '');
});

test('a press beside the suggestions closes them, a press on one follows it', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await type(page, 'black jeans');
  await expect(option(page, 'black jeans for men')).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
  await box(page).click();
  await option(page, 'black jeans for men').click();
  await expect(page).toHaveURL(/\/products\/black%20jeans%20for%20men$/);
  await expect(list(page)).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
  await page.goBack();
  await box(page).click();
  await box(page).fill('');
  await expect(option(page, 'black jeans for men')).toBeVisible();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(option(page, 'black jeans for men')).toBeHidden();
});

test('on a phone the suggestions are as wide as the window, and a tap follows them', async ({
  browser,
  shop,
}) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await box(page).tap();
  await box(page).pressSequentially('kurta', { delay: 40 });
  const all = option(page, /^See (all|the result)/);
  await expect(all).toBeVisible();
  expect((await list(page).boundingBox())?.width).toBeCloseTo(390, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  for (const line of await page.getByRole('option').all())
    expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await all.tap();
  await expect(page).toHaveURL(/\/products\/kurta$/);
  await expect(cards(page).first()).toContainText('Kurta');
  await context.close();
});

test('a search is read as filters that can be taken off, and the typed spelling can be had', async ({
  page,
}) => {
  await page.goto('/products/blue%20shrit%20under%20700', { waitUntil: 'networkidle' });
  const note = page.getByRole('region', { name: 'How we understood your search' });
  await expect(note).toContainText('Showing results for “blue shirt under 700”.');
  for (const text of await cards(page).allInnerTexts())
    expect(Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))).toBeLessThanOrEqual(700);
  const narrow = await cards(page).count();
  await note.getByRole('link', { name: 'Up to ₹700, search without it' }).click();
  await expect(page).toHaveURL(/\/products\/blue%20shirt$/);
  await expect.poll(() => cards(page).count()).toBeGreaterThan(narrow);
  await page.goto('/products/shrit', { waitUntil: 'networkidle' });
  await note.getByRole('link', { name: '“shrit”' }).click();
  await expect(page.getByText('No results for “"shrit"”.')).toBeVisible();
  await page.getByRole('link', { name: /^Search for “shrit”/ }).click();
  await expect(note).toContainText('Showing results for “shirt”.');
});

test('Hindi and Hinglish find what they mean', async ({ page }) => {
  for (const words of ['नीली शर्ट', 'neeli shirt', 'neela kameez']) {
    await page.goto(`/products/${encodeURIComponent(words)}`);
    const note = page.getByRole('region', { name: 'How we understood your search' });
    await expect(note.getByRole('link')).toHaveText(['Blue', 'Shirt']);
    await expect(cards(page).first()).toBeVisible();
  }
});

test('where nothing is found, each offer gives as many products as it says', async ({ page }) => {
  await page.goto('/products/skirt', { waitUntil: 'networkidle' });
  const offer = page.getByRole('list', { name: 'Try these instead' }).getByRole('link').first();
  await expect(offer).toContainText('Search for “shirt”');
  const count = /(\d+ products?)/.exec(await offer.innerText())?.[1] ?? '';
  await expectAccessible(page);
  await offer.click();
  await expect(page).toHaveURL(/\/products\/shirt$/);
  await expect(page.getByRole('main').getByText(count, { exact: true }).first()).toBeVisible();
  await expect(offer).toBeHidden();
});
