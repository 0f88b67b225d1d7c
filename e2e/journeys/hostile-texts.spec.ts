import type { BrowserContext } from '@playwright/test';
import { PICTURE } from '../picture-elsewhere.ts';
import { ADMIN } from '../shop.ts';
import { signIn } from '../steps/sign-in.ts';
import { stockProduct } from '../steps/stock-product.ts';
import { expect, test } from '../test.ts';

/** Payloads that execute if inserted as markup. */
const CORPUS = [
  '<script>dialog(1)</script>',
  '<img src=x onerror=alert(2)>',
  '"><svg onload=alert(3)>',
  "'-alert(4)-'",
  '</title><script>alert(5)</script>',
  '</script><script>alert(6)</script>',
  'javascript:alert(7)',
  '{{constructor.constructor("alert(8)")()}}',
  '<iframe srcdoc="<script>parent.alert(9)</script>">',
  '\u2028<b onmouseover=alert(10)>x</b>',
];
const all = CORPUS.join(' ');

function watch(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.dismiss();
  });
  return heard;
}

test('hostile texts are shown as text, to shoppers and to staff [R56]', async ({
  page,
  context,
  browser,
  request,
  shop,
}) => {
  const heard = watch(context);
  await stockProduct(request);
  const made = await request.post('/api/v1/admin/product/new', {
    data: {
      name: `Hostile ${CORPUS[1]} ${CORPUS[2]}`,
      descreption: all, // (sic) spec §3
      brand: '<b>Brand</b>',
      colour: '<i>Blue</i>',
      price: 499,
      stock: 50,
      category: 'T-Shirt',
      images: [{ public_id: '"><script>alert(11)</script>', url: PICTURE }],
    },
  });
  expect(made.status(), await made.text()).toBe(201);
  const { _id: product, name } = await made.json();

  const person = {
    firstname: '<img src=x onerror=alert(12)>',
    lastname: '<svg onload=alert(13)>',
    mobile: '9845012345',
    email: `hostile.${Date.now()}@example.com`,
    password: 'monsoon on the roof',
  };
  expect((await page.request.post('/api/v1/register', { data: person })).status()).toBe(201);
  const ordered = await page.request.post('/api/v1/order/new', {
    data: {
      shippingInfo: {
        firstName: person.firstname,
        lastName: person.lastname,
        email: person.email,
        phoneNo: '9845012345',
        address: `${CORPUS[1]} ${CORPUS[5]} ${CORPUS[8]}`,
        pincode: '682001',
        city: '<script>alert(14)</script>',
      },
      orderItems: [{ product, quantity: 1 }],
    },
  });
  expect(ordered.status(), await ordered.text()).toBe(201);
  const { _id: order } = await ordered.json();

  await page.goto(`/product/${product}`, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  for (const path of [
    `/products/${encodeURIComponent('Hostile <script>alert(15)</script>')}`,
    '/account',
    '/account/myorders',
    `/account/orderdetails/${order}`,
    '/account/edit',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }

  const staff = await browser.newContext({ baseURL: shop.url });
  const heardByStaff = watch(staff);
  const dash = await staff.newPage();
  await signIn(dash, ADMIN);
  for (const path of [
    '/admin/dashboard',
    '/admin/dashboard/productlist?keyword=Hostile',
    `/admin/dashboard/product/${product}`,
    '/admin/dashboard/orderlist',
    `/admin/dashboard/orderlist/${order}`,
    `/admin/dashboard/orderlist/print?ids=${order}`,
    '/admin/dashboard/customers',
    '/admin/dashboard/audit',
  ]) {
    await dash.goto(path, { waitUntil: 'networkidle' });
    await expect(dash.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await dash.locator('[onload], [onerror], [onmouseover], iframe, main script').count()).toBe(0);
  }
  await staff.close();
  expect([...heard, ...heardByStaff]).toEqual([]);
});

test('a page that the policy keeps something from tells the shop [R40]', async ({ browser, shop }) => {
  // A separate context, because the browser reports expected errors here.
  const attacked = await browser.newContext({ baseURL: shop.url });
  const page = await attacked.newPage();
  const reportRequest = page.waitForRequest((request) => request.url() === `${shop.url}/csp-reports`);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "taken over"';
    document.body.append(script);
  });
  const report = await reportRequest;
  expect(report.method()).toBe('POST');
  expect((await report.response())?.status()).toBe(204);
  expect(await page.title()).not.toBe('taken over');
  await attacked.close();
});
