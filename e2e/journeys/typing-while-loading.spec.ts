import { setTimeout } from 'node:timers/promises';
import { expectUsable } from '../steps/expect-usable.ts';
import { expect, test } from '../test.ts';

test('a search typed while the page changes keeps its focus and every letter', async ({ browser, shop }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const banner = page.getByRole('banner');
  const box = banner.getByRole('combobox', { name: 'Search products' });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expectUsable(page);
  let requests = 0;
  await context.route('**', async (route) => {
    requests += 1;
    await setTimeout(300 + (requests % 4) * 100);
    await route.continue().catch(() => {});
  });
  await banner.getByRole('button', { name: 'Search', exact: true }).tap();
  await box.tap();
  await box.pressSequentially('black', { delay: 200 });
  await expect(page).toHaveURL(/\/products$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await page.keyboard.type('cottonshirt', { delay: 200 });
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('blackcottonshirt');
  await context.close();
});

test('a search typed while a product page loads stays on the screen', async ({ browser, shop }) => {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const box = page.getByRole('banner').getByRole('combobox', { name: 'Search products' });
  await page.goto('/products', { waitUntil: 'networkidle' });
  await expectUsable(page);
  await context.route('**', async (route) => {
    await setTimeout(600);
    await route.continue().catch(() => {});
  });
  await page
    .getByRole('main')
    .locator('a[href^="/product/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await box.tap();
  await box.pressSequentially('black', { delay: 200 });
  await expect(page).toHaveURL(/\/product\//);
  await page.keyboard.type('cotton', { delay: 200 });
  await expect(box).toBeVisible();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('blackcotton');
  await context.close();
});
