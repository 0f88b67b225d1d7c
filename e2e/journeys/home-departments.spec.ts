import type { Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const main = (page: Page) => page.getByRole('main');
const block = (page: Page, title: string) =>
  main(page).locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });

type Listed = { name: string; price: number; mrp?: number; department: string; category: string };

const fetchListed = async (page: Page, href: string | null): Promise<Listed[]> => {
  const { searchParams } = new URL(href ?? '', 'http://shop.invalid');
  const query = new URLSearchParams({ limit: '27' });
  for (const [name, value] of searchParams) {
    const [from, to] = value.split('-');
    if (name === 'type') query.set('category', value);
    else if (name !== 'price') query.set(name, value);
    else {
      query.set('price[gte]', from ?? '');
      query.set('price[lte]', to ?? '');
    }
  }
  const answer = await page.request.get(`/api/v1/products?${query.toString()}`);
  const { product }: { product: Listed[] } = await answer.json();
  return product;
};

for (const [department, name] of [
  ['men', 'Men'],
  ['women', 'Women'],
  ['kids', 'Kids'],
] as const) {
  test(`the home page of ${department} is theirs: heading, title, products and every way on`, async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/?department=${department}`);
    await expect(page).toHaveTitle(`${name} · E-Store`);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
      `${name} Sale of the summer collection`,
    );

    const links = main(page).locator('a[href^="/products"]');
    await expect(links.first()).toHaveAttribute('href', new RegExp(`department=${department}`));
    for (const link of await links.all()) {
      const href = await link.getAttribute('href');
      const listed = await fetchListed(page, href);
      expect(listed.length, `${href} has products`).toBeGreaterThan(0);
      expect(new Set(listed.map((product) => product.department)), href ?? '').toEqual(new Set([department]));
    }
    const answer = await page.request.get(`/api/v1/products?department=${department}&limit=27`);
    const { product }: { product: Listed[] } = await answer.json();
    const own = product.map((listed) => listed.name);
    for (const title of await block(page, 'Selected just for you')
      .getByRole('heading', { level: 3 })
      .allInnerTexts())
      expect(own).toContain(title);
    const today = await block(page, 'Products in today').getByRole('heading', { level: 3 }).count();
    expect(today).toBeGreaterThanOrEqual(6);
  });
}

test('the plain home page is everybody’s, also after that of a department [spec 2-22]', async ({ page }) => {
  await page.goto('/?department=women', { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'E-Store' }).click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Sale of the summer collection');
  await expect(main(page).getByRole('link', { name: 'SHOW MORE' })).toHaveAttribute('href', '/products');
});

test('every banner leads to what it promises [spec 1-8]', async ({ page }) => {
  await page.goto('/');
  const hrefOf = (name: RegExp | string) => main(page).getByRole('link', { name }).getAttribute('href');
  for (const product of await fetchListed(page, await hrefOf(/Sale this summer/)))
    expect(product.mrp ?? 0, product.name).toBeGreaterThan(product.price);
  for (const product of await fetchListed(page, await hrefOf('SHOP NOW')))
    expect(product.mrp ?? 0, product.name).toBeGreaterThan(product.price);
  const basics = await fetchListed(page, await hrefOf(/^Basic t-shirts ₹699/));
  expect(basics.length).toBeGreaterThan(0);
  for (const { name, price, category } of basics) expect([price, category], name).toEqual([699, 'T-Shirt']);
  expect(await hrefOf(/^New arrivals are now in!/)).toContain('sort=newest');
});

test('the carousel begins with what was looked at, until it is forgotten [spec 1-10]', async ({ page }) => {
  await page.goto('/products?type=jeans', { waitUntil: 'networkidle' });
  const seen = main(page).locator('article').nth(3);
  const name = await seen.getByRole('heading').innerText();
  await seen.getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1, name })).toBeVisible();

  await page.goto('/');
  const first = block(page, 'Selected just for you').getByRole('heading', { level: 3 }).first();
  await expect(first).toHaveText(name);
  await page.getByRole('button', { name: 'Clear recently viewed' }).click();
  await expect(first).not.toHaveText(name);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(first).not.toHaveText(name);
});

test('nothing on the home page moves while it loads, also for who has looked at things', async ({ page }) => {
  await page.goto('/products', { waitUntil: 'networkidle' });
  await main(page).locator('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await block(page, 'Selected just for you').scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts).toEqual([]);
});

test('there is no home page of a department that there is not [spec 2-22]', async ({ page }) => {
  const answer = await page.request.get('/?department=pets');
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('We could not find this department.');
});
