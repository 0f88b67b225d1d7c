import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { ADMIN } from '../shop.ts';
import { computeTotp } from '../steps/authenticator.ts';
import { proveEmail } from '../steps/prove-email.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

test.use({ expectedStatuses: [401] });

test('staff set two-step sign-in up, sign in by it, and an Admin helps who lost the phone [R27]', async ({
  page,
  browser,
  request,
  shop,
}) => {
  const person = await registerPerson(page);
  await proveEmail(request, shop, person);
  const owner = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await signIn(owner, ADMIN);
  const staff = { email: person.email, role: 'Packer' };
  expect((await owner.request.post('/api/v1/admin/staff', { data: staff })).status()).toBe(200);
  const main = page.getByRole('main');
  let key = '';
  let recoveryCode = '';

  await test.step('the key is shown as a picture and as text, and counts with its first code', async () => {
    await signIn(page, person);
    await page.goto('/admin/dashboard/orderlist', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('link', { name: 'Two-step sign-in' }).click();
    await main.getByRole('button', { name: 'Set up' }).click();
    await expect(main.getByRole('img', { name: 'QR code with your key' })).toBeVisible();
    await expectAccessible(page);
    key = (await main.locator('code').innerText()).replaceAll(' ', '');
    await main.getByLabel('Code from the app').fill(computeTotp(key));
    await main.getByRole('button', { name: 'Turn on' }).click();
  });

  await test.step('ten recovery codes are shown once, and a mail tells', async () => {
    await expect(main.getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
    recoveryCode = await main.getByRole('listitem').first().innerText();
    await main.getByRole('button', { name: 'I have saved them' }).click();
    await expect(main.getByText('10 recovery codes are left.')).toBeVisible();
    await expectAccessible(page);
    await waitForMail(request, shop, person.email, /Two-step sign-in for your E-Store account is on/);
  });

  const enter = async (code: string) => {
    await page.getByLabel('Code').fill(code);
    await main.getByRole('button', { name: 'Login' }).click();
  };

  await test.step('the next sign-in asks for a code after the password', async () => {
    await page.context().clearCookies();
    await page.goto('/login', { waitUntil: 'networkidle' });
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await main.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByLabel('Code')).toBeFocused();
    await expectAccessible(page);
    await enter('000000');
    await expect(main.getByText(/^This code is incorrect/).first()).toBeVisible();
    await enter(computeTotp(key, 1));
    await expect(page).toHaveURL(/\/account\/?$/);
  });

  await test.step('a recovery code lets in once', async () => {
    const by = (code: string) =>
      request
        .post(`${shop.url}/api/v1/login`, { data: { ...person, code } })
        .then((answer) => answer.status());
    expect(await by(recoveryCode)).toBe(200);
    expect(await by(recoveryCode)).toBe(401);
  });

  await test.step('an Admin turns it off for who lost the phone; then the password alone is asked for', async () => {
    await owner.goto('/admin/dashboard/staff', { waitUntil: 'networkidle' });
    const row = owner.getByRole('row').filter({ hasText: person.email });
    await row.getByRole('button', { name: /^Reset two-step sign-in/ }).click();
    await owner.getByRole('button', { name: 'Turn off' }).click();
    await expect(owner.getByText('Asha Nair now signs in with a password only.')).toBeVisible();
    await page.context().clearCookies();
    await signIn(page, person);
  });
  await owner.context().close();
});
