import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCT_COLUMNS, type ProductCells } from '@e-store/shared/catalog/product-columns';
import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import { trusted } from 'mongoose';
import Papa from 'papaparse';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let staff: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  staff = (await shop.signIn('Catalogue')).agent;
});
afterAll(() => shop.stop());

const KURTA: ProductCells = {
  name: 'Chikankari Kurta',
  brand: 'E-Store Studio',
  descreption: 'White on white.\n- hand made\n- airy',
  department: 'Women',
  category: 'Shirt',
  colour: 'White',
  price: '₹ 1,299.00',
  mrp: '1999',
  cost: '500',
  hsn: '6211',
  sizes: 'S=5, M=10; XL : 0',
  images: '/media/up-1.webp https://pictures.example.com/a,b.webp',
  status: 'published',
  fabric: 'Cotton',
  origin: 'India',
  manufacturerName: 'Aangan Loom',
  manufacturerAddress: 'Jaipur',
};

type Row = { line?: number; cells: ProductCells; version?: number };

const send = async (path: string, rows: Row[]): Promise<ProductImportResult[]> => {
  const body = { rows: rows.map((row, index) => ({ line: index + 2, ...row })) };
  return (await staff.post(`/api/v1/admin/products/${path}`).send(body).expect(200)).body.results;
};
const preview = async (cells: ProductCells) => (await send('import/preview', [{ cells }]))[0]!;
const importRows = (...rows: Row[]) => send('import', rows);
const stored = async (id: string | undefined) => await shop.database.products.findById(id).orFail().lean();
let last = 0;
const kurta = (changes: ProductCells = {}): ProductCells => ({
  ...KURTA,
  name: `Chikankari Kurta ${(last += 1)}`,
  ...changes,
});

