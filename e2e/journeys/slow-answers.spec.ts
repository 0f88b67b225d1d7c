import type { Page } from '@playwright/test';
import { expectUsable } from '../steps/expect-usable.ts';
import { fillShipping } from '../steps/fill-shipping.ts';
import { registerPerson } from '../steps/register-person.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

const SLOW_MS = 20_000;
const BUSY = { status: 503, contentType: 'text/html', body: '<h1>Busy</h1>' };

const delayResponses = (page: Page, calls: string | RegExp) =>
  page.route(calls, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    await route.continue().catch(() => {});
  });

async function addToCart(page: Page, line: object): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((items) => localStorage.setItem('cartItems', items), JSON.stringify([line]));
}

const placeOrder = (page: Page) => page.getByRole('button', { name: 'PLACE ORDER' });
const placed = (page: Page) => page.getByRole('heading', { name: /^(Order Placed|My Profile)$/ });
const totalOfOrders = async (page: Page) =>
  (await (await page.request.get('/api/v1/orders/me')).json()).total;

async function openCheckout(page: Page, line: object): Promise<void> {
  await addToCart(page, line);
  await page.goto('/cart?step=2');
  await fillShipping(page);
  await expect(placeOrder(page)).toBeEnabled();
}

test.describe('an answer that takes twenty seconds', () => {
  test.setTimeout(120_000);
  const within = { timeout: SLOW_MS + 15_000 };

  test('leaves product, gallery and cart loading, in use, and right in the end [T19]', async ({
    context,
    request,
  }) => {
    const line = await stockProduct(request);
    const [product, gallery, cart] = [
      await context.newPage(),
      await context.newPage(),
      await context.newPage(),
    ];
    await Promise.all([
      test.step('product', async () => {
        await product.goto('/products', { waitUntil: 'networkidle' });
        await expectUsable(product);
        await delayResponses(product, /\/api\/v1\/product\/\w+$/);
        const card = product.getByRole('main').locator('a[href^="/product/"]').first();
        await card.click();
        await expect(product).toHaveURL(/\/product\//);
        await expect(product.getByText('Product is loading')).toBeAttached();
        await expectUsable(product);
        await expect(product.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible(within);
      }),
      test.step('gallery', async () => {
        await gallery.goto('/products', { waitUntil: 'networkidle' });
        await delayResponses(gallery, '**/api/v1/products?*');
        const option = gallery.getByRole('radio', { name: /^₹0-500/ });
        await option.click({ force: true });
        await expect(option).toBeChecked();
        await expect(gallery.getByText('Products are loading')).toBeAttached();
        await expectUsable(gallery);
        await expect(gallery.getByText('Products are loading')).toHaveCount(0, within);
        await expect(
          gallery
            .getByRole('main')
            .getByText(/^₹[1-4]?\d\d$/)
            .first(),
        ).toBeVisible();
      }),
      test.step('cart', async () => {
        await addToCart(cart, line);
        await delayResponses(cart, '**/api/v1/cart/quote');
        await cart.goto('/cart');
        await expect(cart.getByText(line.name).first()).toBeVisible();
        await expectUsable(cart);
        await expect(cart.getByText('₹779').first()).toBeVisible(within);
      }),
    ]);
  });
});

test.describe('a shop that is busy and says until when', () => {
  test.use({ expectedStatuses: [503] });

  test('is asked again for a page by itself', async ({ page }) => {
    await page.goto('/products', { waitUntil: 'networkidle' });
    await expectUsable(page);
    let asked = 0;
    await page.route(/\/api\/v1\/product\/\w+$/, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ ...BUSY, headers: { 'Retry-After': '2' } }) : route.continue();
    });
    await page.getByRole('main').locator('a[href^="/product/"]').first().click();
    await expect(page.getByRole('button', { name: 'Add to cart' }).first()).toBeVisible();
    expect(asked).toBe(2);
  });

  test('says when to order again, and has one order then', async ({ page, request }) => {
    const line = await stockProduct(request);
    await registerPerson(page);
    await openCheckout(page, line);
    await page.route('**/api/v1/order/new', (route) =>
      route.fulfill({ ...BUSY, headers: { 'Retry-After': '3' } }),
    );
    await placeOrder(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Try again in 3 seconds.' })).toBeVisible();
    expect(await totalOfOrders(page)).toBe(0);
    await page.unroute('**/api/v1/order/new');
    await placeOrder(page).click();
    await expect(placed(page)).toBeVisible();
    expect(await totalOfOrders(page)).toBe(1);
  });
});

test('a network that dies at PLACE ORDER is told as it is, and makes one order [R69]', async ({
  page,
  request,
  faults,
}) => {
  const line = await stockProduct(request);
  await registerPerson(page);
  await openCheckout(page, line);
  await page.context().setOffline(true);
  await placeOrder(page).click();
  await expect(page.getByText(/do not know yet whether your order was placed/)).toBeVisible();
  await expect(placed(page)).toHaveCount(0);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(placed(page)).toBeVisible();
  expect(await totalOfOrders(page)).toBe(1);
  faults.splice(0);
});
