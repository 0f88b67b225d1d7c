import { measureShown } from '../steps/measure-shown.ts';
import { expect, test } from '../test.ts';

type Listed = {
  _id: string;
  name: string;
  price: number;
  mrp?: number;
  stock: number;
  descreption: string;
  sizes: { size: string; stock: number }[];
};

const listAllProducts = async (get: (path: string) => Promise<{ product: Listed[] }>) =>
  (await Promise.all([1, 2, 3, 4].map((page) => get(`/api/v1/products?limit=27&page=${page}`)))).flatMap(
    ({ product }) => product,
  );

test('the product view shows note, product, tabs and strip from the product itself [spec 2-2] [spec 2-56] [spec 2-57] [spec 2-58]', async ({
  page,
  request,
}) => {
  const all = await listAllProducts(async (path) => (await request.get(path)).json());
  const vibes = all.find(({ name }) => name === 'T-Shirt Summer Vibes') ?? all[0]!;
  await page.goto(`/product/${vibes._id}`);
  await expect(page.getByRole('region', { name: 'Sale' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: vibes.name })).toBeVisible();
  await expect(page.getByText(`Product ID ${vibes._id.slice(-6).toUpperCase()}`)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pictures' }).getByRole('img')).toHaveCount(4);
  await expect(page.getByRole('main').getByText('₹699', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('MRP ₹1,399').first()).toBeVisible();
  await expect(page.getByText('-50%').first()).toBeVisible();
  await expect(page.getByText('Plus ₹250 tax and ₹30 shipping per order.')).toBeVisible();
  await expect(page.getByText(vibes.descreption)).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveCount(4);
  await expect(crumbs.last()).toHaveText(vibes.name);
  await expect(page.getByRole('heading', { level: 2, name: /^More .*for (men|women|kids)$/ })).toBeVisible();
});

test('a product at its MRP has neither badge nor struck price [spec 2-36] [spec 2-59] [spec 2-60]', async ({
  page,
  request,
}) => {
  const all = await listAllProducts(async (path) => (await request.get(path)).json());
  const full = all.find(({ mrp, stock }) => mrp === undefined && stock > 0)!;
  await page.goto(`/product/${full._id}`);
  const buy = page.getByRole('list', { name: 'Pictures' }).locator('xpath=..');
  await expect(page.getByRole('heading', { level: 1, name: full.name })).toBeVisible();
  await expect(buy.getByText(/^-\d+%$/)).toHaveCount(0);
  await expect(buy.getByText(/MRP/)).toHaveCount(0);
});

test('DESCRIPTION is open first, REVIEWS shows what buyers say [spec 2-61] [spec 4-25]', async ({
  page,
  request,
}) => {
  const all = await listAllProducts(async (path) => (await request.get(path)).json());
  await page.goto(`/product/${all[0]!._id}`, { waitUntil: 'networkidle' });
  const tab = (name: RegExp) => page.getByRole('tab', { name });
  await expect(tab(/DESCRIPTION/)).toHaveAttribute('aria-selected', 'true');
  await tab(/REVIEWS/).click();
  await expect(tab(/REVIEWS/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: /REVIEWS/ })).toBeVisible();
  await expect(page.getByRole('tabpanel', { name: /DESCRIPTION/ })).toBeHidden();
});

test('minus does nothing at 1 and plus nothing at the stock of the size [spec 2-63] [spec 5-3] [spec 5-4]', async ({
  page,
  request,
}) => {
  const all = await listAllProducts(async (path) => (await request.get(path)).json());
  const few = all
    .flatMap(({ _id, sizes }) => sizes.map(({ size, stock }) => ({ _id, size, stock })))
    .find(({ stock }) => stock >= 2 && stock <= 4)!;
  await page.goto(`/product/${few._id}`, { waitUntil: 'networkidle' });
  await page.getByRole('main').getByText(few.size, { exact: true }).first().click();
  const quantity = page.getByRole('status', { name: 'Quantity' });
  await page.getByRole('button', { name: 'Decrease quantity' }).click({ force: true });
  await expect(quantity).toHaveText('1');
  for (let press = 0; press < few.stock + 2; press += 1)
    await page.getByRole('button', { name: 'Increase quantity' }).click({ force: true });
  await expect(quantity).toHaveText(String(few.stock));
});

test("'Product added to cart' shows for 4 seconds, and adding L keeps M [spec 2-63] [spec 4-15] [spec 4-20] [spec 9-21]", async ({
  page,
  request,
}) => {
  const all = await listAllProducts(async (path) => (await request.get(path)).json());
  const inStock = (sizes: Listed['sizes'], size: string) =>
    sizes.some((one) => one.size === size && one.stock > 0);
  const both = all.find(({ sizes }) => inStock(sizes, 'M') && inStock(sizes, 'L'))!;
  await page.goto(`/product/${both._id}`, { waitUntil: 'networkidle' });
  const readShownMs = await measureShown(page, 'Product added to cart', 4000);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const shownMs = await readShownMs();
  expect(shownMs).toBeGreaterThan(3500);
  expect(shownMs).toBeLessThan(5800);
  await page.getByRole('main').getByText('L', { exact: true }).first().click();
  await page.getByRole('button', { name: 'Add to cart' }).click();
  const storedLines = async () => {
    const stored = await page.evaluate(() => localStorage.getItem('cartItems') ?? '[]');
    const lines: { size: string; product: string }[] = JSON.parse(stored);
    return lines.map(({ product, size }) => [product, size]);
  };
  await expect.poll(storedLines).toEqual([
    [both._id, 'M'],
    [both._id, 'L'],
  ]);
});

test("what is sold out says 'Out of stock' in red instead of the button [spec 2-64]", async ({
  page,
  request,
}) => {
  const all = await listAllProducts(async (path) => (await request.get(path)).json());
  const gone = all.find(({ stock }) => stock === 0)!;
  await page.goto(`/product/${gone._id}`);
  const note = page.getByRole('main').getByText('Out of stock', { exact: true }).first();
  await expect(note).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  const [red, green, blue] = await note.evaluate((element) =>
    (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number),
  );
  expect(red).toBeGreaterThan(Math.max(green ?? 255, blue ?? 255) * 1.5);
});

test('the search icon of the product view stands in line with the others, in the dark theme too [spec 2-30]', async ({
  page,
  request,
}) => {
  const all = await listAllProducts(async (path) => (await request.get(path)).json());
  await page.setViewportSize({ width: 390, height: 844 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`/product/${all[0]!._id}`);
    const bar = page.getByRole('banner');
    const middleOf = async (icon: ReturnType<typeof bar.getByRole>) => {
      const box = (await icon.boundingBox()) ?? { y: -1, height: 0 };
      return box.y + box.height / 2;
    };
    const search = await middleOf(bar.getByRole('button', { name: 'Search products' }));
    expect(search).toBeGreaterThan(0);
    expect(search).toBeCloseTo(await middleOf(bar.getByRole('link', { name: 'Cart' })), 0);
  }
});