describe('the import of new products', () => {
  it('creates a product with everything that the row says, and its stock in the ledger', async () => {
    const cells = kurta();
    expect(await preview(cells)).toMatchObject({ line: 2, outcome: 'created', name: cells.name, notes: [] });
    const [result] = await importRows({ cells });
    expect(result).toMatchObject({ outcome: 'created', problems: [] });
    const product = await stored(result?.product);
    expect(product).toMatchObject({
      name: cells.name,
      descreption: KURTA.descreption,
      department: 'women',
      category: 'Shirts',
      price: 1299,
      mrp: 1999,
      cost: 500,
      hsn: '6211',
      discountPercent: 35,
      stock: 15,
      sizes: [
        { size: 'S', stock: 5 },
        { size: 'M', stock: 10 },
        { size: 'XL', stock: 0 },
      ],
      status: 'published',
      onSale: true,
      manufacturer: { name: 'Aangan Loom', address: 'Jaipur' },
    });
    expect(product.images.map(({ public_id, url }) => [public_id, url])).toEqual([
      ['up-1', '/media/up-1.webp'],
      ['https://pictures.example.com/a,b.webp', 'https://pictures.example.com/a,b.webp'],
    ]);
    const moved = await shop.database.stockMovements.find({ product: product._id }).lean();
    expect(moved.reduce((sum, { delta }) => sum + delta, 0)).toBe(15);
    const entry = await shop.database.auditEntries.findOne({ 'subject.id': result?.product }).lean();
    expect(entry).toMatchObject({ what: 'product.imported', subject: { label: cells.name } });
  });

  it('makes a draft where no status is given, which may lack pictures, brand and description', async () => {
    const [result] = await importRows({
      cells: { name: 'Plain Dupatta', department: 'women', category: 'shirts', price: '499', stock: '7' },
    });
    const product = await stored(result?.product);
    expect(product).toMatchObject({ status: 'draft', stock: 7, sizes: [], images: [] });
    expect(product).not.toHaveProperty('mrp');
  });

  it('refuses a row with all of its problems at their columns, and imports the others', async () => {
    const wrong = kurta({
      department: 'ladies',
      price: '12.50',
      mrp: 'many',
      hsn: '12',
      sizes: 'S, M',
      images: 'http://a.example/x.png',
      brand: '',
    });
    const [refused, created] = await importRows({ cells: wrong }, { cells: kurta() });
    expect(refused).toMatchObject({ outcome: 'refused', name: wrong.name });
    const problems = Object.fromEntries(refused!.problems.map(({ column, message }) => [column, message]));
    expect(problems).toEqual({
      department: 'Choose Men, Women or Kids.',
      price: 'Enter whole rupees.',
      mrp: 'Enter whole rupees.',
      hsn: 'Enter an HSN code of 4, 6 or 8 digits.',
      sizes: 'Write sizes with their units, like S=5, M=10.',
      images: 'http://a.example/x.png: Enter a URL that begins with https://.',
      brand: 'Enter a brand.',
    });
    expect(created?.outcome).toBe('created');
  });

  it.each<[string, ProductCells, string, string]>([
    ['no price', { price: '' }, 'price', 'Enter a price.'],
    ['no category', { category: '' }, 'category', 'Choose a category.'],
    ['an unknown category', { category: 'Saris' }, 'category', 'Choose T-Shirt, Shirt or Jeans.'],
    ['a decimal comma', { price: '1299,00' }, 'price', 'Enter whole rupees.'],
    ['an MRP below the price', { mrp: '900' }, 'mrp', 'The MRP cannot be below the price.'],
    ['a size twice', { sizes: 'S=1, S=2' }, 'sizes', 'Use each size only once.'],
    ['sizes without commas', { sizes: 'S=5 M=10' }, 'sizes', 'Write sizes with their units, like S=5, M=10.'],
    ['a stock in words', { sizes: '', stock: 'ten' }, 'stock', 'Enter a whole number.'],
    [
      'a manufacturer without address',
      { manufacturerAddress: '' },
      'manufacturerAddress',
      'Enter the address as well.',
    ],
    ['a status that does not exist', { status: 'live' }, 'status', 'Choose Draft or Published.'],
    ['too much stock', { sizes: 'S=100001' }, 'sizes', 'At most 1,00,000 units.'],
  ])('refuses %s', async (_what, changes, column, message) => {
    const result = await preview(kurta(changes));
    expect(result).toMatchObject({ outcome: 'refused', problems: [{ column, message }] });
  });

  it('creates no product that an earlier import created, ignoring letter case', async () => {
    const cells = kurta();
    const [first] = await importRows({ cells });
    const again = await preview({ ...cells, name: cells.name!.toUpperCase() });
    expect(again.problems).toEqual([
      {
        column: 'name',
        message: `This product already exists. To change it, enter its ID: ${first?.product}.`,
      },
    ]);
    expect((await preview({ ...cells, colour: 'Indigo' })).outcome).toBe('created');
  });

  it('answers a repeated call as the first time, and creates nothing twice', async () => {
    const body = {
      rows: [
        { line: 2, cells: kurta() },
        { line: 3, cells: kurta() },
      ],
    };
    const ask = () =>
      staff.post('/api/v1/admin/products/import').set('Idempotency-Key', 'import-1').send(body).expect(200);
    const [first, second] = [await ask(), await ask()];
    expect(second.body).toEqual(first.body);
    const names = body.rows.map(({ cells }) => cells.name!);
    expect(await shop.database.products.countDocuments({ name: trusted({ $in: names }) })).toBe(2);
  });

  it('notes a price below the cost', async () => {
    expect((await preview(kurta({ cost: '1500' }))).notes).toEqual([
      'The price of ₹1,299 is below the cost of ₹1,500.',
    ]);
  });
});

