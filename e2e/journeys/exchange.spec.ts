import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { ADMIN } from '../shop.ts';
import { deliverOrder } from '../steps/deliver-order.ts';
import { placeOrders, uniqueLastName } from '../steps/place-orders.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

type Listed = { sizes: { size: string; stock: number }[] };
const isPlenty = ({ stock }: Listed['sizes'][number]) => stock >= 5;

test('a shopper exchanges an item for another size, and gets it as a new order with nothing to pay', async ({
  page,
  request,
  shop,
}) => {
  const { email } = await registerPerson(page);
  const { product: found } = await (await page.request.get('/api/v1/products?inStock=true&limit=27')).json();
  const { _id: product, sizes } = found.find((one: Listed) => one.sizes.filter(isPlenty).length > 1);
  const size = sizes.find(isPlenty).size;
  const [order] = await placeOrders(page, { product, size, count: 1, lastName: uniqueLastName() });
  expect((await request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200);
  await deliverOrder(request, order!);
  await page.goto(`/account/orderdetails/${order!._id}`);
  await page.getByRole('link', { name: 'Return or exchange' }).click();

  await test.step('chooses the size', async () => {
    await page.getByRole('checkbox').first().check();
    await page.getByRole('radio', { name: 'Too small' }).check();
    await page.getByRole('radio', { name: 'Exchange', exact: true }).check();
    await page.getByLabel('UPI ID').fill('asha.rao@okbank');
    await page.getByRole('button', { name: 'Request exchange' }).click();
    const wanted = page.getByLabel(/^Size you want for/);
    await expect(wanted).toBeFocused();
    await expect(wanted).toHaveAccessibleDescription('Choose a size.');
    await expectAccessible(page);
    const free = wanted.locator('option:not([disabled]):not([value=""])');
    await wanted.selectOption(await free.last().getAttribute('value'));
    await page.getByRole('button', { name: 'Request exchange' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Exchange requested/);
    const returns = page.getByRole('region', { name: 'Returns' });
    await expect(returns.getByText(/, exchange for \w+$/)).toBeVisible();
    await expect(
      returns.getByText('We will send your exchange once we have checked the items.'),
    ).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('an Admin accepts, and the new order is sent at once', async () => {
    const staff = await page.context().browser()!.newContext({ baseURL: shop.url });
    const desk = await staff.newPage();
    await signIn(desk, ADMIN);
    await desk.goto(`/admin/dashboard/orderlist/${order!._id}`);
    await expect(desk.getByRole('checkbox', { name: /^Send the exchange now/ })).toBeChecked();
    await expectAccessible(desk);
    await desk.getByRole('button', { name: 'Accept return' }).click();
    await desk.getByRole('link', { name: /^Replacement: ES-\d+$/ }).click();
    await expect(desk.getByRole('link', { name: /^Paid by the exchange of ES-\d+$/ })).toBeVisible();
    await expect(desk.getByText('Exchange, paid')).toBeVisible();
    await expectAccessible(desk);
    await staff.close();
  });

  await test.step('the shopper finds it on both orders and in the mail', async () => {
    await page.reload();
    await page.getByRole('link', { name: /^Exchanged: order ES-\d+$/ }).click();
    await expect(page.getByText('Paid by the exchange')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Exchange for order ES-\d+$/ })).toBeVisible();
    await expectAccessible(page);
    const mail = await waitForMail(request, shop, email, /^We are preparing your exchange/);
    expect(mail.text).toContain('The exchange has paid for it, so you have nothing to pay.');
  });
});
