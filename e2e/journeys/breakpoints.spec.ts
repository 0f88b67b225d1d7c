import type { Page } from '@playwright/test';
import { findReviewedProduct, listStaffScreens } from '../screens.ts';
import { ADMIN } from '../shop.ts';
import { seedStaffInbox } from '../steps/seed-staff-inbox.ts';
import { setWidth } from '../steps/set-width.ts';
import { expect, test } from '../test.ts';

test.describe.configure({ mode: 'parallel' });

const flat = (words: string) => words.replaceAll(/\s+/g, ' ').trim();

const findPanelOverflow = (page: Page) =>
  page.locator('main').evaluate((main) =>
    [...main.querySelectorAll('section, nav, form')].flatMap((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const isScrolledTo = (part: Element) => {
        const row = part.closest('nav');
        const style = row && getComputedStyle(row);
        return style?.overflowX === 'auto' && style.backgroundImage !== 'none';
      };
      const out = [...frame.querySelectorAll('a, button, input, select, textarea')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.width > 1 && !isScrolledTo(part) && (box.right > right + 1 || box.left < left - 1);
      });
      return out.map((part) => part.getAttribute('aria-label') ?? (part.textContent || part.tagName));
    }),
  );

test('nothing that can be pressed in E-DASH lies beyond its panel, from a phone to a desk', async ({
  page,
}) => {
  test.setTimeout(480_000);
  await page.request.post('/api/v1/login', { data: ADMIN });
  const beyond: object[] = [];
  for (const path of await listStaffScreens(page.request)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    for (const width of [320, 390, 600, 801, 1001, 1024, 1101, 1251]) {
      await setWidth(page, width);
      const parts = await findPanelOverflow(page);
      const by = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (parts.length > 0 || by > 0) beyond.push({ path, width, parts, by });
    }
  }
  expect(beyond).toEqual([]);
});

test('the sidebar of E-DASH stands above 1000 px and comes by the hamburger up to there [spec 2-100] [spec 9-26]', async ({
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

test('lists of E-DASH tell all of their columns at every width, and none of it is scrolled to', async ({
  page,
}) => {
  await page.request.post('/api/v1/login', { data: ADMIN });
  const missing: object[] = [];
  for (const list of ['orderlist', 'productlist', 'categorylist', 'transactionlist']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/admin/dashboard/${list}/`, { waitUntil: 'networkidle' });
    const row = page.getByRole('main').locator('tbody tr').first();
    const cellTexts = (await row.locator('td').allInnerTexts()).map(flat).filter(Boolean);
    expect(cellTexts.length).toBeGreaterThan(1);
    for (const width of [390, 800, 801, 900, 1000, 1001, 1024, 1200, 1250, 1251]) {
      await setWidth(page, width);
      const words = flat(await row.innerText());
      const absent = cellTexts.filter((value) => !words.includes(value));
      const beyond = await row.evaluate((element) => {
        const panel = element.closest('table')?.parentElement;
        return panel ? panel.scrollWidth - panel.clientWidth : Number.NaN;
      });
      if (absent.length > 0 || beyond !== 0) missing.push({ list, width, absent, beyond });
    }
  }
  expect(missing).toEqual([]);
});

test('the desktop layout begins above 1280 px: four products in a row of the home page instead of three [spec 9-24]', async ({
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

const LISTS = [
  'productlist',
  'categorylist',
  'orderlist',
  'transactionlist',
  'customers',
  'reviews',
  'promocodes',
  'searchterms',
  'newsletter',
  'messages',
  'staff',
  'audit',
];

test('no column of a list of E-DASH is cut off, from a small tablet to a desk', async ({ page }) => {
  test.setTimeout(120_000);
  await seedStaffInbox(page.request, await findReviewedProduct(page.request));
  await page.request.post('/api/v1/login', { data: ADMIN });
  const cutOff: object[] = [];
  for (const list of LISTS) {
    await page.goto(`/admin/dashboard/${list}`, { waitUntil: 'networkidle' });
    for (const width of [801, 900, 1001, 1024, 1250, 1251, 1440]) {
      await setWidth(page, width);
      const by = await page.locator('main table').evaluateAll((tables) =>
        tables.map((table) => {
          const frame = table.closest('section');
          return frame ? Math.ceil(table.getBoundingClientRect().width) - frame.clientWidth : 0;
        }),
      );
      if (by.some((pixels) => pixels > 1)) cutOff.push({ list, width, by });
    }
  }
  expect(cutOff).toEqual([]);
});
