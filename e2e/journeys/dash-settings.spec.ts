import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { ADMIN } from '../shop.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');

test('the owner changes a charge, the shop goes by it at once, and it is put back [spec 2-21] [spec 2-120]', async ({
  page,
  browser,
  shop,
}) => {
  const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const expressNow = async () => {
    await shopper.goto('/products');
    return main(shopper)
      .getByText(/^Express delivery /)
      .first();
  };
  const field = main(page).getByRole('textbox', { name: 'Express shipping (₹)' });

  await signIn(page, ADMIN);
  await page.goto('/admin/dashboard/settings?part=charges', { waitUntil: 'networkidle' });

  await test.step('what is promised wrongly is said; the demo names its seller', async () => {
    await expect(main(page).getByText(/^Pages promise free shipping over ₹199/)).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a bad charge is refused at its field', async () => {
    await field.fill('plenty');
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(main(page).getByText('Enter a whole number from 0 to 10,000 rupees.')).toBeVisible();
    await expect(await expressNow()).toHaveText('Express delivery ₹35');
  });

  await test.step('a good one holds for the next page that a shopper opens', async () => {
    await field.fill('36');
    await main(page).getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Charges saved.')).toBeVisible();
    await expect(main(page).getByText('Express shipping: ₹35 → ₹36')).toBeVisible();
    await expect(await expressNow()).toHaveText('Express delivery ₹36');
  });

  await test.step('and is put back from the history, as if nothing had been', async () => {
    await main(page).getByRole('button', { name: 'Restore: Express shipping: ₹35 → ₹36' }).first().click();
    await expect(field).toHaveValue('35');
    await expect(await expressNow()).toHaveText('Express delivery ₹35');
  });

  await test.step('the audit trail tells both', async () => {
    await page.goto('/admin/dashboard/audit?kind=settings');
    await expect(main(page).getByText('Express shipping: ₹36 → ₹35').first()).toBeVisible();
    await expect(main(page).getByText('Settings restored').first()).toBeVisible();
    await expectAccessible(page);
  });
});
