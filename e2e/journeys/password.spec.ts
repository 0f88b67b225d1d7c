import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const OLD_PASSWORD = 'the one I forgot';
const NEW_PASSWORD = 'kurta pyjama dupatta';

test('a shopper who forgot the password chooses a new one by the mailed link and signs in with it [spec 2-89] [spec 2-90] [spec 2-93] [spec 6-6]', async ({
  page,
  request,
  shop,
}) => {
  const email = `ravi.${Date.now()}@example.com`;

  await test.step('has an account', async () => {
    const person = {
      firstname: 'Ravi',
      lastname: 'Kumar',
      mobile: '9845012345',
      email,
      password: OLD_PASSWORD,
    };
    const answer = await request.post(`${shop.apiUrl}/api/v1/register`, { data: person });
    expect(answer.status()).toBe(201);
  });

  await test.step('asks for a link', async () => {
    await page.goto('/login');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Forgot password' }).first().click();
    await expect(page).toHaveURL(/\/forget-password$/);
    await page.getByLabel('Email').first().fill(email);
    await page.getByRole('button', { name: 'Send Email' }).click();
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
    await expectAccessible(page);
  });

  const mail = await waitForMail(request, shop, email, /password/i);
  const link = mail.text.match(/https?:\/\/\S+\/password\/reset\/[\w-]+/)?.[0] ?? 'no link';
  const token = link.split('/').at(-1);

  await test.step('opens the link and chooses a new password', async () => {
    expect(link).toContain(`${shop.url}/password/reset/`);
    await page.goto(link);
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(page).toHaveURL(/\/login/);
  });

  await test.step('signs in with it', async () => {
    await signIn(page, { email, password: NEW_PASSWORD });
    await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  });

  await test.step('the old password and the used link are worth nothing', async () => {
    const login = await request.post(`${shop.apiUrl}/api/v1/login`, {
      data: { email, password: OLD_PASSWORD },
    });
    expect(login.status()).toBe(401);
    const again = await request.put(`${shop.apiUrl}/api/v1/password/reset/${token}`, {
      data: { password: 'yet another one', confirmPassword: 'yet another one' },
    });
    expect(again.status()).toBe(400);
  });
});
