import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { PICTURE } from '../picture-elsewhere.ts';
import { ADMIN } from '../shop.ts';
import { findShopProduct } from '../steps/find-shop-product.ts';
import { expect, test } from '../test.ts';

test('the pictures open large, are gone through and come nearer by keyboard alone [spec 2-57]', async ({
  page,
  request,
}) => {
  const { _id, name } = await findShopProduct(request);
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' });
  const first = page.getByRole('list', { name: 'Pictures' }).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: `Pictures of ${name}` });
  const position = viewer.getByRole('status');
  await expect(position).toHaveText('1 of 4');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(position).toHaveText('2 of 4');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(position).toHaveText('4 of 4');

  const picture = viewer.getByRole('img');
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const fits = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(fits * 2);
  const left = (await picture.boundingBox())?.x ?? 0;
  await page.keyboard.press('ArrowRight');
  expect((await picture.boundingBox())?.x).toBeLessThan(left);
  await expect(position).toHaveText('4 of 4');
  await page.keyboard.press('-');
  await expect.poll(width).toBeCloseTo(fits, 0);

  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(first).toBeFocused();
});

test('a picture that is looked at closely has 1600 pixels or more, and comes no nearer than they allow', async ({
  page,
  request,
}) => {
  const { _id, name } = await findShopProduct(request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' });
  await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().click();
  const picture = page.getByRole('dialog', { name: `Pictures of ${name}` }).getByRole('img');
  const pixels = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(pixels, { timeout: 30_000 }).toBe(1600);
  const shown = () =>
    picture.evaluate((image) => {
      const { width, height } = image.getBoundingClientRect();
      return Math.min(width, (height * 4) / 5);
    });
  const fits = await shown();
  await page.keyboard.press('+');
  await expect.poll(shown).toBeGreaterThan(fits * 1.5);
  expect(await shown()).toBeLessThanOrEqual(1600);
});

test('on a phone the pictures are swiped, and tell where one stands', async ({ browser, shop, request }) => {
  const { _id } = await findShopProduct(request);
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' });
  await expect(page.getByText('1 of 4', { exact: true })).toBeVisible();
  await page.getByRole('list', { name: 'Pictures' }).evaluate((list) => {
    list.scrollLeft = list.scrollWidth;
  });
  await expect(page.getByText('4 of 4', { exact: true })).toBeVisible();
  await context.close();
});

test('a first visit to a product moves nothing and asks for few files', async ({
  browser,
  shop,
  request,
}) => {
  const { _id } = await findShopProduct(request);
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (asking) => asked.push(new URL(asking.url()).pathname));
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        document.documentElement.dataset['moved'] = String(
          Number(document.documentElement.dataset['moved'] ?? 0) +
            (entry as unknown as { value: number }).value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' });
  expect(await page.evaluate(() => document.documentElement.dataset['moved'] ?? '0')).toBe('0');
  expect(asked.filter((path) => path !== '/favicon.svg').length).toBeLessThanOrEqual(12);
  await context.close();
});

test('a pincode is asked for once, and tells the days at the door', async ({
  page,
  request,
  expectedStatuses,
}) => {
  expectedStatuses.push(404);
  const { _id } = await findShopProduct(request);
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' });
  const field = page.getByRole('textbox', { name: 'Pincode' });
  await field.fill('870001');
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('870001 is not a valid pincode in India. Check the digits.')).toBeVisible();
  await expectAccessible(page);
  await field.fill('560001');
  await field.press('Enter');
  const answer = page.getByText(
    /560001 Bengaluru · cash on delivery available\s*Standard .+ – .+ · express /,
  );
  await expect(answer).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change pincode' })).toBeFocused();
  await page.reload();
  await expect(answer).toBeVisible();
  await expect(field).toBeHidden();
});

test('the size chart lies one press away and remembers its unit', async ({ page, request }) => {
  const { _id } = await findShopProduct(request);
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: 'Size chart' });
  await link.click();
  const chart = page.getByRole('dialog', { name: 'Size chart' });
  await expect(chart.getByRole('columnheader', { name: 'Chest' })).toBeVisible();
  await expectAccessible(page);
  await chart.getByText('inches', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
  await page.reload({ waitUntil: 'networkidle' });
  await link.click();
  await expect(chart.getByRole('radio', { name: 'inches' })).toBeChecked();
});

test('who waits for a sold-out size is mailed once when an order gives it back', async ({
  page,
  playwright,
  shop,
}) => {
  const admin = await playwright.request.newContext({ baseURL: shop.url });
  await admin.post('/api/v1/login', { data: ADMIN });
  const made = await admin.post('/api/v1/admin/product/new', {
    data: {
      name: `Last Piece Tee ${Date.now() % 100_000}`,
      descreption: 'One of a kind.', // (sic) spec §3
      brand: 'Saanjh',
      price: 499,
      category: 'T-Shirt',
      sizes: [
        { size: 'M', stock: 5 },
        { size: 'L', stock: 1 },
      ],
      images: [{ public_id: 'plain', url: PICTURE }],
    },
  });
  const { _id, name } = await made.json();

  const buyer = await playwright.request.newContext({ baseURL: shop.url });
  const email = `buyer.${Date.now()}@example.com`;
  const person = { firstname: 'Test', lastname: 'Buyer', mobile: '9876543210', email };
  const password = 'a tailor in Tiruppur';
  expect(
    (
      await buyer.post('/api/v1/register', { data: { ...person, password, confirmPassword: password } })
    ).status(),
  ).toBe(201);
  const ordered = await buyer.post('/api/v1/order/new', {
    data: {
      shippingInfo: {
        firstName: 'Test',
        lastName: 'Buyer',
        email,
        phoneNo: '9876543210',
        address: '12 Lake Road',
        pincode: '560034',
        city: 'Bengaluru',
        contry: 'India', // (sic) spec §3
      },
      orderItems: [{ product: _id, size: 'L', quantity: 1 }],
    },
  });
  expect(ordered.status()).toBe(201);

  const reader = `reader.${Date.now()}@example.com`;
  await page.goto(`/product/${_id}`, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'L, out of stock' }).check();
  await expect(page.getByRole('main').getByText('Out of stock').first()).toBeVisible();
  await page.getByRole('button', { name: 'Notify me' }).click();
  await page.getByLabel('Email').fill(reader);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Email me' }).click();
  await expect(page.getByText(`We will email ${reader} once, when L is back in stock.`)).toBeVisible();

  const { _id: order } = await ordered.json();
  const cancelled = await buyer.post(`/api/v1/order/${order}/cancel`, { data: { reason: 'changed-mind' } });
  expect(cancelled.status()).toBe(200);
  const mail = await waitForMail(page.request, shop, reader, /^Back in stock/);
  expect(mail.subject).toBe(`Back in stock: ${name} in L`);

  const [back = ''] = /\/product\/\S+\?size=L/.exec(mail.text) ?? [];
  await page.goto(back);
  await expect(page.getByRole('radio', { name: 'L', exact: true })).toBeChecked();
  await expect(page.getByText('Only 1 left in size L')).toBeVisible();

  const [stop = ''] = /\/alerts\/withdraw\/[\w-]+/.exec(mail.text) ?? [];
  await page.goto(stop, { waitUntil: 'networkidle' });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Cancel alert' }).click();
  await expect(
    page.getByText(`Your back-in-stock alerts were cancelled. ${reader} will get no more of them.`),
  ).toBeVisible();
  await Promise.all([admin.dispose(), buyer.dispose()]);
});
