import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { fillCart } from '../steps/fill-cart.ts';
import { registerPerson } from '../steps/register-person.ts';
import { signIn } from '../steps/sign-in.ts';
import { expect, test } from '../test.ts';

const ofAccount = async (page: Page): Promise<string[]> => {
  const { lines }: { lines: { product: string; size?: string; quantity: number }[] } = await (
    await page.request.get('/api/v1/cart')
  ).json();
  return lines.map(({ product, size, quantity }) => `${product} ${size} ${quantity}`);
};
const inBrowser = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('cartItems') ?? '[]') as Record<string, unknown>[]).map(
      ({ product, size, quantity }) => `${String(product)} ${String(size)} ${String(quantity)}`,
    ),
  );
const cartLink = (page: Page, itemCount: number) =>
  expect(page.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(
    itemCount === 0 ? 'Cart' : itemCount === 1 ? 'Cart, 1 item' : `Cart, ${itemCount} items`,
  );
const logOut = async (page: Page) => {
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/login/);
};

test('the guest’s cart joins the account’s at sign-in, follows it to another device, and stays with it at logout [spec 3-5]', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registerPerson(page);
  const answer = await page.request.get('/api/v1/products', { params: { inStock: 'true', limit: '27' } });
  const { product: found }: { product: { _id: string; sizes: { size: string; stock: number }[] }[] } =
    await answer.json();
  const inM = found.filter(({ sizes }) => sizes.some(({ size, stock }) => size === 'M' && stock >= 5));
  const known = inM.at(-1)?._id ?? '';
  const changes = [{ product: known, size: 'M', quantity: 2 }];
  expect((await page.request.put('/api/v1/cart', { data: { changes } })).status()).toBe(200);
  await page.request.post('/api/v1/logout');

  const lines = await fillCart(page);
  const guests = lines.map(({ product, size, quantity }) => `${product} ${size} ${quantity}`);
  const all = [...guests, `${known} M 2`].toSorted();

  await test.step('signs in with a filled cart', async () => {
    await page.goto('/cart');
    await cartLink(page, 2);
    await signIn(page, person);
    await cartLink(page, 4);
    await expect.poll(async () => (await inBrowser(page)).toSorted()).toEqual(all);
    expect((await ofAccount(page)).toSorted()).toEqual(all);
  });

  await test.step('the bag has its count in the page as it was sent', async () => {
    expect(await (await page.request.get('/')).text()).toContain('aria-label="Cart, 4 items"');
  });

  const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const phone = await elsewhere.newPage();
  await test.step('finds the same cart on another device', async () => {
    await signIn(phone, person);
    await cartLink(phone, 4);
    await phone.goto('/cart');
    for (const { name } of lines) await expect(phone.getByRole('main').getByText(name).first()).toBeVisible();
    await expectAccessible(phone);
  });

  await test.step('what is removed there is gone here, what is changed here at the same time stays', async () => {
    await phone
      .getByRole('button', { name: `Delete ${lines[0]?.name}` })
      .filter({ visible: true })
      .click();
    await expect.poll(() => ofAccount(phone)).toHaveLength(2);
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await cartLink(page, 3);
    await expect.poll(() => inBrowser(page)).toHaveLength(2);
  });

  await test.step('logs out: the browser forgets, the account keeps', async () => {
    await logOut(page);
    await cartLink(page, 0);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    expect(await ofAccount(phone)).toHaveLength(2);
  });

  await test.step('signs in again: it is back', async () => {
    await signIn(page, person);
    await cartLink(page, 3);
    await expect.poll(() => inBrowser(page)).toHaveLength(2);
  });
  await elsewhere.close();
});

test.describe('while the shop is away', () => {
  test.use({ expectedStatuses: [503] });

  test('the cart goes on working, and the account hears of it later', async ({ page, context }) => {
    const person = await registerPerson(page);
    await page.request.post('/api/v1/logout');
    const [line] = await fillCart(page);
    await signIn(page, person);
    await cartLink(page, 2);
    await expect.poll(() => ofAccount(page)).toHaveLength(2);
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await context.route('**/api/v1/cart', (route) => route.fulfill({ status: 503 }));
    const refused = page.waitForResponse('**/api/v1/cart');
    await page
      .getByRole('button', { name: `Delete ${line?.name}` })
      .filter({ visible: true })
      .click();
    expect((await refused).status()).toBe(503);
    await cartLink(page, 1);
    await expect.poll(() => inBrowser(page)).toHaveLength(1);
    expect(await ofAccount(page)).toHaveLength(2);
    await context.unroute('**/api/v1/cart');
    await page.reload();
    await expect.poll(() => ofAccount(page)).toHaveLength(1);
    await cartLink(page, 1);
  });
});
