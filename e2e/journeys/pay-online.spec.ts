import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { fillShipping } from '../steps/fill-shipping.ts';
import { registerPerson } from '../steps/register-person.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

async function orderOnline(page: Page, request: APIRequestContext): Promise<string> {
  const { product } = await stockProduct(request);
  const data = { changes: [{ product, quantity: 1 }] };
  expect((await page.request.put('/api/v1/cart', { data })).status()).toBe(200);
  await page.goto('/cart', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'CHECKOUT' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('radio', { name: /^Cash on delivery/ })).toBeChecked();
  await fillShipping(page);
  await page.getByRole('radio', { name: /^Pay online/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'PLACE ORDER' }).click();
  await page.waitForURL(/\/account\/orderdetails\//);
  return page.url();
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay ₹779 now' });
const formOf = (page: Page) => page.frameLocator('iframe[title="Test payment"]');

test('a shopper pays online, is declined first, and closes the page after paying', async ({
  page,
  request,
  shop,
}) => {
  const { email } = await registerPerson(page);

  await test.step('pays in the payment form of the gateway', async () => {
    await orderOnline(page, request);
    await expect(page.getByRole('heading', { name: 'Pay ₹779' })).toBeVisible();
    await expectAccessible(page);
    await payButton(page).click();
    await formOf(page).getByRole('button', { name: 'Pay ₹779' }).click();
    await expect(page.getByText('Online payment, paid')).toBeVisible();
    const { text } = await waitForMail(request, shop, email, /^Payment received/);
    expect(text).toMatch(/Payment reference: pay_\w+/);
  });

  await test.step('is declined, and then pays', async () => {
    await orderOnline(page, request);
    await payButton(page).click();
    await formOf(page).getByRole('button', { name: 'Decline' }).click();
    await expect(formOf(page).getByText('Payment declined. Try again or close.')).toBeVisible();
    await formOf(page).getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByText(/^Your payment did not go through\./)).toBeVisible();
    await expectAccessible(page);
    await payButton(page).click();
    await formOf(page).getByRole('button', { name: 'Pay ₹779' }).click();
    await expect(page.getByText('Online payment, paid')).toBeVisible();
  });

  await test.step('closes the page after paying, and finds the payment on return', async () => {
    const address = await orderOnline(page, request);
    await payButton(page).click();
    await formOf(page).getByRole('button', { name: 'Pay, then close' }).click();
    await page.goto('/');
    await expect
      .poll(
        async () => {
          await page.goto(address, { waitUntil: 'networkidle' });
          return page.getByText('Online payment, paid').isVisible();
        },
        { timeout: 30_000 },
      )
      .toBe(true);
  });
});
