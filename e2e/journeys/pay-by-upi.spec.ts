import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { ADMIN } from '../shop.ts';
import { fillShipping } from '../steps/fill-shipping.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

/** An empty UPI ID turns UPI off. */
async function setUpiId(request: APIRequestContext, upiPayee: string): Promise<void> {
  const settings = await (await request.get('/api/v1/admin/settings')).json();
  const answer = await request.put('/api/v1/admin/settings/payments', {
    headers: { 'if-match': `"${settings.versions.payments}"` },
    data: { ...settings.payments, upiPayee, upiPayeeName: 'Test shop' },
  });
  expect(answer.status()).toBe(200);
}

test('a shopper pays by UPI, closes the page, and staff confirm the payment', async ({
  page,
  browser,
  request,
  shop,
}) => {
  const { product } = await stockProduct(request);
  await setUpiId(request, 'shop@okbank');
  const { email } = await registerPerson(page);
  const data = { changes: [{ product, quantity: 1 }] };
  expect((await page.request.put('/api/v1/cart', { data })).status()).toBe(200);
  const reference = String(Date.now()).slice(-12).padStart(12, '7');
  let address = '';

  await test.step('UPI is a choice beside cash, which is preselected', async () => {
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'CHECKOUT' }).filter({ visible: true }).first().click();
    await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
    await fillShipping(page);
    await page.getByRole('radio', { name: /^UPI/ }).check();
    await expect(page.getByText(/Pay after you place the order\./)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  });

  await test.step('the order opens with its amount, its code and the time that is left', async () => {
    await page.waitForURL(/\/account\/orderdetails\//);
    address = page.url();
    await expect(page.getByRole('heading', { name: 'Pay ₹779' })).toBeVisible();
    const code = page.getByRole('img', { name: 'QR code to pay ₹779 by UPI' });
    await expect(code).toBeVisible();
    await expectAccessible(page);
    const app = page.getByRole('link', { name: 'Open UPI app' });
    const topOf = async (part: typeof app) => (await part.boundingBox())?.y ?? 0;
    expect(await topOf(app), 'a large screen shows the code first').toBeGreaterThan(await topOf(code));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await topOf(app), 'a phone offers its app first').toBeLessThan(await topOf(code));
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('a page that was closed shows the same on return, and takes the reference', async () => {
    await page.goto('/');
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByLabel('UPI reference (UTR)').fill(reference);
    await page.getByRole('button', { name: 'Submit reference' }).click();
    await expect(page.getByText(`UTR ${reference}`)).toBeVisible();
  });

  await test.step('staff confirm it, and the shopper hears of it', async () => {
    const staff = await (await browser.newContext({ baseURL: shop.url })).newPage();
    await signIn(staff, ADMIN);
    await staff.goto('/admin/dashboard/payments', { waitUntil: 'networkidle' });
    await expectAccessible(staff);
    const row = staff.getByRole('row').filter({ hasText: reference });
    await row.getByRole('button', { name: 'Confirm payment' }).click();
    await expect(staff.getByText(/^Payment of ES-\d+ confirmed\.$/)).toBeVisible();
    await expect(staff.getByRole('heading', { level: 1, name: 'Payments' })).toBeFocused();
    await page.reload();
    await expect(page.getByText('UPI, paid')).toBeVisible();
    const { text } = await waitForMail(request, shop, email, /^Payment received/);
    expect(text).toContain(`Payment reference: ${reference}`);
  });

  await setUpiId(request, '');
});
