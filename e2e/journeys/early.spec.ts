import type { Page } from '@playwright/test';
import { ADMIN } from '../shop.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

/** Scripts load only after `arrive` is called. */
async function openBeforeScripts(page: Page, path: string) {
  let releaseScripts = () => {};
  const arrived = new Promise<void>((resolve) => {
    releaseScripts = resolve;
  });
  await page.route(/\/assets\/entry-client[^/]*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByRole('main')).toBeVisible();
  return releaseScripts;
}

test('filters pressed before the page is alive apply when it is', async ({ page }) => {
  const releaseScripts = await openBeforeScripts(page, '/products');
  const option = (name: RegExp) => page.getByRole('main').getByRole('radio', { name });
  await option(/^Shirt/).click();
  await option(/^₹500-1000/).click();
  releaseScripts();
  await expect(page).toHaveURL(/type=Shirts&price=500-1000/);
  await expect(option(/^Shirt/)).toBeChecked();
  await expect(option(/^₹500-1000/)).toBeChecked();
});

test('a note sent before the page is alive is kept when it is', async ({ page }) => {
  await signIn(page, ADMIN);
  const { orders } = (await (await page.request.get('/api/v1/admin/orders')).json()) as {
    orders: { _id: string }[];
  };
  const note = `Gate code ${Date.now()}`;
  const releaseScripts = await openBeforeScripts(page, `/admin/dashboard/orderlist/${orders[0]?._id}`);
  await page.getByLabel('Staff note').fill(note);
  await page.getByRole('button', { name: 'Add note' }).click();
  releaseScripts();
  await expect(page.getByRole('listitem').filter({ hasText: note })).toBeVisible();
  await expect(page.getByLabel('Staff note')).toHaveValue('');
});

test.describe('with the worker that shows a page without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a press before the page is alive is the first sign of a person, too', async ({ page }) => {
    const releaseScripts = await openBeforeScripts(page, '/contact');
    await page.getByRole('heading', { level: 1 }).click();
    releaseScripts();
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    );
  });
});
