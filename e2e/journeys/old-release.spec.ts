import type { Page } from '@playwright/test';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

/** Slightly above the page age from which a missing script counts as an old release. */
const OPEN_FOR_MS = 10_500;

/** Scripts not loaded yet are gone, and new pages get new ones. */
async function deployNewRelease(page: Page): Promise<() => number> {
  let missed = 0;
  let isOld = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false;
  });
  await page.route('**/assets/**', (route) => {
    if (!isOld) return route.continue();
    missed += 1;
    return route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' });
  });
  return () => missed;
}

test('a page opened without a connection comes by itself once the connection is back', async ({
  page,
  context,
  faults,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'FAQs' })).toBeVisible();
  await expect(page).toHaveURL(/\/faq$/);
  // The requests that failed while offline.
  faults.splice(0);
});

test('a page of an older release leads on, to where one was going, and keeps the cart [T19]', async ({
  page,
  request,
  faults,
}) => {
  const { product } = await stockProduct(request);
  await page.goto(`/product/${product}`);
  await page.getByRole('button', { name: 'Add to cart' }).first().click();
  await expect(page.getByText('Product added to cart')).toBeVisible();
  await page.waitForTimeout(OPEN_FOR_MS);
  const missed = await deployNewRelease(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faq/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/went wrong/i)).toBeHidden();
  expect(missed()).toBeGreaterThan(0);
  faults.splice(0);
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty.')).toBeHidden();
});
