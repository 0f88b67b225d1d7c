import { readFile } from 'node:fs/promises';
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

test.use({ expectedStatuses: [401, 404] });

test('a shopper takes all data out, cancels an order, erases the account, and is let in no more', async ({
  page,
  request,
  shop,
}) => {
  const { product } = await stockProduct(request);
  const { email, password } = await registerPerson(page);
  const placed = await page.request.post('/api/v1/order/new', {
    data: { shippingInfo, orderItems: [{ product, quantity: 1 }] },
  });
  const { _id, number }: { _id: string; number: string } = await placed.json();
  await page.goto('/account', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data');
  await expectAccessible(page);

  await test.step('the file has the order in it', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    const file = await (await downloading).path();
    const all = JSON.parse(await readFile(file, 'utf8'));
    expect(all.profile.email).toBe(email);
    expect(all.orders.map((order: { number: string }) => order.number)).toEqual([number]);
  });

  await test.step('an order under way comes first', async () => {
    await expect(page.getByRole('button', { name: 'Delete my account' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: number })).toBeVisible();
    const cancelled = await page.request.post(`/api/v1/order/${_id}/cancel`, {
      data: { reason: 'ordered-by-mistake' },
    });
    expect(cancelled.status()).toBe(200);
    await page.reload({ waitUntil: 'networkidle' });
  });

  await test.step('then it is erased, with the password', async () => {
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Delete permanently' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account was deleted');
    await waitForMail(request, shop, email, /account was deleted/);
    expect((await page.request.get('/api/v1/me')).status()).toBe(401);
    expect((await page.request.post('/api/v1/login', { data: { email, password } })).status()).toBe(401);
  });
});
