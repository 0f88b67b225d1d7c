import type { Locator, Page } from '@playwright/test';
import { ADMIN } from '../shop.ts';
import { setWidth } from '../steps/set-width.ts';
import { expect, test } from '../test.ts';

const DASH = '/admin/dashboard';
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

const open = (page: Page, path: string) => page.goto(DASH + path, { waitUntil: 'networkidle' });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error(`Not shown: ${part.toString()}`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height, middle: box.y + box.height / 2 };
}

const textBounds = (part: Locator) =>
  part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left, right, top, bottom };
  });

const fontSizeOf = (part: Locator) =>
  part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test.beforeEach(async ({ page }) => {
  expect((await page.request.post('/api/v1/login', { data: ADMIN })).status()).toBe(200);
});

test('E-DASH on a desk: parts that belong together stand in line, and titles rank as they should', async ({
  page,
}) => {
  await page.setViewportSize(DESK);

  await test.step('a new product begins with the choice of pictures, and Add stands level with its field', async () => {
    await open(page, '/addproduct');
    const url = page.getByLabel('Picture URL');
    const field = await boxOf(url);
    const add = await boxOf(page.getByRole('button', { name: 'Add', exact: true }));
    expect(add.middle).toBeCloseTo(field.middle, 0);
    expect((await boxOf(page.getByText('Choose pictures'))).bottom).toBeLessThan(field.y);
    await url.fill('https:');
    const hint = await boxOf(page.getByText('The picture appears here'));
    expect(hint.height, 'a line, not the frame of a picture').toBeLessThan(50);
  });

  await test.step('numbers of the product list end where their heads end', async () => {
    await open(page, '/productlist');
    for (const [head, name] of [
      ['STOCK', /^Stock of/],
      ['PRICE', /^Price of/],
    ] as const) {
      const title = await textBounds(page.getByRole('columnheader', { name: head }));
      const number = await textBounds(page.getByRole('button', { name }).first());
      expect(Math.abs(number.right - title.right), head).toBeLessThanOrEqual(1);
    }
  });

  await test.step('the title of a dialog is smaller than that of the screen', async () => {
    const title = await fontSizeOf(page.getByRole('heading', { level: 1 }));
    await page
      .getByRole('button', { name: /^Stock of/ })
      .first()
      .click();
    const heading = page.getByRole('dialog').getByRole('heading');
    expect(await fontSizeOf(heading)).toBeLessThan(title);
    await expect(heading).toHaveCSS('text-align', 'start');
  });

  await test.step('the axis of the chart stands left of its bars, each quarter on one line', async () => {
    await open(page, '');
    const chart = page
      .locator('svg')
      .filter({ has: page.getByRole('link', { name: /^Q\d \d{4}, / }) })
      .first();
    const amounts = await boxOf(chart.getByText('0', { exact: true }).first());
    const line = await boxOf(chart.locator('line').first());
    expect(amounts.right).toBeLessThan(line.x);
    const lines = await chart
      .getByText(/^Q[1-4] \d{4}$/)
      .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().top));
    expect(lines).toHaveLength(4);
    expect(new Set(lines).size).toBe(1);
  });
});

test('E-DASH on a phone: the first order is near, and a finger hits what it aims at', async ({ page }) => {
  await page.setViewportSize(PHONE);

  await test.step('the tabs of orders are one row, in which the chosen one is in sight', async () => {
    await open(page, '/orderlist?tab=returns');
    const tabs = page.getByRole('navigation', { name: 'Orders to work on' });
    expect((await boxOf(tabs)).height).toBeLessThan(50);
    const here = await boxOf(tabs.locator('[aria-current=page]'));
    expect(here.x).toBeGreaterThanOrEqual(0);
    expect(here.right).toBeLessThanOrEqual(PHONE.width);
    await open(page, '/orderlist');
    const list = await boxOf(page.getByRole('table'));
    const title = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(list.y - title.bottom, 'search, filter and tabs').toBeLessThan(170);
  });

  await test.step('boxes and switches are large enough', async () => {
    const box = await boxOf(page.getByRole('row').nth(1).getByRole('checkbox'));
    expect([box.width, box.height].every((size) => size >= 24)).toBe(true);
    await page.getByRole('row').nth(1).getByRole('checkbox').check();
    await expect(page.getByRole('button', { name: 'Clear' })).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      'as wide as the window with the bar of chosen orders',
    ).toBe(PHONE.width);
    await open(page, '/productlist');
    const onSale = await boxOf(page.getByRole('switch').first());
    expect(onSale.width).toBeGreaterThanOrEqual(44);
    expect(onSale.height).toBeGreaterThanOrEqual(24);
  });

  await test.step('the category of a product has no line of its own', async () => {
    const row = page.getByRole('row').nth(1);
    const name = await boxOf(row.getByRole('link').first());
    const actions = await boxOf(row.getByRole('link', { name: /^Edit/ }));
    expect(actions.y - name.bottom).toBeLessThan(60);
    expect((await boxOf(row)).height).toBeLessThan(140);
  });
});

