import type { Page } from '@playwright/test';
import { expectAccessibleInEveryMode } from '../accessible.ts';
import { findReviewedProduct, listPublicScreens, listShopperScreens, listStaffScreens } from '../screens.ts';
import { findHorizontalOverflow } from '../horizontal-overflow.ts';
import { findSmallTargets } from '../small-targets.ts';
import { fillCart } from '../steps/fill-cart.ts';
import { seedStaffInbox } from '../steps/seed-staff-inbox.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };
const PHONE = { width: 390, height: 844 };

/** Once per screen, because loading is slow. */
async function checkEachScreen(page: Page, paths: string[], look: () => Promise<void>): Promise<void> {
  // Transition colours fail the contrast check.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(PHONE);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path, { waitUntil: 'networkidle' });
      await look();
      await expectAccessibleInEveryMode(page);
      expect.soft(await findHorizontalOverflow(page), `never scrolls sideways: ${path}`).toEqual([]);
    });
}

test.describe.configure({ mode: 'parallel' });

test.describe('fits 320 to 1440 px, and is accessible in both themes', () => {
  // 400: an expired password link.
  test.use({ expectedStatuses: [400, 404] });

  const forFingers = (page: Page) => async () =>
    expect.soft(await findSmallTargets(page), `is 44 px to the finger: ${page.url()}`).toEqual([]);

  test('every screen of E-DASH', async ({ page }) => {
    test.setTimeout(480_000);
    await seedStaffInbox(page.request, await findReviewedProduct(page.request));
    await stockProduct(page.request);
    await checkEachScreen(page, await listStaffScreens(page.request), async () => {});
  });

  test('every screen of the shop, and whatever takes a press is 44 px to the finger [R40]', async ({
    page,
  }) => {
    test.setTimeout(360_000);
    await checkEachScreen(page, await listPublicScreens(page.request), forFingers(page));
  });

  test('every screen of a shopper, and whatever takes a press is 44 px to the finger', async ({ page }) => {
    test.setTimeout(360_000);
    expect((await page.request.post('/api/v1/login', { data: SHOPPER })).status()).toBe(200);
    await fillCart(page);
    await checkEachScreen(page, await listShopperScreens(page.request), forFingers(page));
  });
});
