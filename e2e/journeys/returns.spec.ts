import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };

test('a shopper gives one line of a delivered order back, and sees what is due and where it goes [spec 2-96]', async ({
  page,
  request,
  shop,
}) => {
  await signIn(page, SHOPPER);
  await page.goto('/account/myorders');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Return by' }).last();
  await row.getByRole('link', { name: /Detail/ }).click();
  await expect(page.getByText(/^You can return items until /)).toBeVisible();
  await page.getByRole('link', { name: 'Return or exchange' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Return or exchange' })).toBeVisible();

  await test.step('is told what is missing', async () => {
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByText('Choose at least one item.')).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await expect(page.getByText('Choose a reason.')).toBeVisible();
    await expect(page.getByText('Enter a UPI ID like name@bank.')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('asks for it', async () => {
    await page.getByRole('checkbox').first().check();
    await expect(page.getByText(/^items ₹/)).toBeVisible();
    await page.getByRole('radio', { name: 'Too small' }).check();
    await page.getByLabel('UPI ID').fill('asha.rao@okbank');
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Return requested/);
    const returns = page.getByRole('region', { name: 'Returns' });
    await expect(returns.getByText(/^₹[\d,]+ to as…@okbank$/)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('asha.rao@okbank');
    await expect(page.getByRole('link', { name: 'Return or exchange' })).toHaveCount(0);
    await expectAccessible(page);
  });

  await test.step('is told by mail', async () => {
    const mail = await waitForMail(request, shop, SHOPPER.email, /^Return request/);
    expect(mail.text).toContain('as…@okbank');
  });
});

test('an order is printed black on white, without the bars, whatever the theme', async ({ page }) => {
  await signIn(page, SHOPPER);
  await page.goto('/account/myorders');
  await page
    .getByRole('link', { name: /^Detail/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Order items' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByText(/^Order ES-\d+/).first()).toBeVisible();
  await expect(page.getByText('Total cost').last()).toBeVisible();
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const [red = 255] = (/\d+/.exec(ink) ?? []).map(Number);
  expect(red).toBeLessThan(80);
});
