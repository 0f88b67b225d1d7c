import type { Page } from '@playwright/test';
import { ADMIN } from '../shop.ts';
import { holdRequests } from '../steps/hold-requests.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');

test('My Profile shows name and email, and leads to orders, password, home and out [spec 2-78]', async ({
  page,
}) => {
  const { email } = await registerPerson(page);
  await page.goto('/account', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expect(main(page).getByText('Asha Nair')).toBeVisible();
  await expect(main(page).getByText(email)).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(main(page).getByRole('link', { name: 'My Orders' })).toHaveAttribute(
    'href',
    '/account/myorders',
  );
  await expect(main(page).getByRole('link', { name: 'Change Password' })).toHaveAttribute(
    'href',
    '/account/change-password',
  );
  await main(page).getByRole('button', { name: 'Log Out' }).click();
  await expect(page).not.toHaveURL(/\/account/);
  expect((await page.request.get('/api/v1/me')).status()).toBe(401);
});

test('only Admin sees the way to the dashboard [spec 2-79] [spec 6-2]', async ({ page }) => {
  await registerPerson(page);
  await page.goto('/account', { waitUntil: 'networkidle' });
  await expect(main(page).getByRole('link', { name: 'Admin Dashboard' })).toHaveCount(0);
  await page.context().clearCookies();
  await signIn(page, ADMIN);
  await expect(main(page).getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
    'href',
    '/admin/dashboard',
  );
});

test('Back leads up from every screen of the account and of the sign-in [spec 2-82] [spec 2-91] [spec 2-95] [spec 2-97]', async ({
  page,
  request,
}) => {
  const backOf = async (path: string) => {
    await page.goto(path);
    return main(page).getByRole('link', { name: 'Back', exact: true }).first().getAttribute('href');
  };
  expect(await backOf('/forget-password')).toBe('/login');
  const shopper = { email: 'shopper@example.com', password: 'shopper-demo-pass' };
  expect((await page.request.post('/api/v1/login', { data: shopper })).status()).toBe(200);
  expect(await backOf('/account/change-password')).toBe('/account');
  expect(await backOf('/account/myorders')).toBe('/account');
  const { orders }: { orders: { _id: string }[] } = await (
    await page.request.get('/api/v1/orders/me')
  ).json();
  expect(await backOf(`/account/orderdetails/${orders[0]!._id}`)).toBe('/account/myorders');
  await request.dispose();
});

test.describe('what is refused', () => {
  test.use({ expectedStatuses: [400, 401, 404] });

  test("a sign-in that fails shows a sign of work, then the server's words [spec 2-74] [spec 8-1]", async ({
    page,
  }) => {
    await page.goto('/login', { waitUntil: 'networkidle' });
    const release = await holdRequests(page, '**/api/v1/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    const answered = page.waitForResponse('**/api/v1/login');
    const heading = main(page).getByRole('heading', { level: 1 });
    const before = await heading.boundingBox();
    await main(page).getByRole('button', { name: 'Login' }).click();
    await expect(main(page).locator('[aria-busy=true], [aria-disabled=true]').first()).toBeVisible();
    release();
    const { message }: { message: string } = await (await answered).json();
    await expect(main(page).getByRole('alert').filter({ hasText: message })).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    await expect(page).toHaveURL(/\/login/);
  });

  test('two passwords that differ are said at registration, and nothing is sent [spec 5-10] [spec 5-11] [spec 5-12] [spec 8-8]', async ({
    page,
  }) => {
    let sent = 0;
    page.on('request', (one) => (sent += one.url().endsWith('/api/v1/register') ? 1 : 0));
    await page.goto('/register', { waitUntil: 'networkidle' });
    await page.getByLabel('First name').fill('Asha');
    await page.getByLabel('Last name').fill('Nair');
    await page.getByLabel('Mobile number').fill('12');
    await page.getByLabel('Email').fill('asha@example.com');
    await page.getByLabel('Password', { exact: true }).fill('monsoon on the roof');
    await page.getByLabel('Confirm password').fill('monsoon on the rood');
    await main(page).getByRole('button', { name: 'Register' }).click();
    await expect(main(page).getByText('Enter a 10-digit mobile number.').first()).toBeVisible();
    await page.getByLabel('Mobile number').fill('9845012345');
    await main(page).getByRole('button', { name: 'Register' }).click();
    await expect(main(page).getByText('The passwords do not match.').first()).toBeVisible();
    expect(sent).toBe(0);
  });

  test('a changed password is said to be changed, a wrong old one to be wrong [spec 2-81] [spec 2-83]', async ({
    page,
  }) => {
    const { password } = await registerPerson(page);
    await page.goto('/account/change-password', { waitUntil: 'networkidle' });
    const change = async (previous: string) => {
      await page.getByLabel('Previous password').fill(previous);
      await page.getByLabel('New password').fill('harvest at dawn');
      await page.getByLabel('Confirm password').fill('harvest at dawn');
      await main(page).getByRole('button', { name: 'Update Password' }).click();
    };
    await change('not this one');
    await expect(page.getByLabel('Previous password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Previous password')).toHaveAccessibleDescription(/\w/);
    await change(password);
    await expect(
      main(page)
        .getByRole('status')
        .filter({ hasText: /changed/i }),
    ).toBeVisible();
  });

  test("'user not found' is an error, a mail that was sent is a success [spec 2-87] [spec 8-2]", async ({
    page,
  }) => {
    const { email } = await registerPerson(page);
    await page.context().clearCookies();
    await page.goto('/forget-password', { waitUntil: 'networkidle' });
    await page.getByLabel('Email').first().fill('nobody@example.com');
    await page.getByRole('button', { name: 'Send Email' }).click();
    await expect(main(page).getByRole('alert').filter({ hasText: 'user not found' })).toBeVisible();
    await page.getByLabel('Email').first().fill(email);
    await page.getByRole('button', { name: 'Send Email' }).click();
    await expect(main(page).getByRole('status').filter({ hasText: /\w/ })).toBeVisible();
    await expect(main(page).getByText('user not found')).toHaveCount(0);
  });

  test('a reset link that is not good says so and stays [spec 2-92]', async ({ page }) => {
    await page.goto('/password/reset/not-a-token', { waitUntil: 'networkidle' });
    await expect(
      main(page)
        .getByRole('alert')
        .filter({ hasText: /no longer valid/ }),
    ).toBeVisible();
    await expect(page.getByLabel('New password')).toHaveCount(0);
    await expect(page).toHaveURL(/\/password\/reset\//);
    const back = main(page).getByRole('link', { name: 'Back', exact: true });
    await expect(back.first()).toHaveAttribute('href', '/login');
  });
});
