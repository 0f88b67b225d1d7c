import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { screensOfAnyone, screensOfShopper, screensOfStaff } from '../screens.ts';
import { ADMIN } from '../shop.ts';
import { fillCart } from '../steps/fill-cart.ts';
import { expect, test } from '../test.ts';

const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };

async function expectEachAccessible(page: Page, paths: string[]): Promise<void> {
  // Colours on their way from one theme to the other are neither's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expectAccessibleInEveryLook(page);
    });
}

test.describe('at 390, 900 and 1440 px in both themes', () => {
  test.use({ provoked: [404] });

  test('every screen of the shop is accessible', async ({ page }) => {
    test.setTimeout(240_000);
    await expectEachAccessible(page, await screensOfAnyone(page.request));
  });

  test('every screen of a shopper is accessible', async ({ page }) => {
    test.setTimeout(240_000);
    expect((await page.request.post('/api/v1/login', { data: SHOPPER })).status()).toBe(200);
    await fillCart(page);
    await expectEachAccessible(page, await screensOfShopper(page.request));
  });

  test('every screen of E-DASH is accessible', async ({ page }) => {
    test.setTimeout(480_000);
    expect((await page.request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200);
    await expectEachAccessible(page, await screensOfStaff(page.request));
  });
});
