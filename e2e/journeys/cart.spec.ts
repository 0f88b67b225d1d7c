import type { Page } from '@playwright/test';
import { fillCart } from '../steps/fill-cart.ts';
import { fillShipping } from '../steps/fill-shipping.ts';
import { measureShown, ORDER_PLACED } from '../steps/measure-shown.ts';
import { registerPerson } from '../steps/register-person.ts';
import { expect, test } from '../test.ts';

const checkout = (page: Page) => page.getByRole('main').getByRole('link', { name: 'CHECKOUT' });
const placeOrder = (page: Page) =>
  page.getByRole('button', { name: 'PLACE ORDER' }).filter({ visible: true });
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

test('an empty cart has no CHECKOUT and leads back to the shop [spec 2-67] [spec 2-69]', async ({ page }) => {
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  await expect(checkout(page)).toHaveCount(0);
});

test('the cart shows product, quantity, price, delete, promo code and total, and CHECKOUT while it is not empty [spec 2-65] [spec 2-68] [spec 2-69]', async ({
  page,
}) => {
  const lines = await fillCart(page);
  const total = (items: number) => rupees(items + 250 + 30);
  await page.goto('/cart');
  for (const heading of ['Product', 'Quantity', 'Price'])
    await expect(page.getByRole('columnheader', { name: heading })).toBeVisible();
  for (const { name } of lines)
    await expect(page.getByRole('table').getByText(name, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Promo Code')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  const sums = page.getByRole('complementary', { name: 'Price details' });
  await expect(sums.getByText('₹250')).toBeVisible();
  await expect(sums.getByText('₹30', { exact: true })).toBeVisible();
  await expect(sums.getByText(total(lines[0]!.price + lines[1]!.price))).toBeVisible();
  await page.getByRole('button', { name: `Delete ${lines[0]!.name}` }).click();
  await expect(sums.getByText(total(lines[1]!.price))).toBeVisible();
  await expect(checkout(page)).toBeVisible();
  await page.getByRole('button', { name: `Delete ${lines[1]!.name}` }).click();
  await expect(checkout(page)).toHaveCount(0);
});

test('the cart is a table above 800 px and compact up to there [spec 2-71] [spec 9-25]', async ({ page }) => {
  await fillCart(page);
  await page.setViewportSize({ width: 801, height: 900 });
  await page.goto('/cart');
  const display = () =>
    page
      .getByRole('main')
      .locator('table tbody tr')
      .first()
      .evaluate((row) => getComputedStyle(row).display);
  await expect(page.getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
  expect(await display()).toBe('table-row');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(display).not.toBe('table-row');
});

test.describe('step 2', () => {
  test.use({ expectedStatuses: [500] });

  test('asks only for what the spec asks for, in fitting fields, and Back returns to the cart [spec 2-70] [spec 4-22] [spec 5-7] [spec 5-9]', async ({
    page,
  }) => {
    await registerPerson(page);
    await fillCart(page);
    await page.goto('/cart');
    await checkout(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shipping and Payment');
    await expect(page.getByLabel('Email')).toHaveAttribute('type', 'email');
    for (const label of ['Mobile number', 'Pincode'])
      await expect(page.getByLabel(label)).toHaveAttribute('inputmode', 'numeric');
    await expect(page.getByLabel('Country').getByRole('option')).toHaveText(['India']);
    await expect(page.getByText('Cash on delivery (COD)')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shopping Cart');
    await expect(checkout(page)).toBeVisible();
  });

  test("an empty mobile number is answered by 'Enter Shipping Details' at the bottom right, and nothing is sent [spec 5-5] [spec 8-3]", async ({
    page,
  }) => {
    await registerPerson(page);
    await fillCart(page);
    let sent = 0;
    page.on('request', (one) => (sent += one.url().includes('/order/new') ? 1 : 0));
    await page.goto('/cart?step=2');
    await fillShipping(page);
    await page.getByLabel('Mobile number').fill('');
    await placeOrder(page).click();
    const toast = page.getByRole('alert').getByText('Enter Shipping Details', { exact: true });
    await expect(toast).toBeVisible();
    const box = (await toast.boundingBox()) ?? { x: 0, y: 0 };
    expect(box.x).toBeGreaterThan(720);
    expect(box.y).toBeGreaterThan(450);
    expect(sent).toBe(0);
  });

  test('an order that the server could not take keeps the cart and says so, and trying again makes one order [spec 4-19] [spec 8-5]', async ({
    page,
  }) => {
    await registerPerson(page);
    const lines = await fillCart(page);
    await page.goto('/cart?step=2');
    await fillShipping(page);
    const keys: (string | undefined)[] = [];
    await page.route('**/api/v1/order/new', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.continue();
      const answer = await route.fetch();
      expect(answer.status()).toBe(201);
      return route.fulfill({ status: 500, contentType: 'text/plain', body: 'gateway' });
    });
    await placeOrder(page).click();
    await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(ORDER_PLACED)).toHaveCount(0);
    const countStoredLines = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').length);
    expect(await countStoredLines()).toBe(lines.length);
    const readShownMs = await measureShown(page, ORDER_PLACED, 2000);
    await placeOrder(page).click();
    await expect.poll(countStoredLines).toBe(0);
    const shownMs = await readShownMs();
    expect(shownMs).toBeGreaterThan(1500);
    expect(shownMs).toBeLessThan(4000);
    await expect(page).toHaveURL(/\/account\/?$/);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    const { orders } = await (await page.request.get('/api/v1/orders/me')).json();
    expect(orders).toHaveLength(1);
  });
});
