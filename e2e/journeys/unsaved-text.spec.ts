import { ADMIN } from '../shop.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ expectedStatuses: [401] });

test('text typed before a session ended comes back after the sign-in', async ({ page }) => {
  await signIn(page, ADMIN);
  const { orders } = (await (await page.request.get('/api/v1/admin/orders')).json()) as {
    orders: { _id: string }[];
  };
  const order = `/admin/dashboard/orderlist/${orders[0]?._id}`;
  const note = `Gate code ${Date.now()}`;
  // All data is loaded: a later answer would end the session before the press.
  await page.goto(order, { waitUntil: 'networkidle' });
  await page.getByLabel('Staff note').fill(note);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Add note' }).click();

  await expect(page.getByText('You were logged out. Staff sessions end after 8 hours')).toBeVisible();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();

  await expect(page).toHaveURL(order);
  await expect(page.getByLabel('Staff note')).toHaveValue(note);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText(note)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Staff note')).toHaveValue('');
});