describe('the import of changes', () => {
  const create = async (changes: ProductCells = {}) =>
    (await importRows({ cells: kurta(changes) }))[0]!.product!;

  it('changes the columns of the row, shows each before and after, and leaves the rest', async () => {
    const id = await create();
    const before = await stored(id);
    const shown = await preview({ id, price: '999', fabric: '' });
    expect(shown).toMatchObject({
      outcome: 'changed',
      product: id,
      version: 1,
      changes: [
        { column: 'price', before: '1299', after: '999' },
        { column: 'fabric', before: 'Cotton', after: '' },
      ],
    });
    const [result] = await importRows({ cells: { id, price: '999', fabric: '' }, version: 1 });
    expect(result).toMatchObject({ outcome: 'changed', product: id });
    const after = await stored(id);
    expect(after).toMatchObject({ price: 999, fabric: '', discountPercent: 50, version: 2 });
    expect({ ...after, price: 0, fabric: 0 }).toMatchObject({
      name: before.name,
      sizes: before.sizes,
      stock: before.stock,
      images: before.images,
      status: before.status,
      descreption: before.descreption,
    });
  });

  it('empties an optional field, and never stock or sizes, which it notes', async () => {
    const id = await create();
    const cells = { id, mrp: '', sizes: 'S=500, M=10, XL=0' };
    const shown = await preview(cells);
    expect(shown.notes).toEqual([
      'Stock and Sizes are not imported for existing products. Enter a delivery under Units received, or change the stock in the product list.',
    ]);
    expect(shown.changes).toEqual([{ column: 'mrp', before: '1999', after: '' }]);
    await importRows({ cells });
    const product = await stored(id);
    expect(product).not.toHaveProperty('mrp');
    expect(product.stock).toBe(15);
  });

  it('refuses a product that has changed since the preview', async () => {
    const id = await create();
    await staff.put(`/api/v1/admin/products/${id}/price`).send({ from: 1299, to: 1199 }).expect(200);
    const [result] = await importRows({ cells: { id, price: '999' }, version: 1 });
    expect(result?.outcome).toBe('refused');
    expect(result?.problems[0]?.message).toMatch(/ changed this product since you checked the file\./);
    expect((await stored(id)).price).toBe(1199);
  });

  it('retains the descriptions of pictures that stay', async () => {
    const id = await create();
    await shop.database.products.updateOne({ _id: id }, { $set: { 'images.0.alt': 'Front' } });
    await importRows({ cells: { id, images: '/media/up-2.webp /media/up-1.webp' } });
    expect((await stored(id)).images.map(({ url, alt }) => [url, alt])).toEqual([
      ['/media/up-2.webp', undefined],
      ['/media/up-1.webp', 'Front'],
    ]);
  });

  it('refuses an unknown ID, an archived product, and a draft that lacks what is shown in the shop', async () => {
    const unknown = await preview({ id: 'x1', name: 'Some' });
    expect(unknown).toMatchObject({ outcome: 'refused', name: 'Some', problems: [{ column: 'id' }] });
    const id = await create({ status: 'draft', images: '', brand: '' });
    expect((await preview({ id, status: 'Published' })).problems.map(({ column }) => column)).toEqual([
      'brand',
      'images',
    ]);
    await staff.delete(`/api/v1/admin/products/${id}`).expect(200);
    expect((await preview({ id, price: '999' })).problems).toEqual([
      { message: expect.stringMatching(/ is archived\. Restore it before you edit it\.$/) },
    ]);
  });

  it('writes an audit entry for each product', async () => {
    const id = await create();
    await importRows({ cells: { id, price: '899' } });
    const entry = await shop.database.auditEntries
      .findOne({ what: 'product.imported', 'subject.id': id, 'after.price': 899 })
      .lean();
    expect([entry?.before, entry?.after]).toMatchObject([{ price: 1299 }, { price: 899 }]);
  });
});

describe('the units of a delivery', () => {
  const create = async (changes: ProductCells = {}) =>
    (await importRows({ cells: kurta(changes) }))[0]!.product!;

  it('are added to the stock of each size, after sales, and stand in the ledger', async () => {
    const id = await create();
    expect((await preview({ id, received: 'M=20, S=1' })).changes).toEqual([
      { column: 'stock', before: '15', after: '36' },
      { column: 'sizes', before: 'S=5, M=10, XL=0', after: 'S=6, M=30, XL=0' },
    ]);
    await shop.database.products.updateOne({ _id: id }, { $inc: { stock: -2, 'sizes.1.stock': -2 } });
    await importRows({ cells: { id, received: 'M=20, S=1', price: '1199' }, version: 1 });
    expect((await preview({ id, received: 'M=20, S=1' })).notes).toEqual([
      expect.stringMatching(
        /^Units of this product were received on .+ Check that this is another delivery\.$/,
      ),
    ]);
    const product = await stored(id);
    expect(product).toMatchObject({ price: 1199, stock: 34 });
    expect(product.sizes.map(({ stock }) => stock)).toEqual([6, 28, 0]);
    const moved = await shop.database.stockMovements
      .find({ product: product._id, reason: 'adjustment' })
      .sort({ size: 1 })
      .lean();
    expect(moved.map(({ size, delta, cause }) => [size, delta, cause])).toEqual([
      ['M', 20, 'delivery'],
      ['S', 1, 'delivery'],
    ]);
  });

  it('are a number for a product without sizes', async () => {
    const id = await create({ sizes: '', stock: '7' });
    await importRows({ cells: { id, received: '12' } });
    expect(await stored(id)).toMatchObject({ stock: 19, sizes: [] });
  });

  it.each([
    ['XXL=1', 'This product has no size XXL. Add it in the product form.'],
    ['12', 'Write sizes with their units, like S=5, M=10.'],
    ['S=-1', 'Write sizes with their units, like S=5, M=10.'],
    ['S=99999', 'At most 1,00,000 units.'],
  ])('are refused as %j for a product with sizes', async (received, message) => {
    const id = await create();
    expect((await preview({ id, received })).problems).toEqual([{ column: 'received', message }]);
  });

  it('are refused for a new product, whose stock has a column of its own', async () => {
    expect((await preview(kurta({ received: 'S=1' }))).problems).toEqual([
      { column: 'received', message: 'Enter the stock of a new product under Stock or Sizes.' },
    ]);
  });
});

