import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { expect, test } from '../test.ts';

const linkIn = (text: string, purpose: 'confirm' | 'unsubscribe') =>
  new RegExp(`https?://\\S+/newsletter/${purpose}/[\\w-]+`).exec(text)?.[0] ?? 'no link';

// 400: an expired link.
test.use({ expectedStatuses: [400] });

test('a shopper subscribes, confirms by the mailed link and ends it in one click [spec 2-38] [spec 5-19]', async ({
  page,
  request,
  shop,
}) => {
  const email = `meera.${Date.now()}@example.com`;
  const band = page.getByRole('region', { name: /^Subscribe to our newsletter/ });

  await test.step('types an address that is none, and then one', async () => {
    await page.goto('/');
    const field = band.getByRole('textbox', { name: 'Your email' });
    await field.fill('meera');
    await band.getByRole('button', { name: 'SUBSCRIBE' }).click();
    await expect(band.getByRole('status')).toHaveText('Enter an email address like name@example.com.');
    await field.fill(email);
    await band.getByRole('button', { name: 'SUBSCRIBE' }).click();
    await expect(band.getByRole('status')).toContainText(
      `Check your email. We are sending a link to ${email}`,
    );
    await expectAccessible(page);
  });

  const confirmLink = linkIn((await waitForMail(request, shop, email, /Confirm/)).text, 'confirm');

  await test.step('a mail scanner that opens the link confirms nothing', async () => {
    expect(confirmLink).toContain(shop.url);
    expect((await request.get(confirmLink)).status()).toBe(200);
  });

  await test.step('presses the button of the page', async () => {
    await page.goto(confirmLink);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('You are subscribed');
    await expectAccessible(page);
  });

  const welcome = await waitForMail(request, shop, email, /You are subscribed/);
  const endLink = linkIn(welcome.text, 'unsubscribe');

  await test.step('the mail program ends it with one request, without a cookie or a question', async () => {
    const answer = await request.post(endLink, {
      form: { 'List-Unsubscribe': 'One-Click' },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(200);
    expect(await answer.text()).toContain('You are unsubscribed.');
  });

  await test.step('by hand it says the same', async () => {
    await page.goto(endLink);
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('You are unsubscribed.');
    await page.goto(confirmLink);
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('alert')).toContainText('This link is older than 7 days or no longer valid.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the newsletter is asked for, confirmed and ended by plain forms [D5]', async ({
    page,
    request,
    shop,
  }) => {
    const email = `kiran.${Date.now()}@example.com`;
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Your email' }).fill(email);
    await page.getByRole('button', { name: 'SUBSCRIBE' }).click();
    await expect(page).toHaveURL(/\/newsletter$/);
    await expect(page.getByRole('status')).toContainText(
      `Check your email. We are sending a link to ${email}`,
    );

    await page.goto(linkIn((await waitForMail(request, shop, email, /Confirm/)).text, 'confirm'));
    await page.getByRole('button', { name: 'Confirm subscription' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('You are subscribed');

    await page.goto(linkIn((await waitForMail(request, shop, email, /subscribed/)).text, 'unsubscribe'));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('main').getByRole('status')).toContainText('You are unsubscribed.');
  });
});
