import { type Browser, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { findClippedText } from '../clipped-text.ts';
import { ADMIN } from '../shop.ts';
import { fillCart } from '../steps/fill-cart.ts';
import { fillShipping } from '../steps/fill-shipping.ts';
import { findShopProduct } from '../steps/find-shop-product.ts';
import { registerPerson } from '../steps/register-person.ts';
import { expect, test } from '../test.ts';

/** Browser text sizes up to 200 % of 16 px (WCAG 1.4.4). */
const TEXTS = [
  { textPx: 24, width: 390 },
  { textPx: 32, width: 390 },
  { textPx: 32, width: 1440 },
];

for (const { textPx, width } of TEXTS)
  test(`with text of ${textPx} px in a window of ${width} px nothing is scrolled to sideways, and the cart stays in sight`, async ({
    baseURL,
    request,
  }, { project }) => {
    const browser = await launchWithText(textPx, project.use.launchOptions);
    try {
      const page = await browser.newPage({ baseURL: baseURL!, viewport: { width, height: 844 } });
      const { _id } = await findShopProduct(request);
      const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
      const expectFit = async (path: string) => {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect.soft(await widerThanWindow(page), `${path} is no wider than its window`).toEqual([]);
        await expect.soft(cart).toBeInViewport({ ratio: 1 });
      };
      for (const path of ['/', '/login', '/register', '/products', '/cart', '/size-guide', '/contact'])
        await expectFit(path);
      await registerPerson(page);
      await page.evaluate((place) => window.localStorage.setItem('pincode', JSON.stringify(place)), {
        pincode: '560034',
        city: 'Bengaluru',
        state: 'Karnataka',
      });
      await expectFit(`/product/${_id}`);
      await page.getByRole('button', { name: 'Add to cart' }).click();
      await expect(cart).toHaveAccessibleName(/1/);
      const toast = await page.getByText('Product added to cart').boundingBox();
      expect.soft(toast?.width, 'no word of the toast is broken').toBeGreaterThan(5 * textPx);
      for (const path of ['/cart', '/cart?step=2']) await expectFit(path);
    } finally {
      await browser.close();
    }
  });

/** The window that leaves the least room, where every text box is checked. */
const LARGEST = { textPx: 32, width: 390 };
const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };

test.describe(`with text of ${LARGEST.textPx} px in a window of ${LARGEST.width} px`, () => {
  let browser: Browser;
  test.beforeEach(async ({ browserName: _any }, { project }) => {
    browser = await launchWithText(LARGEST.textPx, project.use.launchOptions);
  });
  test.afterEach(() => browser.close());

  async function openSignedIn(baseURL: string, data: typeof ADMIN): Promise<Page> {
    const page = await browser.newPage({ baseURL, viewport: { width: LARGEST.width, height: 844 } });
    expect((await page.request.post('/api/v1/login', { data })).status()).toBe(200);
    return page;
  }

  test('a long promo code, the checkout and My Orders are read in full', async ({ baseURL }) => {
    const code = `WALKABOUT20-${String(Date.now()).slice(-5)}`;
    const admin = await openSignedIn(baseURL!, ADMIN);
    const data = { code, reduction: { percent: 20 } };
    expect((await admin.request.post('/api/v1/admin/promocodes', { data })).status()).toBe(200);

    const page = await openSignedIn(baseURL!, SHOPPER);
    await fillCart(page, 4);
    await page.goto('/cart', { waitUntil: 'networkidle' });
    await expectReadable(page);
    await page.getByLabel('Promo Code').fill(code);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const remove = await page.getByRole('button', { name: `Remove promo code ${code}` }).boundingBox();
    const shown = await page.getByText(code, { exact: true }).boundingBox();
    expect
      .soft(remove!.y, 'the button stands below the code')
      .toBeGreaterThanOrEqual(shown!.y + shown!.height);
    await expect(page.getByText(`Discount (${code})`)).toBeVisible();
    await expectReadable(page);

    await page.goto('/cart?step=2', { waitUntil: 'networkidle' });
    await fillShipping(page);
    await page.getByLabel('City').fill('Thiruvananthapuram');
    await expectReadable(page);

    await page.goto('/account/myorders', { waitUntil: 'networkidle' });
    const more = page.getByText(/^\+\d$/).first();
    await expect(more).toBeVisible();
    const order = page.getByRole('main').getByRole('listitem').filter({ has: more }).first();
    const [tile, row] = [await more.boundingBox(), await order.boundingBox()];
    expect
      .soft(tile!.x + tile!.width, 'no tile runs past its order')
      .toBeLessThanOrEqual(row!.x + row!.width);
    await expectReadable(page);
  });

  test('the order list, an order, the dashboard and the product list of E-DASH are read in full', async ({
    baseURL,
  }) => {
    const page = await openSignedIn(baseURL!, ADMIN);
    const { orders }: { orders: { _id: string }[] } = await (
      await page.request.get('/api/v1/admin/orders')
    ).json();
    for (const path of ['orderlist/', `orderlist/${orders[0]?._id}`, 'productlist/', '']) {
      await page.goto(`/admin/dashboard/${path}`, { waitUntil: 'networkidle' });
      await expectReadable(page);
      const search = await page.getByRole('banner').getByRole('searchbox').boundingBox();
      expect.soft(search?.width, 'a word can be typed into the search').toBeGreaterThan(6 * LARGEST.textPx);
    }
    await page.getByRole('button', { name: 'Show as table' }).click();
    await expectReadable(page);
  });
});

async function expectReadable(page: Page): Promise<void> {
  const path = new URL(page.url()).pathname;
  expect.soft(await widerThanWindow(page), `${path} is no wider than its window`).toEqual([]);
  expect.soft(await findClippedText(page), `${path} shows its text in full`).toEqual([]);
}

function launchWithText(textPx: number, options: LaunchOptions | undefined): Promise<Browser> {
  return chromium.launch({
    ...options,
    args: [...(options?.args ?? []), `--blink-settings=defaultFontSize=${textPx}`],
  });
}

function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const right = (part: Element) => Math.round(part.getBoundingClientRect().right);
    const isScrolledItself = (part: Element) => part.closest('[role="tablist"], section ul') !== null;
    return [...document.querySelectorAll('main *')]
      .filter((part) => right(part) > innerWidth && !isScrolledItself(part))
      .map((part) => `${part.tagName} ${part.textContent.slice(0, 30)} ${right(part)}`);
  });
}