describe('a row with a SKU', () => {
  it('creates a product for a new code, and changes the product with that code, ignoring letter case', async () => {
    const cells = kurta({ sku: `KUR-${(last += 1)}` });
    const [created] = await importRows({ cells, version: 0 });
    expect(created?.outcome).toBe('created');
    const shown = await preview({ sku: cells.sku!.toLowerCase(), price: '1199' });
    expect(shown).toMatchObject({ outcome: 'changed', product: created?.product, version: 1 });
    await importRows({ cells: { sku: cells.sku!.toLowerCase(), price: '1199' }, version: 1 });
    expect(await stored(created?.product)).toMatchObject({ sku: cells.sku, price: 1199, version: 2 });
    expect((await preview({ ...cells, price: '1199' })).outcome).toBe('unchanged');
  });

  it('is refused where two rows of a file have the same new code, and nothing is lost', async () => {
    const sku = `KUR-${(last += 1)}`;
    const rows = [
      { cells: kurta({ sku }), version: 0 },
      { cells: kurta({ sku, price: '99' }), version: 0 },
    ];
    const [first, second] = await importRows(...rows);
    expect([first?.outcome, second?.outcome]).toEqual(['created', 'refused']);
    expect(second?.problems).toEqual([
      { column: 'sku', message: 'This product already exists. Check the file again.' },
    ]);
    expect((await stored(first?.product)).price).toBe(1299);
  });

  it('does not take the code of another product, by import or by hand', async () => {
    const sku = `KUR-${(last += 1)}`;
    const [one, other] = await importRows({ cells: kurta({ sku }) }, { cells: kurta() });
    expect((await preview({ id: other!.product!, sku })).problems).toEqual([
      { column: 'sku', message: 'Another product has this SKU.' },
    ]);
    const product = await stored(one?.product);
    const { body } = await staff
      .post('/api/v1/admin/product/new/')
      .send({ name: 'Copy', status: 'draft', sku: product.sku!.toLowerCase() })
      .expect(409);
    expect(body).toMatchObject({ code: 'ALREADY_EXISTS', fields: { sku: 'Another product has this SKU.' } });
  });

  it('is refused with a code that cannot be printed', async () => {
    expect((await preview(kurta({ sku: 'KUR 14' }))).problems).toEqual([
      { column: 'sku', message: 'Use letters, digits, dots, slashes, hyphens and underscores.' },
    ]);
  });
});

describe('the export of products', () => {
  const exportAll = async (query = '') => {
    const { body } = await staff.get(`/api/v1/admin/products/export?${query}`).expect(200);
    expect(body.filename).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/);
    return Papa.parse<string[]>(body.csv.replace('\uFEFF', ''), { skipEmptyLines: true }).data;
  };

  it('gives a file that, imported again, changes nothing', async () => {
    await shop.addProduct({ name: '=Formula', descreption: '-5\n- two;=3', price: 799 });
    await importRows({ cells: kurta() });
    const [head, ...rows] = await exportAll();
    expect(head).toEqual(PRODUCT_COLUMNS.map(({ heading }) => heading));
    expect(rows.length).toBeGreaterThan(2);
    const toRow = (cells: string[]) => ({
      cells: Object.fromEntries(PRODUCT_COLUMNS.map(({ name }, index) => [name, cells[index]])),
    });
    const results = await send('import/preview', rows.slice(0, 20).map(toRow));
    expect(results.map(({ outcome, problems, notes }) => [outcome, problems, notes])).toEqual(
      rows.slice(0, 20).map(() => ['unchanged', [], []]),
    );
  });

  it('finds products by SKU, as the product list does', async () => {
    await shop.addProduct({ name: 'Coded', sku: 'SHW.77/b' });
    expect((await exportAll('keyword=shw.77'))[1]).toContain('SHW.77/b');
  });

  it('has the products of the filter only', async () => {
    await shop.addProduct({ name: 'Only This Kaftan' });
    expect(await exportAll('keyword=kaftan')).toHaveLength(2);
    expect(await exportAll('keyword=nothing-of-this-name')).toHaveLength(1);
  });
});
