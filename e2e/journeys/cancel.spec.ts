import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { registerPerson } from '../steps/register-person.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

const shippingInfo = {
  firstName: 'Asha',
  lastName: 'Nair',
  email: 'asha@example.com',
  phoneNo: '9845012345',
  address: '7, Beach Road',
  pincode: '682001',
  city: 'Kochi',
};

test('a shopper cancels an order, its pieces can be bought again, and the same is ordered once more [spec 1-2]', async ({
  page,
  request,
  shop,
}) => {
  const { product, name } = await stockProduct(request);
  const { email } = await registerPerson(page);
  const placed = await page.request.post('/api/v1/order/new', {
    data: { shippingInfo, orderItems: [{ product, quantity: 4 }] },
  });
  const { _id, number }: { _id: string; number: string } = await placed.json();
  const stock = async () => (await (await request.get(`/api/v1/product/${product}`)).json()).stock;
  expect(await stock()).toBe(996);

  await test.step('by keyboard, with a reason', async () => {
    await page.goto(`/account/orderdetails/${_id}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Cancel order' }).press('Enter');
    await expect(page.getByRole('radio', { name: 'I no longer need it' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'I ordered it by mistake' })).toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancel this order' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancelled on /);
    await expect(page.getByText('COD, nothing to pay')).toBeVisible();
    expect(await stock()).toBe(1000);
  });

  await test.step('is told by mail', async () => {
    const mail = await waitForMail(request, shop, email, /was cancelled/);
    expect(mail.subject).toContain(number);
    expect(mail.text).toContain('You owe nothing');
  });

  await test.step('orders the same again', async () => {
    await page.getByRole('button', { name: 'Order again' }).click();
    await page.getByRole('link', { name: 'Go to cart' }).click();
    await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  });
});

test('an order that was cancelled in another window is shown as that, not as a failure', async ({
  page,
  request,
}) => {
  const { product } = await stockProduct(request);
  await registerPerson(page);
  const order = { shippingInfo, orderItems: [{ product, quantity: 1 }] };
  const placed = await page.request.post('/api/v1/order/new', { data: order });
  const { _id }: { _id: string } = await placed.json();
  await page.goto(`/account/orderdetails/${_id}`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.request.post(`/api/v1/order/${_id}/cancel`, { data: { reason: 'other' } });
  await page.getByRole('radio', { name: 'Other reason' }).check();
  await page.getByRole('button', { name: 'Cancel this order' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Cancelled on /);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});
