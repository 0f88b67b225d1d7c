import type { Locator, Page } from '@playwright/test';
import { fillCart } from '../steps/fill-cart.ts';
import { fillShipping } from '../steps/fill-shipping.ts';
import { registerPerson } from '../steps/register-person.ts';
import { expect, test } from '../test.ts';

/** Above the 500 ms in which browsers attribute layout shifts to user input. */
const INPUT_MS = 600;

const placeOrder = (page: Page) => page.getByRole('button', { name: 'PLACE ORDER' });
const back = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Back' });

async function rejectOrder(
  page: Page,
  { status, code }: { status: number; code: string },
): Promise<() => void> {
  const message = 'Jaipur Collarless Shirt in S is out of stock.';
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/order/new', async (route) => {
    await asked;
    if (code === 'OUT_OF_STOCK')
      await page.route('**/api/v1/cart/quote', async (asking) => {
        const quote = await (await asking.fetch()).json();
        const [first, second] = quote.lines;
        const lines = [first, { ...second, stock: 0, problem: code }];
        await asking.fulfill({ json: { ...quote, lines } });
      });
    await route.fulfill({ status, json: { success: false, code, message } });
  });
  return answer;
}

async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) shifts.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Delivery days and payment methods may arrive after the address is filled. */
async function waitForRest(page: Page): Promise<void> {
  await expect(async () => {
    const before = await topOf(placeOrder(page));
    await page.waitForTimeout(400);
    expect(await topOf(placeOrder(page))).toBe(before);
  }).toPass();
}

test.describe('an order that is refused on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, expectedStatuses: [409, 503] });

  for (const refusal of [
    { status: 409, code: 'OUT_OF_STOCK' },
    { status: 503, code: 'UNAVAILABLE' },
  ])
    test(`moves nothing from under the thumb when it says why: ${refusal.code}`, async ({ page }) => {
      await registerPerson(page);
      await fillCart(page);
      await page.goto('/cart?step=2', { waitUntil: 'networkidle' });
      await fillShipping(page);
      await waitForRest(page);
      const answer = await rejectOrder(page, refusal);
      const shifts = await measureLayoutShift(page);
      await placeOrder(page).click();
      const summary = page.getByRole('complementary', { name: 'Your order' });
      await expect(summary.getByRole('status').filter({ hasText: 'Sending your order' })).toBeVisible();
      await waitForRest(page);
      const [button, link] = [await topOf(placeOrder(page)), await topOf(back(page))];
      await page.waitForTimeout(INPUT_MS);
      answer();
      await expect(summary.getByRole('alert')).toBeInViewport({ ratio: 1 });
      if (refusal.code === 'OUT_OF_STOCK')
        await expect(summary.getByText('Out of stock in size')).toBeVisible();
      await page.waitForTimeout(500);
      expect(Math.abs((await topOf(placeOrder(page))) - button)).toBeLessThan(2);
      expect(Math.abs((await topOf(back(page))) - link)).toBeLessThan(2);
      expect(await shifts()).toBeLessThan(0.01);
      await expect(placeOrder(page)).toBeFocused();
      await page.keyboard.press('Tab');
      const next = refusal.status === 503 ? summary.getByRole('button', { name: 'Try again' }) : back(page);
      await expect(next).toBeFocused();
    });
});

test('a piece that is sold out by the time the shop is asked moves no button', async ({ page }) => {
  await registerPerson(page);
  await fillCart(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/cart/quote', async (route) => {
    await asked;
    const quote = await (await route.fetch()).json();
    const [first, ...others] = quote.lines;
    await route.fulfill({
      json: { ...quote, lines: [{ ...first, stock: 0, problem: 'OUT_OF_STOCK' }, ...others] },
    });
  });
  await page.goto('/cart?step=2');
  const summary = page.getByRole('complementary', { name: 'Your order' });
  await expect(placeOrder(page)).toHaveAttribute('aria-busy', 'true');
  const before = await topOf(placeOrder(page));
  answer();
  await expect(summary.getByText('Out of stock in size')).toBeVisible();
  expect(Math.abs((await topOf(placeOrder(page))) - before)).toBeLessThan(2);
});
