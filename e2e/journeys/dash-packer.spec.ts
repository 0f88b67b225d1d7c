import { expectAccessible } from '../accessible.ts';
import { uniqueLastName, placeOrders } from '../steps/place-orders.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

const PACKER = { email: 'packer@example.com', password: 'packer-demo-passphrase' };

test.use({ expectedStatuses: [403] });

test('a packer packs and hands over, and sees no money but the cash to collect on the slip', async ({
  page,
  browser,
  request,
  shop,
}) => {
  const { product, name } = await stockProduct(request);
  const lastName = uniqueLastName();
  const shopperContext = await browser.newContext({ baseURL: shop.url });
  const [order] = await placeOrders(
    await shopperContext.newPage().then(async (shopper) => {
      await registerPerson(shopper);
      return shopper;
    }),
    { product, count: 1, lastName },
  );
  if (!order) throw new Error('There is no order.');
  await shopperContext.close();
  const main = page.getByRole('main');

  const responseBodies: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/v1/admin/')) responseBodies.push(await response.text().catch(() => ''));
  });

  await test.step('E-DASH opens with the orders, and offers nothing else', async () => {
    await signIn(page, PACKER);
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/admin\/dashboard\/orderlist$/);
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(sidebar.getByRole('link')).toHaveText([/^Orders/, 'View shop']);
    await expect(main.getByRole('columnheader')).toHaveText([
      'Select all on this page',
      'ID',
      'DATE',
      'CUSTOMER',
      'ITEMS',
      'ORDER STATUS',
      'ACTIONS',
    ]);
    await expect(main).not.toContainText('₹');
    await expectAccessible(page);
  });

  await test.step('the order is found by its scanned number, confirmed, packed and printed', async () => {
    await main.getByRole('searchbox').pressSequentially(order.number);
    await main.getByRole('searchbox').press('Enter');
    await expect(main.getByRole('row')).toHaveCount(2);
    await main.getByRole('link', { name: order.number, exact: true }).click();
    await expect(main.getByText(name)).toBeVisible();
    await expect(main.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await main.getByRole('button', { name: 'Confirm' }).click();
    await main.getByRole('button', { name: 'Mark as packed' }).click();
    await expect(main.getByRole('button', { name: 'Mark as shipped' })).toBeVisible();
    await expect(main).not.toContainText('₹');
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Print', exact: true }).click();
    await expect(page.getByRole('article', { name: `Packing slip ${order.number}` })).toContainText(
      `Cash on delivery: collect ₹${order.totalPrice}`,
    );
    await expect(page.getByRole('img', { name: `Barcode of ${order.number}` })).toBeVisible();
    await expect(page.getByRole('link', { name: /invoice/i })).toHaveCount(0);
    expect((await main.innerText()).match(/₹/g)).toHaveLength(1);
  });

  await test.step('what is not for the role answers 403, in screens and calls', async () => {
    for (const path of ['transactionlist', 'productlist', 'settings']) {
      const answer = await page.goto(`/admin/dashboard/${path}`);
      expect({ path, status: answer?.status() }).toEqual({ path, status: 403 });
    }
    for (const path of ['transactions', 'transactions/export', 'audit', 'promocodes'])
      expect((await page.request.get(`/api/v1/admin/${path}`)).status()).toBe(403);
  });

  const amounts = /price|total[A-Z]|taxPrice|paymentInfo|refund|discount/i;
  expect(responseBodies.length).toBeGreaterThan(0);
  expect(responseBodies.filter((body) => amounts.test(body))).toEqual([]);
});