test('the first of the chosen rows is not covered by the heads of its table, at any width', async ({
  page,
}) => {
  await open(page, '/orderlist');
  await page.getByRole('row').nth(1).getByRole('checkbox').check();
  for (const width of [900, 1200, 1440]) {
    await setWidth(page, width);
    const head = await boxOf(page.getByRole('columnheader').nth(1));
    const first = await boxOf(page.getByRole('row').nth(1));
    expect(head.bottom, `${width} px`).toBeLessThanOrEqual(first.y + 1);
  }
});

/** Content area of an A4 sheet in CSS pixels. */
const SHEET = { width: ((210 - 28) / 25.4) * 96, height: ((297 - 28) / 25.4) * 96 };
const pt = (points: number) => (points * 96) / 72;

test('slips are readable, share sheets of A4, and none is cut by the end of a sheet', async ({ page }) => {
  const { orders: listed }: { orders: { _id: string; orderStatus: string }[] } = await (
    await page.request.get('/api/v1/admin/orders', { params: { limit: '25', sort: 'oldest' } })
  ).json();
  const orders = listed.filter(({ orderStatus }) => orderStatus !== 'Cancelled');
  await open(page, `/orderlist/print?paper=a4&ids=${orders.map(({ _id }) => _id).join(',')}`);
  const slips = page.getByRole('article');
  await expect(slips).toHaveCount(orders.length);
  await expect(page.getByRole('img', { name: /^Barcode of/ })).toHaveCount(orders.length);
  await page.setViewportSize({ width: Math.floor(SHEET.width), height: 900 });
  await page.emulateMedia({ media: 'print' });
  const measured = await slips.evaluateAll((articles) =>
    articles.map((article) => ({
      height: article.getBoundingClientRect().height,
      breakInside: getComputedStyle(article).breakInside,
      smallest: Math.min(
        ...[...article.querySelectorAll('p, address, th, td, h2')].map((part) =>
          Number.parseFloat(getComputedStyle(part).fontSize),
        ),
      ),
      sender: article.textContent.includes('From: '),
      barcode: article.querySelector('svg[aria-label^="Barcode of"]')?.getBoundingClientRect().width ?? 0,
    })),
  );
  for (const { breakInside, smallest, sender, barcode } of measured) {
    expect(breakInside).toBe('avoid');
    expect(smallest).toBeGreaterThanOrEqual(pt(10) - 0.01);
    expect(sender).toBe(true);
    expect(barcode, 'scanners need 37 mm').toBeGreaterThanOrEqual((36.9 / 25.4) * 96);
  }
  let sheets = 1;
  let used = 0;
  for (const { height } of measured) {
    if (used + height > SHEET.height) {
      sheets += 1;
      used = 0;
    }
    used += height;
  }
  expect(sheets).toBeLessThanOrEqual(Math.ceil(orders.length / 2));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const picks = await page.getByRole('region', { name: 'Pick list' }).boundingBox();
  const pickSheets = Math.ceil((picks?.height ?? 0) / SHEET.height);
  expect(pickSheets).toBeGreaterThan(0);
  expect([...pdf.matchAll(/MediaBox/g)]).toHaveLength(pickSheets + sheets);

  await page.getByRole('link', { name: 'A6', includeHidden: true }).dispatchEvent('click');
  await expect(page).toHaveURL(/paper=a6/);
  const gaps = await slips.evaluateAll((articles) =>
    articles.map((article) => {
      const barcode = article.querySelector('svg[aria-label^="Barcode of"]');
      return (barcode?.getBoundingClientRect().top ?? -Infinity) - article.getBoundingClientRect().top;
    }),
  );
  expect(Math.min(...gaps), 'else it is also printed on the sheet before').toBeGreaterThanOrEqual(0);
});
