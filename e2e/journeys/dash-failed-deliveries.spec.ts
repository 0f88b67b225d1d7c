import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { ADMIN } from '../shop.ts';
import { placeOrders, uniqueLastName } from '../steps/place-orders.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

/** Admin requests. */
async function move(request: APIRequestContext, order: string, ...steps: object[]): Promise<void> {
  for (const data of steps)
    expect((await request.post(`/api/v1/admin/orders/${order}/move`, { data })).status()).toBe(200);
}

test('a failed delivery is tried on the day that the shopper chose, and at last returned at a cost', async ({
  page,
  browser,
  request,
  shop,
}) => {
  test.slow();
  const { product } = await stockProduct(request);
  const shopper = await (await browser.newContext({ baseURL: shop.url })).newPage();
  const { email } = await registerPerson(shopper);
  const [order] = await placeOrders(shopper, { product, count: 1, lastName: uniqueLastName() });
  if (!order) throw new Error('There is no order.');
  const courier = `Express ${Date.now().toString(36).toUpperCase()}`;
  await move(
    request,
    order._id,
    { to: 'Confirmed' },
    { to: 'Packed' },
    { to: 'Shipped', tracking: { courier, number: `${order.number}-1` } },
    { to: 'Out for delivery' },
  );
  const orderPage = `/admin/dashboard/orderlist/${order._id}`;

  await signIn(page, ADMIN);

  const phone = await (
    await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } })
  ).newPage();

  await test.step('the courier opens the link of the order and sees what to collect, and nothing else', async () => {
    await page.goto(orderPage, { waitUntil: 'networkidle' });
    const href = await page.getByRole('link', { name: 'Open courier’s page' }).getAttribute('href');
    const link = new URL(href ?? '');
    await phone.goto(link.pathname + link.search, { waitUntil: 'networkidle' });
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(`Collect ₹${order.totalPrice}`);
    await expect(phone.getByRole('main')).not.toContainText('Beach Road');
    await expectAccessible(phone);
  });

  await test.step('staff record why the delivery failed', async () => {
    await page.goto(orderPage, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Mark delivery as failed' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Mark delivery as failed' }).click();
    await expect(dialog.getByText('Choose a reason.')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('radio', { name: 'Nobody at home' }).check();
    await expect(dialog.getByLabel(/^Next attempt/)).not.toHaveValue('');
    await dialog.getByRole('button', { name: 'Mark delivery as failed' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/^Attempt 1: Nobody at home/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Next step' })).toBeFocused();
  });

  await test.step('the shopper opens the mailed link and chooses a day and another mobile number', async () => {
    const mail = await waitForMail(request, shop, email, /^We could not deliver/);
    expect(mail.text).toContain('nobody was at home');
    const link = new URL(/https?:\S+\/redelivery\/\S+/.exec(mail.text)?.[0] ?? '');
    await phone.goto(link.pathname + link.search, { waitUntil: 'networkidle' });
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Choose a delivery day');
    await expectAccessible(phone);
    await expect(phone.getByRole('main')).not.toContainText('Beach Road');
    await phone.getByRole('radio').nth(2).check();
    await phone.getByLabel(/^Another mobile number/).fill('98765 4321');
    await phone.getByRole('button', { name: 'Save choice' }).click();
    await expect(phone.getByText('Enter a 10-digit mobile number.')).toBeVisible();
    await phone.getByLabel(/^Another mobile number/).fill('98765 43210');
    await phone.getByRole('button', { name: 'Save choice' }).click();
    await expect(phone.getByRole('status').filter({ hasText: 'Thank you.' })).toContainText('3210');
    await phone.reload({ waitUntil: 'networkidle' });
    await expect(phone.getByRole('radio').nth(2)).toBeChecked();
    await expectAccessible(phone);
  });

  await test.step('the same link works without scripts', async () => {
    const plain = await (await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false })).newPage();
    await plain.goto(new URL(phone.url()).pathname + new URL(phone.url()).search);
    await plain.getByRole('radio').nth(3).check();
    await plain.getByRole('button', { name: 'Save choice' }).click();
    await expect(plain.getByText(/^Thank you\. We will ask the courier to come on /)).toBeVisible();
  });

  await test.step('staff see the choice on the order and in the list', async () => {
    await page.goto(orderPage, { waitUntil: 'networkidle' });
    await expect(page.getByText(/Customer chose .* Other mobile 9876543210/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: '9876543210' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/admin/dashboard/orderlist?tab=failed', { waitUntil: 'networkidle' });
    const row = page.getByRole('row', { name: new RegExp(order.number) });
    await expect(row.locator('xpath=following-sibling::tr').first()).toContainText('1 failed attempt');
    await expectAccessible(page);
  });

  await test.step('the third failure proposes the return', async () => {
    const again = [{ to: 'Out for delivery' }, { to: 'Delivery failed', failure: 'refused' }];
    await move(request, order._id, ...again, ...again);
    await phone.reload({ waitUntil: 'networkidle' });
    await expect(phone.getByText('No further attempt is planned yet.', { exact: false })).toBeVisible();
    await page.goto('/admin/dashboard/orderlist?tab=return-proposed', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: order.number, exact: true }).click();
    await expect(page.getByText('3 failed attempts. Consider returning this parcel')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the parcel comes back at a cost, and its link says that it has moved on', async () => {
    await page.getByRole('button', { name: 'Mark as returned to shop (RTO)' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Return cost (₹)').fill('75');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Mark as returned to shop (RTO)' }).click();
    await expect(page.getByText('Return cost ₹75')).toBeVisible();
    await phone.reload({ waitUntil: 'networkidle' });
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This parcel has moved on');
    await expectAccessible(phone);
    await phone.goto(`/redelivery/${order._id}?token=x`, { waitUntil: 'networkidle' });
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
    await expectAccessible(phone);
  });

  await test.step('the report counts the refusal and the cost', async () => {
    await page.goto('/admin/dashboard/cash/return-rates?by=product', { waitUntil: 'networkidle' });
    const row = page.getByRole('table', { name: 'Return rates' }).getByRole('row').filter({ hasText: '₹75' });
    await expect(row).toContainText('1 (100%)');
    await page.getByLabel(`${courier} (₹)`).fill('60');
    await page.getByRole('button', { name: `Save return cost of ${courier}` }).click();
    await expect(page.getByText(`Return cost of ${courier} saved.`)).toBeVisible();
    await expectAccessible(page);
  });
});
