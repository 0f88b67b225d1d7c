import { expectAccessible } from '../accessible.ts';
import { waitForMail } from '../mailbox.ts';
import { findShopProduct } from '../steps/find-shop-product.ts';
import { expect, test } from '../test.ts';

const PAGES = [
  ['/shipping', 'Shipping'],
  ['/returns', 'Returns'],
  ['/size-guide', 'Size guide'],
  ['/faq', 'FAQs'],
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/contact', 'Contact'],
  ['/newsletter', 'Subscribe to our newsletter and receive exclusive offers every week'],
] as const;

for (const [path, heading] of PAGES) {
  test(`${path} can be read by everybody, in both themes and on a phone [C1]`, async ({ page, shop }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', shop.url + path);
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
}

test('the footer leads to every page to read [spec 1-13]', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const [path] of PAGES) await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  await footer.getByRole('link', { name: 'Grievance officer' }).click();
  await expect(page).toHaveURL(/\/contact#grievance$/);
  await expect(page.getByRole('heading', { name: 'Grievance officer' })).toBeInViewport();
});

test('the side menu keeps the focus, and closes by Escape, beside it and by its links [spec 2-26]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await page.goto('/faq');
  const opener = page.getByRole('button', { name: 'Menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const holdsFocus = () =>
    menu.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    );

  await opener.click();
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  for (let press = 0; press < 15; press += 1) {
    await page.keyboard.press('Tab');
    expect(await holdsFocus()).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(880, 500);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/faq$/);

  await opener.click();
  await menu.getByRole('link', { name: 'Track an order' }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a message to the shop comes as a mail [C4]', async ({ page, request, shop }) => {
  await page.goto('/contact');
  await page.getByLabel('Your name').fill('Nila');
  await page.getByLabel('Your email').fill('nila@example.com');
  const words = `Does the M run small? ${Date.now()}`;
  await page.getByLabel('Your message').fill(words);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    /^We received your message. Ticket T-\d+\. We will send our answer to nila@example\.com\./,
  );
  const mail = await waitForMail(request, shop, 'help@estore.example', /Message from Nila/);
  expect(mail.text).toContain(words);
});

test('every address of the sitemap answers 200 and is its own canonical one', async ({ request, shop }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  const xml = await (await request.get('/sitemap.xml')).text();
  const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) =>
    loc.replaceAll('&amp;', '&'),
  );
  expect(addresses.length).toBeGreaterThan(100);
  const titles = new Map<string, string>();
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const html = await answer.text();
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    expect({ address, status: answer.status(), canonical }).toEqual({
      address,
      status: 200,
      canonical: address,
    });
    expect(html, address).not.toContain('content="noindex');
    if (!address.includes('/product/')) expect(titles.get(title), `${title}: ${address}`).toBeUndefined();
    titles.set(title, address);
  }
});

test('a link preview has a picture, and structured data passes the content security policy', async ({
  page,
  request,
}) => {
  await page.goto(`/product/${(await findShopProduct(request))._id}`);
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const answer = await request.get(picture ?? '');
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.map((json) => (JSON.parse(json) as { '@type': string })['@type'])).toEqual([
    'Product',
    'BreadcrumbList',
  ]);
  for (const file of ['/favicon.ico', '/site.webmanifest', '/apple-touch-icon.png', '/og.png'])
    expect((await request.get(file)).status()).toBe(200);
});

test.describe('where there is nothing', () => {
  test.use({ expectedStatuses: [404] });

  test('an unknown address offers a search and the ways most people take', async ({ page }) => {
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('searchbox', { name: 'Search the shop' }).fill('jeans');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/products\/jeans$/);
    await expect(page.locator('a[href^="/product/"]').first()).toBeVisible();
  });
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page stays with a note, and a new one is the shop’s own, made of nothing personal [T19]', async ({
    page,
    context,
    faults,
  }) => {
    await page.goto('/contact');
    await page.getByLabel('Your name').fill('Nila');
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForFunction(
      async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    );
    await page.waitForFunction(async () => (await caches.match('/offline')) !== undefined);

    await context.setOffline(true);
    await expect(page.getByRole('alert')).toContainText('You are offline.');
    await expect(page.getByLabel('Your name')).toHaveValue('Nila');
    await expectAccessible(page);

    await page.goto('/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection to the shop');
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(paper).not.toBe('rgba(0, 0, 0, 0)');
    await expectAccessible(page);
    const seen = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' });
      await context.addCookies([{ name: 'theme', value: theme, url: page.url() }]);
      await page.goto('/account');
      expect(await seen(), 'the theme that was chosen, whatever the system says').toBe(theme);
    }
    const cachedPaths = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(
      cachedPaths.filter(
        (path) =>
          !/^\/(offline|plain\.css|plain-theme\.js|plain-retry\.js|favicon\.svg|assets\/.+)$/.test(path),
      ),
    ).toEqual([]);

    await context.setOffline(false);
    await expect(page, 'it comes back by itself').toHaveURL(/\/login\?next=/);
    faults.length = 0;
  });
});
