import { expect, test } from '../test.ts';

test('the top bar has logo, departments, search, cart and user [spec 2-23]', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'E-Store' })).toHaveAttribute('href', '/');
  for (const name of ['Men', 'Women', 'Kids'])
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      `/?department=${name.toLowerCase()}`,
    );
  await expect(bar.getByPlaceholder('Search products')).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart');
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
});

test('a department link leads to the home page of that department [spec 2-22]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Kids', exact: true }).click();
  await expect(page).toHaveURL(/\/\?department=kids$/);
  const answer = await page.request.get('/api/v1/products', {
    params: { department: 'kids', category: 'T-Shirt' },
  });
  const { product: kids }: { product: { name: string }[] } = await answer.json();
  const today = page.locator('section', { has: page.getByRole('heading', { name: 'Products in today' }) });
  await expect(today.getByRole('heading', { level: 3 }).first()).toBeVisible();
  for (const name of await today.getByRole('heading', { level: 3 }).allInnerTexts())
    expect(kids.map((kid) => kid.name)).toContain(name);
});

test('the search trims what is typed, and empty leads to the plain list [spec 2-24] [spec 2-25] [spec 5-1] [spec 5-2]', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('banner').getByPlaceholder('Search products');
  await box.fill('   polo  ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\/polo$/);
  await box.fill('   ');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/products\/?$/);
});

test('the hamburger opens a side menu with Account and Login, and its close icon closes it [spec 2-26] [spec 2-27] [spec 2-28] [spec 4-24]', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
  await expect(menu.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  await menu.getByRole('button', { name: /Close/ }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a chosen theme is rendered by the server from then on, without a flash [spec 2-29]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByText('Dark theme').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const html = await (await page.request.get('/')).text();
  expect(html).toMatch(/<html[^>]*data-theme="dark"/);
  await page.reload();
  expect(await background()).not.toBe(light);
});
