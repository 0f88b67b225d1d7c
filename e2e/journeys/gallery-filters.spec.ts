import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('article');
const option = (page: Page, group: string, name: RegExp) =>
  main(page).getByRole('group', { name: group }).getByRole('radio', { name });
const chips = (page: Page) => main(page).getByRole('list', { name: 'Selected filters' });

const total = async (page: Page) => {
  const words = main(page)
    .getByRole('status')
    .filter({ hasText: /^\d+ products?/ })
    .first();
  await expect(words).toBeVisible();
  return Number.parseInt(await words.innerText(), 10);
};

test('each option tells how many products it would give, and gives them [spec 2-43]', async ({ page }) => {
  await page.goto('/products?department=women', { waitUntil: 'networkidle' });
  for (const [group, name] of [
    ['Product type', /^Jeans/],
    ['Price', /^₹1000-1500/],
    ['Size', /^M /],
    ['Colour', /./],
    ['Brand', /./],
  ] as const) {
    await page.goto('/products?department=women', { waitUntil: 'networkidle' });
    const chosen = option(page, group, name).first();
    const promised = Number(
      /(\d+) products?$/.exec(
        (await chosen.getAttribute('aria-label')) ??
          (await chosen.locator('..').innerText()).replaceAll('\n', ' '),
      )?.[1],
    );
    await chosen.click();
    await expect(chips(page).getByRole('listitem')).toHaveCount(3);
    await expect.poll(() => total(page)).toBe(promised);
  }
});

test('discount and stock narrow to what is below its MRP and what can be had [spec 2-39]', async ({
  page,
}) => {
  await page.goto('/products?type=all&limit=27', { waitUntil: 'networkidle' });
  await main(page)
    .getByRole('checkbox', { name: /^On sale/ })
    .click();
  await expect(page).toHaveURL(/onSale=true/);
  await expect(chips(page).getByRole('link', { name: 'On sale, remove' })).toBeVisible();
  await expect
    .poll(async () => (await cards(page).allInnerTexts()).every((text) => /-\d+%/.test(text)))
    .toBe(true);
  await main(page)
    .getByRole('checkbox', { name: /^In stock/ })
    .click();
  await expect(page).toHaveURL(/inStock=true/);
  await expect
    .poll(async () => (await cards(page).allInnerTexts()).some((text) => text.includes('Out of stock')))
    .toBe(false);
});

test('a long list shows its first options, and the others at one press', async ({ page }) => {
  await page.goto('/products?type=all', { waitUntil: 'networkidle' });
  const colours = main(page).getByRole('group', { name: 'Colour' });
  await expect(colours.getByRole('radio')).toHaveCount(6);
  await colours.getByText(/^\d+ more$/).click();
  expect(await colours.getByRole('radio').count()).toBeGreaterThan(10);
  await colours.getByRole('radio').last().click();
  await expect(page).toHaveURL(/colour=/);
  await expect(chips(page)).toBeVisible();
});

test('chips are removed one by one or all at once', async ({ page }) => {
  await page.goto('/products?type=jeans&department=men&size=32', { waitUntil: 'networkidle' });
  await chips(page).getByRole('link', { name: 'Size 32, remove' }).click();
  await expect(page).toHaveURL(/\?type=jeans&department=men$/);
  await chips(page).getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\?type=all$/);
  await expect(chips(page)).toHaveCount(0);
});

test('back and forward restore choice, list and place on the page [spec 2-51]', async ({ page }) => {
  const y = () => page.evaluate(() => Math.round(window.scrollY));
  const names = () => cards(page).getByRole('heading').allInnerTexts();
  await page.goto('/products?type=all&limit=18', { waitUntil: 'networkidle' });
  const allNames = await names();

  await page.evaluate(() => window.scrollTo(0, 1400));
  await expect.poll(y).toBe(1400);
  await option(page, 'Brand', /./).first().click();
  await expect(page).toHaveURL(/brand=/);
  await expect(chips(page)).toBeVisible();
  let narrowed: string[] = [];
  await expect
    .poll(async () => (narrowed = await names()).length > 0 && narrowed.join() !== allNames.join())
    .toBe(true);
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect.poll(y).toBe(300);

  await page.goBack();
  await expect(page).not.toHaveURL(/brand=/);
  await expect.poll(names).toEqual(allNames);
  await expect.poll(y).toBe(1400);

  await page.goForward();
  await expect(page).toHaveURL(/brand=/);
  await expect.poll(names).toEqual(narrowed);
  await expect.poll(y).toBe(300);

  await test.step('and from a product', async () => {
    await page.goBack();
    await expect.poll(y).toBe(1400);
    await cards(page).nth(9).getByRole('link').click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect.poll(names).toEqual(allNames);
    await expect.poll(y).toBeGreaterThan(1000);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('filters and order are on sheets that end in what they give', async ({ page }) => {
    await page.goto('/products?type=all', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    await sheet.getByRole('radio', { name: /^Jeans/ }).click();
    await expect(page).toHaveURL(/type=jeans/);
    const count = await total(page);
    await sheet.getByRole('button', { name: `Show ${count} products` }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filter · 1' })).toBeFocused();

    await page.getByRole('button', { name: /^Sort/ }).click();
    await page
      .getByRole('dialog', { name: 'Sort' })
      .getByRole('radio', { name: 'price low to high' })
      .click();
    await expect(page).toHaveURL(/sort=price-asc/);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Filter/ }).click();
    await sheet.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).not.toHaveURL(/type=jeans/);
  });
});

for (const [address, status, words] of [
  ['/products?type=all&page=99', 404, /There are only \d+ pages\./],
  ['/products?page=abc', 400, /We ignored parts of the link that we did not recognise: page=abc/],
  [
    '/products?sort=worst&type=jeans',
    400,
    /We ignored parts of the link that we did not recognise: sort=worst/,
  ],
  ['/products?type=socks', 400, /The category “socks” does not exist/],
] as const) {
  test.describe('an address that means nothing', () => {
    test.use({ expectedStatuses: [status] });

    test(`${address} is answered ${status}, with help`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(status);
      await expect(main(page).getByText(words)).toBeVisible();
      expect(await main(page).getByRole('link').count()).toBeGreaterThan(0);
    });
  });
}
