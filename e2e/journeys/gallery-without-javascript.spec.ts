import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');
const cards = (page: Page) => main(page).locator('article');
const show = (page: Page) => main(page).getByRole('button', { name: 'Show products' });

test('without JavaScript every filter of the gallery is a form field, and every chip a link [spec 2-39]', async ({
  page,
}) => {
  await page.goto('/products');
  const group = (name: string) => main(page).getByRole('group', { name });
  await group('Product type').getByRole('radio', { name: /^All/ }).check();
  await group('Price')
    .getByRole('radio', { name: /^₹500-1000/ })
    .check();
  await group('Size').getByRole('radio', { name: /^M / }).check();
  await group('Department')
    .getByRole('radio', { name: /^Women/ })
    .check();
  await group('Discount').getByRole('checkbox').check();
  await group('Stock').getByRole('checkbox').check();
  await show(page).click();
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({
    type: 'all',
    price: '500-1000',
    size: 'M',
    department: 'women',
    onSale: 'true',
    inStock: 'true',
  });
  expect(await cards(page).count()).toBeGreaterThan(0);
  for (const text of await cards(page).allInnerTexts()) expect(text).toMatch(/-\d+%/);

  await group('Colour').getByRole('radio').first().check();
  await group('Brand').getByRole('radio').first().check();
  await show(page).click();
  expect(new URL(page.url()).searchParams.get('colour')).toBeTruthy();
  expect(new URL(page.url()).searchParams.get('brand')).toBeTruthy();

  const chips = main(page).getByRole('list', { name: 'Selected filters' });
  await chips.getByRole('link', { name: 'Size M, remove' }).click();
  expect(new URL(page.url()).searchParams.has('size')).toBe(false);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expect(page).toHaveURL(/\?type=all$/);
});

test('without JavaScript page size, order and page are chosen', async ({ page }) => {
  await page.goto('/products?type=all');
  await main(page).getByLabel('Show').selectOption('18');
  await main(page).getByLabel('Sort:').selectOption('price low to high');
  await show(page).click();
  await expect(cards(page)).toHaveCount(18);
  const prices = (await cards(page).allInnerTexts())
    .filter((text) => !text.includes('Out of stock'))
    .map((text) => Number(/₹([\d,]+)/.exec(text)?.[1]?.replaceAll(',', '')));
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await main(page).getByRole('link', { name: 'Page 2' }).click();
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    sort: 'price-asc',
    limit: '18',
    page: '2',
  });
  await expect(cards(page)).toHaveCount(18);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without JavaScript the filters wait behind one control, above the products', async ({ page }) => {
    await page.goto('/products');
    await expect(cards(page).first()).toBeInViewport();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Search products' })).toBeHidden();
    const jeans = main(page).getByRole('radio', { name: /^Jeans/ });
    await expect(jeans).toBeHidden();
    await main(page).getByRole('checkbox', { name: 'Filter' }).check();
    await main(page)
      .getByRole('radio', { name: /^Jeans/ })
      .check();
    await show(page).click();
    await expect(page).toHaveURL(/type=jeans/);
    await expect(cards(page).first()).toContainText(/jeans/i);
  });
});
