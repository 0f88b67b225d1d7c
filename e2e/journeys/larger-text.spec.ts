import { chromium, type Page } from '@playwright/test';
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
    const { launchOptions } = project.use;
    const browser = await chromium.launch({
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${textPx}`],
    });
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
