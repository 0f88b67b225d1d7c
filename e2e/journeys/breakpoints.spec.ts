import { ADMIN } from '../shop.ts';
import { expect, test } from '../test.ts';

const SHOPPER = { email: 'shopper@example.com', password: 'shopper-demo-pass' };

test('the page never scrolls sideways, at 320, 390, 900 and 1440 px', async ({ page }) => {
  const { product: found }: { product: { _id: string }[] } = await (
    await page.request.get('/api/v1/products')
  ).json();
  await page.request.post('/api/v1/login', { data: SHOPPER });
  for (const path of [
    '/',
    '/products',
    `/product/${found[0]?._id}`,
    '/cart',
    '/account',
    '/account/myorders',
  ])
    for (const width of [320, 390, 900, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, width, tooWide: Math.max(0, tooWide) }).toEqual({ path, width, tooWide: 0 });
    }
});

test('the sidebar of E-DASH stands above 1000 px and comes by the hamburger up to there', async ({
  page,
}) => {
  await page.request.post('/api/v1/login', { data: ADMIN });
  await page.setViewportSize({ width: 1001, height: 900 });
  await page.goto('/admin/dashboard/productlist/');
  const links = page.getByRole('link', { name: 'Settings' }).filter({ visible: true });
  await expect(links).toHaveCount(1);
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(links).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(links).toHaveCount(1);
});

test('the desktop layout begins above 1280 px: four products in a row of the home page instead of three', async ({
  page,
}) => {
  const columns = () =>
    page
      .locator('section', { has: page.getByRole('heading', { name: 'Products in today' }) })
      .locator('article')
      .evaluateAll((cards) => {
        const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
        return tops.filter((top) => top === tops[0]).length;
      });
  await page.setViewportSize({ width: 1281, height: 900 });
  await page.goto('/');
  expect(await columns()).toBe(4);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(columns).toBe(3);
});
