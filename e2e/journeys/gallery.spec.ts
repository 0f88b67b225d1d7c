import type { Page } from '@playwright/test';
import { expectUsable } from '../steps/expect-usable.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('article');
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' });
const prices = async (page: Page) =>
  (await cards(page).allInnerTexts())
    .filter((text) => !text.includes('Out of stock'))
    .map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));

test('the sale banner of the gallery names its four facts [spec 2-53] [spec 2-54] [spec 2-55] [spec 9-1]', async ({
  page,
}) => {
  await page.goto('/products');
  const banner = page.getByRole('region', { name: 'Sale' });
  await expect(banner.getByRole('listitem')).toHaveText([
    'Free shipment from ₹199',
    'Free 30-day returns',
    'Standard shipment free within 3-6 business days',
    'Express delivery ₹35',
  ]);
});

test('the plain gallery begins with T-Shirt, nine on page 1, and the keyword comes from the path [spec 2-40] [spec 2-41] [spec 2-46] [spec 2-48]', async ({
  page,
}) => {
  await page.goto('/products');
  await expect(main(page).getByRole('radio', { name: /^T-Shirt/ })).toBeChecked();
  await expect(cards(page)).toHaveCount(9);
  await expect(pager(page).getByRole('link', { name: 'Page 1', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/products/jeans');
  await expect(cards(page).first()).toContainText(/jeans/i);
  await expect(main(page).getByRole('radio', { name: /^T-Shirt/ })).not.toBeChecked();
});

test('one choice a group: choosing an option unchecks the others of its group [spec 2-39] [spec 2-42] [spec 2-44]', async ({
  page,
}) => {
  await page.goto('/products');
  const option = (name: RegExp) => main(page).getByRole('radio', { name });
  await option(/^Shirt/).click();
  await expect(option(/^Shirt/)).toBeChecked();
  await expect(option(/^T-Shirt/)).not.toBeChecked();
  await option(/^₹500-1000/).click();
  await expect(option(/^₹500-1000/)).toBeChecked();
  await option(/^₹1000-1500/).click();
  await expect(option(/^₹1000-1500/)).toBeChecked();
  await expect(option(/^₹500-1000/)).not.toBeChecked();
  await expect(option(/^Shirt/)).toBeChecked();
  await expect(page).toHaveURL(/price=1000-1500/);
  await expect
    .poll(async () => (await prices(page)).every((price) => price >= 1000 && price <= 1500))
    .toBe(true);
});

test('a size means in stock in that size [spec 2-43]', async ({ page }) => {
  await page.goto('/products');
  const size = main(page).getByRole('group', { name: 'Size' });
  for (const name of [/^S /, /^M /, /^L /]) await expect(size.getByRole('radio', { name })).toBeVisible();
  await size.getByRole('radio', { name: /^S / }).click();
  await expect(page).toHaveURL(/size=S/);
  await expect(main(page).getByRole('radio', { name: /^S\b/ })).toBeChecked();
  await expect
    .poll(async () => (await cards(page).allInnerTexts()).every((text) => !text.includes('S (out of stock)')))
    .toBe(true);
});

test('the page holds 9, 18 or 27 products [spec 2-45]', async ({ page }) => {
  await page.goto('/products?type=all');
  const show = main(page).getByLabel('Show');
  await expect(show.getByRole('option')).toHaveText(['9', '18', '27']);
  for (const size of ['18', '27', '9']) {
    await show.selectOption(size);
    await expect(cards(page)).toHaveCount(Number(size));
  }
});

test('the four sort orders sort [spec 2-47]', async ({ page }) => {
  await page.goto('/products?type=all');
  const sort = main(page).getByLabel('Sort:');
  await expect(sort.getByRole('option')).toHaveText([
    'popular',
    'newest',
    'price low to high',
    'price high to low',
    'country of origin', // Required by law when products come from several countries.
  ]);
  await sort.selectOption('price low to high');
  const rising = (all: number[]) =>
    all.every((price, index) => index === 0 || price >= (all[index - 1] ?? 0));
  await expect(page).toHaveURL(/sort=price-asc/);
  await expect.poll(async () => rising(await prices(page))).toBe(true);
  await sort.selectOption('price high to low');
  await expect(page).toHaveURL(/sort=price-desc/);
  await expect.poll(async () => rising((await prices(page)).toReversed())).toBe(true);
  await sort.selectOption('country of origin');
  await expect(page).toHaveURL(/sort=origin/);
  const abroad = await page.request.get('/api/v1/products', { params: { origin: 'Bangladesh' } });
  const { product }: { product: { name: string }[] } = await abroad.json();
  await expect(cards(page).first()).toContainText(product[0]!.name);
});

test('Prev works above page 1 only, Next below the last page only [spec 2-49] [spec 2-50]', async ({
  page,
  request,
}) => {
  const answer = await request.get('/api/v1/products');
  const { productCount }: { productCount: number } = await answer.json();
  const pages = Math.ceil(productCount / 9);
  const works = (name: string) =>
    pager(page)
      .getByText(name, { exact: true })
      .evaluate((element) => element.closest('a[href]') !== null);
  await page.goto('/products?type=all');
  expect([await works('Prev'), await works('Next')]).toEqual([false, true]);
  await page.goto('/products?type=all&page=2');
  expect([await works('Prev'), await works('Next')]).toEqual([true, true]);
  await page.goto(`/products?type=all&page=${pages}`);
  expect([await works('Prev'), await works('Next')]).toEqual([true, false]);
  expect(await cards(page).count()).toBe(productCount - 9 * (pages - 1));
});

test('a choice is in the address, and the way back restores it', async ({ page }) => {
  await page.goto('/products');
  await main(page)
    .getByRole('radio', { name: /^Jeans/ })
    .click();
  await expect(page).toHaveURL(/type=jeans/);
  await page.goBack();
  await expect(main(page).getByRole('radio', { name: /^T-Shirt/ })).toBeChecked();
  await page.goForward();
  await expect(main(page).getByRole('radio', { name: /^Jeans/ })).toBeChecked();
});

test('the way back from a product leads to where the gallery was left', async ({ page }) => {
  await page.goto('/products?type=all');
  await expectUsable(page);
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  const last = cards(page).last().getByRole('link').first();
  await last.scrollIntoViewIfNeeded();
  const left = await y();
  expect(left).toBeGreaterThan(200);
  await last.click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(y).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/products/);
  await expect.poll(y).toBe(left);
});
