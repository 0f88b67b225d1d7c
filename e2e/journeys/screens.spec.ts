import type { Page } from '@playwright/test';
import { expectAccessibleInEveryLook } from '../accessible.ts';
import { aReviewedProduct, screensOfAnyone, screensOfShopper, screensOfStaff } from '../screens.ts';
import { sideways } from '../sideways.ts';
import { smallTargets } from '../small-targets.ts';
import { fillCart } from '../steps/fill-cart.ts';
import { leaveToStaff } from '../steps/leave-to-staff.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };
const PHONE = { width: 390, height: 844 };

/** Each is opened once, on a phone, and looked at in all ways: to open it takes longer than to look. */
async function lookAtEach(page: Page, paths: string[], look: () => Promise<void>): Promise<void> {
  // Colours on their way from one theme to the other are neither's.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await look();
      await expectAccessibleInEveryLook(page);
      expect.soft(await sideways(page), `never scrolls sideways: ${path}`).toEqual([]);
    });
}

// The longest of all journeys, which share nothing: each goes to the worker that is free.
test.describe.configure({ mode: 'parallel' });

test.describe('fits 320 to 1440 px, and is accessible in both themes', () => {
  // 400: a link to a new password that is no longer valid.
  test.use({ provoked: [400, 404] });

  const forFingers = (page: Page) => async () =>
    expect.soft(await smallTargets(page), `is 44 px to the finger: ${page.url()}`).toEqual([]);

  // First, because it takes longest.
  test('every screen of E-DASH', async ({ page }) => {
    test.setTimeout(480_000);
    await leaveToStaff(page.request, await aReviewedProduct(page.request));
    await stockProduct(page.request); // as an Admin: the audit trail tells of it
    await lookAtEach(page, await screensOfStaff(page.request), async () => {});
  });

  test('every screen of the shop, and whatever takes a press is 44 px to the finger', async ({ page }) => {
    test.setTimeout(360_000);
    await lookAtEach(page, await screensOfAnyone(page.request), forFingers(page));
  });

  test('every screen of a shopper, and whatever takes a press is 44 px to the finger', async ({ page }) => {
    test.setTimeout(360_000);
    expect((await page.request.post('/api/v1/login', { data: SHOPPER })).status()).toBe(200);
    await fillCart(page);
    await lookAtEach(page, await screensOfShopper(page.request), forFingers(page));
  });
});
