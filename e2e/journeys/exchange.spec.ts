import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { ADMIN } from '../shop.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };

test('a shopper exchanges an item for another size, and gets it as a new order with nothing to pay', async ({
  page,
  request,
  shop,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/account/myorders');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Return by' }).first();
  await row.getByRole('link', { name: /Detail/ }).click();
  await page.getByRole('link', { name: 'Return or exchange' }).click();

  await test.step('chooses the size', async () => {
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio', { name: 'Too small' }).check();
    await page.getByRole('radio', { name: 'Exchange', exact: true }).check();
    await page.getByLabel('UPI ID').fill('asha.rao@okbank');
    await page.getByRole('button', { name: 'Request exchange' }).click();
    const size = page.getByLabel(/^Size you want for/);
    await expect(size).toBeFocused();
    await expect(size).toHaveAccessibleDescription('Choose a size.');
    await expectAccessible(page);
    const free = size.locator('option:not([disabled]):not([value=""])');
    await size.selectOption(await free.last().getAttribute('value'));
    await page.getByRole('button', { name: 'Request exchange' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Return requested/);
    const returns = page.getByRole('region', { name: 'Returns' });
    await expect(returns.getByText(/, exchange for \w+$/)).toBeVisible();
    await expect(
      returns.getByText('We will send your exchange once we have checked the items.'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  await test.step('an Admin accepts, and the new order is sent at once', async () => {
    const staff = await page.context().browser()!.newContext({ baseURL: shop.url });
    const desk = await staff.newPage();
    await signIn(desk, ADMIN);
    await desk.goto(`/admin/dashboard/orderlist/${id}`);
    await expect(desk.getByRole('checkbox', { name: /^Send the exchange now/ })).toBeChecked();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Accept return' }).click();
    await desk.getByRole('link', { name: /^Replacement: ES-\d+$/ }).click();
    await expect(desk.getByRole('link', { name: /^Paid by the exchange of ES-\d+$/ })).toBeVisible();
    await expect(desk.getByText('Exchange, Collected')).toBeVisible();
    await expectAccessible(desk);
    await staff.close();
  });

  await test.step('the shopper finds it on both orders and in the mail', async () => {
    await page.reload();
    await page.getByRole('link', { name: /^Exchanged: order ES-\d+$/ }).click();
    await expect(page.getByText('Paid by the exchange')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Exchange for order ES-\d+$/ })).toBeVisible();
    await expectAccessible(page);
    const mail = await waitForMail(request, shop, SHOPPER.email, /^We are preparing your exchange/);
    expect(mail.text).toContain('The exchange has paid for it, so you have nothing to pay.');
  });
});
