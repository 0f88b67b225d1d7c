import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const hearts = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Save / });
const nameOf = async (page: Page, place: number) =>
  ((await hearts(page).nth(place).getAttribute('aria-label')) ?? '').replace('Save ', '');
const productCard = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test('a guest saves garments, finds them again, signs in, and finds them on another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerPerson(page);
  await page.request.post('/api/v1/logout');

  const names = await test.step('saves two, one of them on its own page', async () => {
    await page.goto('/products');
    const first = await nameOf(page, 0);
    await hearts(page).nth(0).click();
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    const second = await nameOf(page, 1);
    await page.getByRole('main').getByRole('link', { name: second, exact: true }).click();
    await page.getByRole('button', { name: `Save ${second}` }).click();
    await expect(page.getByRole('button', { name: `Save ${second}`, pressed: true })).toBeVisible();
    return [first, second];
  });
  const [first = '', second = ''] = names;

  await test.step('finds them on the wishlist after a reload, the latest first', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Wishlist' }).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await page.reload();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([second, first]);
    await expectAccessible(page);
  });

  await test.step('signs in, and has them on another device', async () => {
    await page.getByRole('main').getByRole('link', { name: 'log in' }).click();
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/wishlist$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([second, first]);
    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const phone = await elsewhere.newPage();
    await signIn(phone, person);
    await phone.goto('/wishlist');
    await expect(phone.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([second, first]);
    await elsewhere.close();
  });

  await test.step('removes one and takes that back', async () => {
    await page.getByRole('button', { name: `Remove ${first}` }).click();
    await expect(page.getByText(`${first} was removed.`)).toBeVisible();
    await expect(productCard(page, first)).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([second, first]);
  });

  await test.step('moves one to the cart', async () => {
    await page.getByRole('button', { name: `Move to cart: ${second}` }).click();
    await expect(page.getByText(`${second} is in your cart.`)).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([first]);
    await page.goto('/cart');
    await expect(page.getByRole('main').getByText(second).first()).toBeVisible();
  });

  await test.step('logs out: nothing is left in this browser', async () => {
    await page.goto('/account');
    await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.goto('/wishlist');
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
  });
});

test.describe('a heart that the shop refuses', () => {
  test.use({ expectedStatuses: [503] });

  test('stays empty and says why', async ({ page }) => {
    await registerPerson(page);
    const body = {
      success: false,
      code: 'SERVICE_UNAVAILABLE',
      message: 'The shop is busy. Try again in a moment.',
      requestId: 'test',
    };
    await page.route('**/api/v1/wishlist/*', (route) => route.fulfill({ status: 503, json: body }));
    await page.goto('/products');
    await hearts(page).nth(0).click();
    await expect(page.getByRole('alert')).toContainText('The shop is busy.');
    await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no heart, and the wishlist says what it needs', async ({ page }) => {
    await registerPerson(page);
    await page.goto('/products');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(hearts(page)).toHaveCount(0);
    await page.request.post('/api/v1/logout');
    await page.goto('/wishlist');
    const words = page.locator('main noscript');
    await expect(words).toBeVisible();
    expect(await words.innerHTML()).toBe('Turn on JavaScript to see your saved items.');
  });
});
