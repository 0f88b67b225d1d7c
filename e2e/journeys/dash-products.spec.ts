import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { ADMIN } from '../shop.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const LIST = '/admin/dashboard/productlist';

async function openAdmin(page: Page, path: string) {
  await signIn(page, ADMIN);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/admin\/dashboard/);
  await page.goto(path);
}

// 412: a second editor. 400: a file that is not an image.
test.use({ expectedStatuses: [412, 400] });

const unique = (name: string) => `${name} ${Date.now() % 1_000_000}`;

async function makeProduct(page: Page, changes: object = {}) {
  const product = {
    name: unique('Bagru Journey Tee'),
    descreption: 'Block printed by hand.',
    brand: 'E-Store Studio',
    price: 800,
    sizes: [
      { size: 'M', stock: 5 },
      { size: 'L', stock: 4 },
    ],
    images: [{ public_id: 'journey', url: '/media/ajmer-rib-henley-front.webp' }],
    ...changes,
  };
  const made = await page.request.post('/api/v1/admin/product/new', { data: product });
  expect(made.status()).toBe(201);
  const { _id: id } = (await made.json()) as { _id: string };
  const archive = () => page.request.delete(`/api/v1/admin/products/${id}`);
  return { id, name: product.name, archive };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const find = async (page: Page, name: string) => {
  await page.goto(`${LIST}?${new URLSearchParams({ keyword: name }).toString()}`);
  await expect(rowOf(page, name).first()).toBeVisible();
};

async function asShopper(browser: Browser, url: string, look: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: url });
  await look(await context.newPage());
  await context.close();
}

test('of two people at one product, the second sees what the first changed and chooses', async ({
  page,
  browser,
  shop,
}) => {
  await openAdmin(page, LIST);
  const { id, name, archive } = await makeProduct(page);
  await page.goto(`/admin/dashboard/product/${id}`);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name);
  await expectAccessible(page);
  const context = await browser.newContext({ baseURL: shop.url });
  const other = await context.newPage();
  await openAdmin(other, `/admin/dashboard/product/${id}`);
  await other.getByLabel('Name', { exact: true }).fill(`${name} theirs`);
  await other.getByLabel('Fabric').fill('Linen');
  await other.getByRole('button', { name: 'Save' }).first().click();
  await expect(other.getByText('Saved')).toBeVisible();
  await context.close();

  await page.getByLabel('Name', { exact: true }).fill(`${name} mine`);
  await page.getByLabel('Colour').fill('Madder');
  await page.getByRole('button', { name: 'Save' }).first().click();
  const dialog = page.getByRole('dialog', { name: /changed this product while you were editing/ });
  await expect(dialog.getByText('Linen')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: `Your version: ${name} mine` }).check();
  await dialog.getByRole('button', { name: 'Use these values' }).click();
  await expect(page.getByLabel('Fabric')).toHaveValue('Linen');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved')).toBeVisible();
  await asShopper(browser, shop.url, async (shopper) => {
    await shopper.goto(`/product/${id}`);
    await expect(shopper.getByRole('heading', { level: 1, name: `${name} mine` })).toBeVisible();
    await expect(shopper.getByText('Linen').first()).toBeAttached();
  });
  await archive();
});

