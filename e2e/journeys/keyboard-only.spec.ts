import type { Locator, Page } from '@playwright/test';
import { waitForMail } from '../mailbox.ts';
import { PICTURE } from '../picture-elsewhere.ts';
import { ADMIN } from '../shop.ts';
import { findShopProduct } from '../steps/find-shop-product.ts';
import { measureShown, ORDER_PLACED } from '../steps/measure-shown.ts';
import { uniqueLastName, placeOrders } from '../steps/place-orders.ts';
import { registerPerson } from '../steps/register-person.ts';
import { expect, test } from '../test.ts';

const MOST_TABS = 220;

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let press = 0; press < MOST_TABS; press += 1) {
    if (await target.evaluateAll((found) => found.some((element) => element === document.activeElement)))
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`Tab does not lead to ${String(target)}`);
}

async function typeInto(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label, { exact: true }));
  await page.keyboard.type(words);
}

const expectAtHeading = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

test('the whole purchase is made with the keyboard alone', async ({ page, request, shop }) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  const email = `keys.${Date.now()}@example.com`;

  await test.step('skips to the content, and searches', async () => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await tabTo(page, page.getByRole('banner').getByLabel('Search products').and(page.locator('input')));
    await page.keyboard.type('t-shirt');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/products\/t-shirt/);
  });

  await test.step('opens a product that is in stock, and puts it into the cart', async () => {
    const found = await (await request.get('/api/v1/products?keyword=t-shirt&inStock=true')).json();
    const { _id, name }: { _id: string; name: string } = found.product[0];
    await tabTo(page, main.locator(`a[href="/product/${_id}"]`).first());
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name })).toBeFocused();
    await tabTo(page, main.getByRole('radio'));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, main.getByRole('button', { name: 'Add to cart' }).first());
    await page.keyboard.press('Enter');
    await expect(page.getByText('Product added to cart')).toBeVisible();
  });

  await test.step('goes to the cart, and on to the checkout by way of registering', async () => {
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectAtHeading(page);
    await tabTo(page, main.getByRole('link', { name: 'CHECKOUT' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login/);
    await expectAtHeading(page);
    await tabTo(page, main.getByRole('link', { name: 'Register' }));
    await page.keyboard.press('Enter');
    await expectAtHeading(page);
    await typeInto(page, 'First name', 'Asha');
    await typeInto(page, 'Last name', 'Nair');
    await typeInto(page, 'Mobile number', '9845012345');
    await typeInto(page, 'Email', email);
    await typeInto(page, 'Password', 'a tailor in Tiruppur');
    await typeInto(page, 'Confirm password', 'a tailor in Tiruppur');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart\?step=2/);
    await expectAtHeading(page);
  });

  await test.step('says where to, and orders', async () => {
    await typeInto(page, 'Address', '7, Beach Road, Fort Kochi');
    await typeInto(page, 'Pincode', '682001');
    const city = main.getByLabel('City', { exact: true });
    if ((await city.inputValue()) === '') await typeInto(page, 'City', 'Kochi');
    const order = main.getByRole('button', { name: 'PLACE ORDER' });
    await expect(order.first()).toBeEnabled();
    await tabTo(page, order);
    const readShownMs = await measureShown(page, ORDER_PLACED, 2000);
    await page.keyboard.press('Enter');
    expect(await readShownMs()).toBeGreaterThan(1500);
    await expect(page).toHaveURL(/\/account\/?$/);
  });

  const mail = await waitForMail(request, shop, email, /ES-\d+/);
  expect(mail.text).toContain('7, Beach Road');
});

test('menu and dialogs hold the focus, close on Escape and give it back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'networkidle' });
  const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && !document.querySelector('dialog[open]')?.contains(focused);
    });
    expect(isOutside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a product is made and an order is confirmed with the keyboard alone', async ({ page }) => {
  test.setTimeout(180_000);
  const main = page.getByRole('main');
  await registerPerson(page);
  const lastName = uniqueLastName();
  const { _id: product } = await findShopProduct(page.request);
  const [order] = await placeOrders(page, { product, count: 1, lastName });
  await page.context().clearCookies();
  await page.request.post('/api/v1/login', { data: ADMIN });

  await test.step('makes a product', async () => {
    await page.goto('/admin/dashboard/addproduct/', { waitUntil: 'networkidle' });
    await typeInto(page, 'Name', `Keyed Shirt ${Date.now() % 100_000}`);
    await typeInto(page, 'Brand', 'E-Store Studio');
    await typeInto(page, 'Description', 'Made without a mouse.');
    await typeInto(page, 'Price (₹)', '499');
    await typeInto(page, 'Picture URL', PICTURE);
    await tabTo(page, main.getByRole('button', { name: 'Create Product' }));
    const readShownMs = await measureShown(page, 'Inserted Successfully', 2000);
    await page.keyboard.press('Enter');
    expect(await readShownMs()).toBeGreaterThan(1500);
  });

  await test.step('finds an order, and confirms it', async () => {
    await page.goto('/admin/dashboard/orderlist/', { waitUntil: 'networkidle' });
    await tabTo(page, main.getByRole('searchbox'));
    await page.keyboard.type(lastName);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('link', { name: /^ES-/ })).toHaveCount(1);
    await tabTo(page, main.getByRole('link', { name: order?.number ?? '' }));
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { level: 1, name: order?.number ?? '' })).toBeVisible();
    await tabTo(page, main.getByRole('button', { name: 'Confirm', exact: true }));
    await page.keyboard.press('Enter');
    await expect(main.getByText('Confirmed').first()).toBeVisible();
  });
});
