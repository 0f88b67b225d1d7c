import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ expectedStatuses: [401] });

test('a shopper signs a lost phone out from another device, and the phone is asked to sign in again [spec 1-2]', async ({
  page,
  browser,
  shop,
}) => {
  const person = await registerPerson(page);
  const phone = await browser.newPage({
    baseURL: shop.url,
    userAgent: 'Mozilla/5.0 (Linux; Android 14; K) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  await signIn(phone, person);

  await page.goto('/account', { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'Your devices' }).click();
  await expect(page.getByText('This device')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Log out on Chrome on Android' }).click();
  await expect(page.getByText('Chrome on Android was logged out.')).toBeVisible();
  await expect(page.getByText('You are logged in on this device only.')).toBeVisible();

  await phone.getByRole('main').getByRole('link', { name: 'My Orders' }).first().click();
  await expect(phone).toHaveURL(/\/login\?next=%2Faccount%2Fmyorders/);
  await signInThere(phone, person.password, person.email);
  await expect(phone).toHaveURL(/\/account\/myorders$/);

  await page.reload();
  await page.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(page.getByText('You have been logged out everywhere else.')).toBeVisible();
  expect((await phone.request.get('/api/v1/me')).status()).toBe(401);
  expect((await page.request.get('/api/v1/me')).status()).toBe(200);
  await phone.close();
});

async function signInThere(page: Page, password: string, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

test('a stranger comes back to the page, its query and the place in it [spec 2-80]', async ({ page }) => {
  const person = await registerPerson(page);
  await page.context().clearCookies();
  await page.goto('/account/myorders?page=2#content-below', { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/login\?next=/);
  await signInThere(page, person.password, person.email);
  await expect(page).toHaveURL(/\/account\/myorders\?page=2#content-below$/);
});

test('an email address is changed with the password only, and the old one is told', async ({
  page,
  request,
  shop,
}) => {
  const { email, password } = await registerPerson(page);
  await page.goto('/account/edit', { waitUntil: 'networkidle' });
  const other = email.replace('asha.', 'asha.new.');
  await page.getByLabel('Email').fill(other);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Your profile was updated\. To confirm the new email address/)).toBeVisible();
  await expect(page.getByRole('main').getByText(other, { exact: true })).toBeVisible();
  const mail = await waitForMail(request, shop, email, /email address .* was changed/);
  expect(mail.text).not.toContain(other);
});

test('after logging out nothing personal comes back by the back button, nor in a tab that was left open [R34]', async ({
  page,
}) => {
  const person = await registerPerson(page);
  await page.goto('/account', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('link', { name: 'My Orders' }).first().click();
  await expect(page).toHaveURL(/\/account\/myorders$/);
  const left = await page.context().newPage();
  await left.goto('/account', { waitUntil: 'networkidle' });
  await expect(left.getByText(person.email).first()).toBeVisible();
  await left.goto('about:blank');

  await page.goto('/account', { waitUntil: 'networkidle' });
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
  for (let steps = 0; steps < 3; steps += 1) {
    await page.goBack();
    await expect(page.getByText(person.email)).toHaveCount(0);
    await expect(page.getByText('Asha Nair')).toHaveCount(0);
  }
  await left.goBack({ waitUntil: 'networkidle' });
  await expect(left).toHaveURL(/\/login\?next=%2Faccount/);
  await expect(left.getByText(person.email)).toHaveCount(0);
});