test('a category is renamed, and the gallery finds its products by the new name [spec 2-113]', async ({
  page,
  browser,
  shop,
}) => {
  const first = unique('Kurtas');
  const then = unique('Angrakhas');
  const galleryPath = `/products?type=${first.toLowerCase().replace(' ', '-')}<`;
  const inSitemap = async ({ request }: Page) =>
    (await (await request.get('/sitemap.xml')).text()).includes(galleryPath);
  await openAdmin(page, '/admin/dashboard/categorylist');
  await page.getByRole('button', { name: 'Add Category' }).click();
  const box = page.getByRole('dialog', { name: 'Add Category' });
  await box.getByLabel('Name').fill(first);
  await expectAccessible(page);
  await box.getByRole('button', { name: 'Add Category' }).click();
  await expect(rowOf(page, first)).toBeVisible();
  const { name } = await makeProduct(page, { category: first });
  await page.reload();
  await page.getByRole('button', { name: `Rename ${first}` }).click();
  await page.getByRole('dialog').getByLabel('Name').fill(then);
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(rowOf(page, then)).toContainText('1');
  await asShopper(browser, shop.url, async (shopper) => {
    await shopper.setViewportSize({ width: 1440, height: 900 });
    await shopper.goto('/products?type=all');
    const type = shopper.getByRole('radio', { name: new RegExp(then) }).first();
    await expect(type).toBeVisible();
    await shopper.goto(`/products?type=${await type.inputValue()}`);
    await expect(shopper.getByRole('heading', { level: 1, name: new RegExp(then) })).toBeVisible();
    await shopper.getByRole('link', { name }).first().click();
    const crumbs = shopper.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: then })).toBeVisible();
    expect(await inSitemap(shopper)).toBe(true);
  });
  await page.getByRole('button', { name: `Delete ${then}` }).click();
  const ask = page.getByRole('dialog', { name: 'Delete category' });
  await ask.getByLabel('Move to').selectOption({ label: 'Shirt' });
  await ask.getByRole('button', { name: 'Move and delete' }).click();
  await expect(page.getByText(`1 product moved to Shirt. ${then} deleted.`)).toBeVisible();
  expect(await inSitemap(page)).toBe(false);
  await find(page, name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} archived.`)).toBeVisible();
});

test('prices of many are changed after a preview; one is archived and put back [spec 2-110]', async ({
  page,
  browser,
  shop,
}) => {
  await openAdmin(page, LIST);
  const stem = unique('Dabu Bulk');
  const one = await makeProduct(page, { name: `${stem} one` });
  const two = await makeProduct(page, { name: `${stem} two`, price: 995, mrp: 1000 });
  await find(page, stem);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Price', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Price of 2 products' });
  await dialog.getByLabel('Amount').fill('10');
  await expect(dialog.getByRole('row', { name: `${stem} one ₹800 ₹880` })).toBeVisible();
  await expect(dialog.getByText('Above MRP. Not changed.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Change 2 prices' }).click();
  await expect(page.getByText('1 of 2 products updated. These were not updated:')).toBeVisible();
  await page.getByRole('dialog').getByText('Close', { exact: true }).click();
  await expect(rowOf(page, `${stem} one`)).toContainText('₹880');
  await expect(rowOf(page, `${stem} two`)).toContainText('₹995');

  await page.getByRole('button', { name: `Delete ${stem} one` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${stem} one archived.`)).toBeVisible();
  expect((await page.request.get(`/api/v1/product/${one.id}`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`${stem} one restored.`)).toBeVisible();
  await asShopper(browser, shop.url, async (shopper) => {
    await shopper.goto(`/product/${one.id}`);
    await expect(shopper.getByText('₹880').first()).toBeVisible();
  });
  await one.archive();
  await two.archive();
});

test('a picture is sent as a file and seen in the shop; a file that is none is refused', async ({
  page,
  browser,
  shop,
}) => {
  await openAdmin(page, LIST);
  const { id, archive } = await makeProduct(page);
  await page.goto(`/admin/dashboard/product/${id}`);
  const drawn = await (await page.request.get('/media/ajmer-rib-henley-front.webp')).body();
  const chooser = page.getByLabel('Choose pictures');
  await chooser.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') });
  await expect(page.getByText(/^no\.png: /)).toBeVisible();
  await chooser.setInputFiles({ name: 'back.webp', mimeType: 'image/webp', buffer: drawn });
  await expect(page.getByText('1 picture uploaded.')).toBeVisible();
  await page.getByLabel('Description of picture 2 (alt text)').fill('Back of the tee');
  await page.getByRole('button', { name: 'Move picture 2 forward' }).press('Enter');
  await page.getByRole('button', { name: 'Save' }).first().click();
  await expect(page.getByText('Saved')).toBeVisible();
  await asShopper(browser, shop.url, async (shopper) => {
    await shopper.goto(`/product/${id}`);
    const picture = shopper.getByRole('img', { name: 'Back of the tee' }).first();
    await expect(picture).toHaveAttribute('src', /\/media\/up-/);
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
  await archive();
});
