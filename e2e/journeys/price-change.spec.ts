import type { Page, Route } from '@playwright/test';
import { fillCart } from '../steps/fill-cart.ts';
import { fillShipping } from '../steps/fill-shipping.ts';
import { measureShown, ORDER_PLACED } from '../steps/measure-shown.ts';
import { registerPerson } from '../steps/register-person.ts';
import { expect, test } from '../test.ts';

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;
const placeOrder = (page: Page) => page.getByRole('button', { name: 'PLACE ORDER' });

/** The shopper sees an outdated price. */
async function lowerQuotes(page: Page, amount: number): Promise<() => Promise<void>> {
  const lower = async (route: Route) => {
    const quote = await (await route.fetch()).json();
    const [first, ...others] = quote.lines;
    const line = { ...first, price: first.price - amount, total: first.total - amount };
    await route.fulfill({
      json: { ...quote, items: quote.items - amount, total: quote.total - amount, lines: [line, ...others] },
    });
  };
  await page.route('**/api/v1/cart/quote', lower);
  return () => page.unroute('**/api/v1/cart/quote', lower);
}

test('a price that moved is told at its line, and moves nothing that is about to be pressed', async ({
  page,
}) => {
  await registerPerson(page);
  await fillCart(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/cart/quote', async (route) => {
    const quote = await (await route.fetch()).json();
    const lines = quote.lines.map((line: { price: number }) => ({ ...line, price: line.price + 50 }));
    await asked;
    await route.fulfill({ json: { ...quote, lines } });
  });
  await page.goto('/cart?step=2');
  const top = async () => Math.round((await placeOrder(page).boundingBox())?.y ?? Number.NaN);
  await expect(page.getByRole('complementary').getByRole('listitem')).toHaveCount(2);
  const before = await top();
  answer();
  await expect(page.getByText(/^Now ₹.*, was ₹/)).toHaveCount(2);
  expect(await top()).toBe(before);
});

test.describe('a price that changes during the checkout', () => {
  test.use({ expectedStatuses: [409] });

  test('is shown old and new, nothing is ordered, and the next press orders for the new one [R60] [R68]', async ({
    page,
  }) => {
    await registerPerson(page);
    const lines = await fillCart(page);
    const now = lines.reduce((sum, { price }) => sum + price, 0) + 280;
    const riseNow = await lowerQuotes(page, 50);
    await page.goto('/cart?step=2');
    await fillShipping(page);
    await expect(page.getByRole('complementary').getByText(rupees(now - 50))).toBeVisible();
    await riseNow();
    await placeOrder(page).click();
    const words = page.getByText(
      `The total has changed from ${rupees(now - 50)} to ${rupees(now)}. No order was placed. Press PLACE ORDER again to order for ${rupees(now)}.`,
    );
    await expect(words).toBeVisible();
    const orders = async () => (await (await page.request.get('/api/v1/orders/me')).json()).orders;
    expect(await orders()).toEqual([]);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]').length)).toBe(2);
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('7, Beach Road');
    const readShownMs = await measureShown(page, ORDER_PLACED, 2000);
    await placeOrder(page).click();
    expect(await readShownMs()).toBeGreaterThan(1500);
    expect(await orders()).toMatchObject([{ totalPrice: now }]);
  });
});
