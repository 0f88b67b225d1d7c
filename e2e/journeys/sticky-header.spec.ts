import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test.ts';

const headerBottom = (page: Page) =>
  page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom);

/** `locator.click` can scroll first. */
async function clickInPlace(page: Page, button: Locator) {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const scrollDown = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight - innerHeight - 150));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(700);
  // Late content changes the page height.
  let last = -1;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await page.evaluate(() => scrollY);
        return last === before;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return last;
};

for (const width of [390, 900, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('menu, search and cart are in the window after scrolling', async ({ page }) => {
      for (const path of ['/', '/products?type=all', '/faq']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        const before = await scrollDown(page);
        const bar = page.getByRole('banner');
        await expect(bar.getByRole('link', { name: /^Cart/ })).toBeInViewport({ ratio: 1 });
        await expect(bar.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
        if (width === 390) {
          await expect(bar.getByRole('searchbox').or(bar.getByRole('combobox'))).toBeHidden();
          await clickInPlace(page, bar.getByRole('button', { name: 'Search products' }));
        }
        await expect(bar.getByPlaceholder('Search products')).toBeInViewport({ ratio: 1 });
        expect(await headerBottom(page)).toBeLessThanOrEqual(width === 390 ? 57 : 78);
        expect(await page.evaluate(() => scrollY), 'opening the search moves nothing').toBe(before);
      }
    });

    test('what is linked to or focused is not covered by the bar', async ({ page }) => {
      await page.goto('/faq', { waitUntil: 'networkidle' });
      await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click();
      const target = page.locator(':target');
      await expect(target).toBeInViewport();
      const top = () => target.evaluate((section) => section.getBoundingClientRect().top);
      expect(await top()).toBeGreaterThanOrEqual(await headerBottom(page));

      await page.goto('/products?type=all', { waitUntil: 'networkidle' });
      await page.getByRole('link', { name: 'Next' }).focus();
      const covered: string[] = [];
      for (let step = 0; step < 30; step++) {
        await page.keyboard.press('Shift+Tab');
        const hidden = await page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused.closest('header') || focused === document.body) return null;
          const { left, top: upper, width: wide, height } = focused.getBoundingClientRect();
          const seen = document.elementFromPoint(left + wide / 2, upper + height / 2);
          let cover = seen;
          while (cover && getComputedStyle(cover).position !== 'sticky') cover = cover.parentElement;
          return cover && !cover.contains(focused) ? (focused.textContent ?? focused.tagName) : null;
        });
        if (hidden !== null) covered.push(hidden);
      }
      expect(covered, 'behind the bar').toEqual([]);
    });
  });
}
