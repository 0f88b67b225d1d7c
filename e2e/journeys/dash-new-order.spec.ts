import { expectAccessible } from '../accessible.ts';
import { findHorizontalOverflow } from '../horizontal-overflow.ts';
import { waitForMail } from '../mailbox.ts';
import { ADMIN } from '../shop.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

test('a customer orders by phone, and an Admin places the order', async ({
  page,
  browser,
  request,
  shop,
}) => {
  const { name } = await stockProduct(request);
  const shopper = await browser.newContext({ baseURL: shop.url });
  const { email } = await registerPerson(await shopper.newPage());
  await shopper.close();
  await signIn(page, ADMIN);
  const found = await request.get('/api/v1/admin/customers', { params: { search: email } });
  const { customers } = await found.json();
  await page.goto(`/admin/dashboard/customers/${customers[0]._id}`, { waitUntil: 'networkidle' });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'New order' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'New order for Asha Nair' })).toBeVisible();
  await main.getByLabel('Name or SKU').fill(name);
  await main.getByLabel('Name or SKU').press('Enter');
  await main.getByRole('button', { name: `Add ${name}` }).click();
  await main.getByRole('button', { name: 'Increase quantity' }).click();
  await main.getByRole('textbox', { name: 'Address', exact: true }).fill('7 Temple Street');
  await main.getByLabel('Pincode').fill('560034');
  await expect(main.getByLabel('City')).toHaveValue(/Bengaluru/i);
  await expect(main.getByText('₹998').first()).toBeVisible();
  expect(await findHorizontalOverflow(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL(/\/admin\/dashboard\/orderlist\/[0-9a-f]{24}$/);
  await expect(main.getByText('by Demo Admin')).toBeVisible();
  await waitForMail(request, shop, email, /order/i);
});
