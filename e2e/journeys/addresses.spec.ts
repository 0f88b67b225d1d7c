import { ADMIN } from '../shop.ts';
import { expect, test } from '../test.ts';

const SHOP = [
  '/',
  '/products',
  '/products/shirt',
  '/cart',
  '/wishlist',
  '/login',
  '/register',
  '/forget-password',
];
const ACCOUNT = [
  '/account',
  '/account/edit',
  '/account/change-password',
  '/account/sessions',
  '/account/myorders',
  `/account/orderdetails/${'0'.repeat(24)}`,
  `/account/orderdetails/${'0'.repeat(24)}/return`,
];
const E_DASH = [
  '/admin/dashboard',
  '/admin/dashboard/addproduct/',
  '/admin/dashboard/productlist/',
  '/admin/dashboard/categorylist/',
  '/admin/dashboard/orderlist/',
  '/admin/dashboard/transactionlist/',
  '/admin/dashboard/settings/',
];
const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

test('every address of the shop answers 200, each with a title of its own [spec 2-1] [spec 2-3] [spec 2-4] [spec 2-5] [spec 2-10] [spec 2-11] [spec 2-12]', async ({
  request,
}) => {
  const titles: string[] = [];
  for (const path of [...SHOP, '/password/reset/some-token']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect({ path, status: answer.status() }).toEqual({ path, status: 200 });
    titles.push(titleOf(await answer.text()));
  }
  expect(titles.every((title) => title.includes('E-Store'))).toBe(true);
  expect(new Set(titles).size).toBe(titles.length);
});

test('an address that is not there and a product that is not there answer 404 with a page', async ({
  request,
}) => {
  for (const path of ['/nowhere', '/product/nothing', `/product/${'0'.repeat(24)}`]) {
    const answer = await request.get(path);
    expect({ path, status: answer.status() }).toEqual({ path, status: 404 });
    expect(answer.headers()['content-type']).toContain('text/html');
    expect(await answer.text()).toContain('href="/products');
  }
});

test('account addresses send a stranger to /login and back to where they were going [spec 2-80] [spec 2-84] [spec 6-5]', async ({
  request,
}) => {
  for (const path of ACCOUNT) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect({ path, status: answer.status() }).toEqual({ path, status: 302 });
    const to = new URL(answer.headers()['location'] ?? '', 'http://shop.example');
    expect({ to: to.pathname, next: to.searchParams.get('next') }).toEqual({ to: '/login', next: path });
  }
});

test('E-DASH sends a stranger to /login and answers a customer 403 [spec 6-3]', async ({ request }) => {
  for (const path of ['/admin', ...E_DASH]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect({ path, status: answer.status() }).toEqual({ path, status: 302 });
    expect(answer.headers()['location']).toContain('/login');
  }
  expect((await request.post('/api/v1/login', { data: SHOPPER })).status()).toBe(200);
  for (const path of ['/admin', ...E_DASH]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect({ path, status: answer.status() }).toEqual({ path, status: 403 });
  }
});

test('every address of the account and of E-DASH answers Admin, each with a title of its own [spec 2-6] [spec 2-7] [spec 2-8] [spec 2-14] [spec 2-16]', async ({
  request,
}) => {
  expect((await request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200);
  const titles: string[] = [];
  for (const path of [
    '/account',
    '/account/edit',
    '/account/change-password',
    '/account/sessions',
    '/account/myorders',
    ...E_DASH,
  ]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect({ path, status: answer.status() }).toEqual({ path, status: 200 });
    titles.push(titleOf(await answer.text()));
  }
  expect(new Set(titles).size).toBe(titles.length);
});

test('/admin leads on to E-DASH while the password of the sign-in is fresh', async ({ request }) => {
  expect((await request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200);
  const answer = await request.get('/admin', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toMatch(/\/admin\/dashboard\/?$/);
});

test('the sign-in pages send someone signed in to /account [spec 2-77]', async ({ request }) => {
  expect((await request.post('/api/v1/login', { data: SHOPPER })).status()).toBe(200);
  for (const path of ['/login', '/register']) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect({ path, status: answer.status() }).toEqual({ path, status: 302 });
    expect(answer.headers()['location']).toMatch(/\/account\/?$/);
  }
});
