import type { Page } from '@playwright/test';
import { findShopProduct } from '../steps/find-shop-product.ts';
import { expect, test } from '../test.ts';

/** Script budget of a first visit, brotli, in KiB (ADR 018). */
const SCRIPT_BUDGET = 115;
/** Playwright does not report the icon request. */
const MOST_REQUESTS = 11;

async function visit(page: Page, path: string) {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return [...scripts];
}

/** The browser reports the decoded size. */
async function transferSize(url: string): Promise<number> {
  const answer = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers.get('content-length'));
}

async function kibibytes(urls: string[]): Promise<number> {
  const sizes = await Promise.all(urls.map(transferSize));
  expect(
    sizes.every((size) => size > 0),
    'each script says how long it is',
  ).toBe(true);
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}

for (const [name, path] of [
  ['home', () => '/'],
  ['the gallery', () => '/products'],
  ['a product', (id: string) => `/product/${id}`],
] as const) {
  test(`the first view of ${name} loads at most ${SCRIPT_BUDGET} KiB of scripts`, async ({ page }) => {
    const { _id } = await findShopProduct(page.request);
    const scripts = await visit(page, path(_id));
    expect(
      scripts.some((url) => url.includes('/libraries-')),
      'the page came alive',
    ).toBe(true);
    expect(await kibibytes(scripts), scripts.join('\n')).toBeLessThanOrEqual(SCRIPT_BUDGET);
  });
}

test(`the first view of a product on a phone makes at most ${MOST_REQUESTS} requests`, async ({ page }) => {
  const { _id } = await findShopProduct(page.request);
  await page.setViewportSize({ width: 412, height: 823 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Playwright's own page inspection counts as user activation.
  await page.addInitScript(() => Object.defineProperty(navigator, 'userActivation', { value: undefined }));
  await page.goto(`/product/${_id}`);
  await page.waitForLoadState('networkidle');
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
  const manifest = page.locator('link[rel="manifest"]');
  await expect(manifest).toHaveCount(0);
  await page.keyboard.press('Shift');
  await expect(manifest).toHaveCount(1);
});

test('the REVIEWS tab is read without its code, which comes when it is opened', async ({ page }) => {
  const { _id } = await findShopProduct(page.request);
  const scripts = await visit(page, `/product/${_id}`);
  const isOfReviews = (url: string) => url.includes('/review-section-');
  expect(scripts.filter(isOfReviews)).toEqual([]);
  const code = page.waitForRequest((request) => isOfReviews(request.url()));
  await page.getByRole('tab', { name: /^REVIEWS/ }).click();
  await code;
  await expect(page.getByRole('tabpanel', { name: /^REVIEWS/ }).getByText('Bought it here?')).toBeVisible();
});
