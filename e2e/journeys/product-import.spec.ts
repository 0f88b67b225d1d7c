import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { ADMIN } from '../shop.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const find = async (page: Page, sku: string) => {
  await page.goto(`/admin/dashboard/productlist?keyword=${sku}`);
  await expect(page.getByText(sku)).toBeVisible();
};

test('products of a file with their pictures are imported, sold, exported and changed by the file', async ({
  page,
  browser,
  shop,
}) => {
  await signIn(page, ADMIN);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto('/admin/dashboard/productlist/import');
  const number = Date.now() % 1_000_000;
  const [name, sku] = [`Journey Kurta ${number}`, `KUR-${number}`];
  const choose = (text: string) =>
    page
      .getByLabel('Product file (CSV)')
      .setInputFiles({ name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  const check = () => page.getByRole('button', { name: 'Check file' }).click();
  const heads = 'SKU,Name,Brand,Description,Department,Category,Price,Sizes,Pictures,Status';
  await choose(
    `${heads}\n${sku},${name},E-Store Studio,Airy.,Women,Shirt,"₹1,299","S=5, M=10",front side.webp,Published\n,${name} 2,,,Women,Shirt,ten,,,\n`,
  );
  await expect(page.getByText('Choose these pictures as well: front side.webp.')).toBeVisible();
  const drawn = await (await page.request.get('/media/ajmer-rib-henley-front.webp')).body();
  await page
    .getByLabel('Pictures (optional)')
    .setInputFiles({ name: 'front side.webp', mimeType: 'image/webp', buffer: drawn });
  await expect(page.getByText('1 picture uploaded.')).toBeVisible();
  await check();
  await expect(page.getByText('1 new, 1 with problems')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Rows with problems' })).toContainText(
    'Price (₹): Enter whole rupees.',
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('1 product imported.')).toBeVisible();
  const path = await page.getByRole('link', { name, exact: true }).getAttribute('href');
  const id = path?.split('/').at(-1) ?? '';
  const context = await browser.newContext({ baseURL: shop.url });
  const shopper = await context.newPage();
  await shopper.goto(`/product/${id}`);
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shopper.getByText('₹1,299').first()).toBeVisible();
  await context.close();

  await page.getByRole('link', { name: 'View products' }).click();
  await find(page, sku);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^products-.*\.csv$/);
  const exported = await (await download.createReadStream()).toArray();
  const changed = Buffer.concat(exported).toString().replace(',1299,', ',1199,');
  await page.getByRole('link', { name: 'Import' }).click();
  await choose(changed);
  await check();
  await expect(page.getByText('Price (₹): 1299 → 1199')).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 product' }).click();
  await expect(page.getByText('1 product imported.')).toBeVisible();
  await find(page, sku);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('₹1,199');
  await page.request.delete(`/api/v1/admin/products/${id}`);
});
