import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { ADMIN } from '../shop.ts';
import { uniqueLastName, placeOrders } from '../steps/place-orders.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });

const PAPERS: Record<string, string> = { '595x842': 'A4', '298x420': 'A6' };

async function listPrintedSheets(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  return listSheets(await page.pdf({ preferCSSPageSize: true }));
}

const listSheets = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => {
    const size = `${Math.round(Number(width))}x${Math.round(Number(height))}`;
    return PAPERS[size] ?? size;
  });

/** @param question button of the confirmation dialog. */
async function moveAll(page: Page, button: string, expectedMessage: RegExp, question?: string) {
  await main(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  await main(page).getByRole('button', { name: button }).click();
  if (question) await page.getByRole('dialog').getByRole('button', { name: question, exact: true }).click();
  await expect(main(page).getByText(expectedMessage)).toBeVisible();
}

test('a day in the shop: orders go out of the door, and stock and cash agree to the rupee [spec 1-3] [spec 1-4] [spec 7-21] [spec 9-30]', async ({
  page,
  browser,
  request,
  shop,
}) => {
  test.setTimeout(180_000);
  const { product } = await stockProduct(request);
  const today = async () => (await (await request.get('/api/v1/admin/dashboard')).json()).today;
  const morning = await today();
  const sums = async () => (await (await request.get('/api/v1/admin/transactions')).json()).sums;
  const { outstanding } = await sums();
  const lastName = uniqueLastName();
  const shopperContext = await browser.newContext({ baseURL: shop.url });
  const shopper = await shopperContext.newPage();
  const { email } = await registerPerson(shopper);
  const orders = await placeOrders(shopper, { product, count: 10, lastName });
  const [cancelled, returned, ...soldOrders] = orders;
  if (!cancelled || !returned) throw new Error('There are no orders.');
  const total = orders.reduce((sum, { totalPrice }) => sum + totalPrice, 0);

  const stock = async () => (await (await request.get(`/api/v1/product/${product}`)).json()).stock;
  // The cash book is written a moment after the order.
  await expect.poll(async () => (await sums()).outstanding.amount - outstanding.amount).toBe(total);
  const before = await sums();
  expect(await stock()).toBe(990);

  await signIn(page, ADMIN);

  await test.step('all are found by name and confirmed at once', async () => {
    await open(page, '/admin/dashboard/orderlist');
    await main(page).getByRole('searchbox').fill(lastName);
    await main(page).getByRole('searchbox').press('Enter');
    await expect(main(page).getByText('10 orders', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await moveAll(page, 'Confirm', /^10 orders confirmed\.$/);
    await expect(page).toHaveURL(new RegExp(`keyword=${lastName}`));
  });

  await test.step('one is cancelled, with a reason', async () => {
    await main(page).getByRole('link', { name: cancelled.number, exact: true }).click();
    await main(page).getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel order' });
    await dialog.getByRole('radio', { name: 'Customer unreachable' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(main(page).getByText('This order is finished.')).toBeVisible();
    await expect(main(page).getByText('by Demo Admin').first()).toBeVisible();
    await waitForMail(request, shop, email, /was cancelled/);
  });

  await test.step('the others are packed; the cancelled one says why not', async () => {
    await open(page, `/admin/dashboard/orderlist?keyword=${lastName}`);
    await moveAll(page, 'Mark as packed', /^9 orders packed\.$/);
    await expect(
      main(page).getByText(
        `${cancelled.number}: An order with the status “Cancelled” cannot be changed to “Packed”.`,
      ),
    ).toBeVisible();
  });

  await test.step('slips are printed three on a sheet of A4, invoices are one PDF of a page each', async () => {
    await main(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
    await main(page).getByRole('link', { name: 'Print slips' }).click();
    await expect(page.getByRole('article')).toHaveCount(9);
    await expect(main(page).getByText(`1 cancelled order is not printed: ${cancelled.number}`)).toBeVisible();
    await expect(page.getByRole('article').first()).toContainText(/collect ₹[\d,]+/);
    const picks = page.getByRole('region', { name: 'Pick list' });
    await expect(picks).toContainText('items for 9 orders');
    await expect(page.getByRole('img', { name: /^Barcode of ES-/ })).toHaveCount(9);
    await expectAccessible(page);
    const downloading = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'Download 9 invoices' }).click();
    const invoices = await readFile(await (await downloading).path());
    expect(listSheets(invoices)).toEqual(Array.from({ length: 9 }, () => 'A4'));
    expect(await listPrintedSheets(page)).toEqual(Array.from({ length: 1 + 3 }, () => 'A4'));
    await expect(page.getByRole('button', { name: /^Print/ })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await main(page).getByRole('link', { name: 'A6' }).click();
    await expect.poll(() => listPrintedSheets(page)).toEqual(Array.from({ length: 1 + 9 }, () => 'A6'));
    await expect(page.getByRole('complementary')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await open(page, `/admin/dashboard/orderlist/print?ids=${returned._id}`);
    await expect.poll(() => listPrintedSheets(page)).toEqual(['A6']);
    await expect(picks).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('one is handed over with its number, which the shopper sees', async () => {
    await open(page, `/admin/dashboard/orderlist/${returned._id}`);
    await main(page).getByRole('button', { name: 'Mark as shipped' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Courier').fill('Fleet Post');
    await dialog.getByLabel('Tracking number (AWB)').fill('fp-2026-77');
    await dialog.getByRole('button', { name: 'Mark as shipped', exact: true }).click();
    await expect(main(page).getByText('FP-2026-77').first()).toBeVisible();
    const mail = await waitForMail(request, shop, email, /is on its way/);
    expect(mail.text).toContain('Fleet Post. Tracking number: FP-2026-77');
    await shopper.goto(`/account/orderdetails/${returned._id}`);
    await expect(shopper.getByText('Courier: Fleet Post. Tracking number: FP-2026-77')).toBeVisible();
  });

  await test.step('the rest follow, and all are delivered', async () => {
    await open(page, `/admin/dashboard/orderlist?keyword=${lastName}&status=Packed`);
    await expect(main(page).getByText('8 orders', { exact: true })).toBeVisible();
    await moveAll(page, 'Mark as shipped', /^8 orders shipped\.$/, 'Ship without tracking number');
    await open(page, `/admin/dashboard/orderlist?keyword=${lastName}&status=Shipped`);
    await moveAll(page, 'Out for delivery', /^9 orders marked as out for delivery\.$/);
    await open(page, `/admin/dashboard/orderlist?keyword=${lastName}&status=Out+for+delivery`);
    const cash = 'Mark as delivered';
    await moveAll(page, cash, /^9 orders delivered, ₹[\d,]+ collected\.$/, cash);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(main(page).getByText('9 orders restored.')).toBeVisible();
    await moveAll(page, cash, /^9 orders delivered, ₹[\d,]+ collected\.$/, cash);
  });

  await test.step('one is returned for a customer who phoned, checked, and its refund paid', async () => {
    await open(page, `/admin/dashboard/orderlist/${returned._id}`);
    await main(page).getByRole('button', { name: 'Start a return' }).click();
    const dialog = page.getByRole('dialog', { name: 'Start a return' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('radio', { name: 'Too small' }).check();
    await dialog.getByLabel('UPI ID').fill('asha@okbank');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Start return' }).click();
    await expect(main(page).getByText('Return to check')).toBeVisible();
    await waitForMail(request, shop, email, /^Return request for your/);
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Accept return' }).click();
    await expect(main(page).getByText('Pay to asha@okbank')).toBeVisible();
    await main(page).getByLabel('Payment reference').fill('UTR 2026 77');
    await main(page).getByRole('button', { name: 'Mark as refunded' }).click();
    await expect(main(page).getByText('COD, Refunded')).toBeVisible();
    await expect(main(page).getByText('asha@okbank')).toHaveCount(0);
  });

  await test.step('stock and cash agree to the rupee', async () => {
    expect(await stock()).toBe(1000 - soldOrders.length);
    const after = await sums();
    const collected = total - cancelled.totalPrice;
    expect(after.collected.amount - before.collected.amount).toBe(collected);
    expect(after.refunded.amount - before.refunded.amount).toBe(returned.totalPrice);
    expect(after.net - before.net).toBe(collected - returned.totalPrice);
    expect(before.outstanding.amount - after.outstanding.amount).toBe(total);
    expect(after.cancelled.amount - before.cancelled.amount).toBe(cancelled.totalPrice);
    await open(page, '/admin/dashboard/transactionlist');
    await expect(main(page).getByText(`Refund, ${returned.number}, Asha ${lastName}`)).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Export' }).click();
    expect((await download).suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/);
    await main(page).getByRole('button', { name: 'Filter' }).click();
    await main(page).getByLabel('Type').selectOption('refund');
    await main(page).getByRole('button', { name: 'Apply filters' }).click();
    await expect(page).toHaveURL(/kind=refund/);
    await expect(main(page).getByText(/^Cash on delivery,/)).toHaveCount(0);
  });

  await test.step('the dashboard tells the same day', async () => {
    const evening = await today();
    if (evening.day !== morning.day) return; // Past midnight in India the two totals belong to different days.
    expect(evening.orders - morning.orders).toBe(soldOrders.length + 1);
    expect(evening.pieces - morning.pieces).toBe(soldOrders.length);
    expect(evening.sales - morning.sales).toBe(total - cancelled.totalPrice - returned.totalPrice);
    expect(evening.customers - morning.customers).toBe(1);
    await open(page, '/admin/dashboard');
    await expect(main(page).getByRole('link', { name: /^Total Order/ })).toContainText(
      `Total Order${evening.orders}`,
    );
    await main(page)
      .getByRole('link', { name: /^Total Order/ })
      .click();
    await expect(
      main(page).getByText(evening.orders === 1 ? '1 order' : `${evening.orders} orders`, { exact: true }),
    ).toBeVisible();
    await expectAccessible(page);
  });
  await shopperContext.close();
});
