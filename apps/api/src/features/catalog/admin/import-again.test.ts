import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductCells } from '@e-store/shared/catalog/product-columns';
import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let staff: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  staff = (await shop.signIn('Catalogue')).agent;
});
afterAll(() => shop.stop());

const send = async (path: string, rows: ProductCells[], version?: number): Promise<ProductImportResult[]> => {
  const body = { rows: rows.map((cells, index) => ({ line: index + 2, cells, version })) };
  return (await staff.post(`/api/v1/admin/products/${path}`).send(body).expect(200)).body.results;
};
const preview = async (cells: ProductCells) => (await send('import/preview', [cells]))[0]!;
const SAREE: ProductCells = {
  brand: 'E-Store Studio',
  department: 'Women',
  category: 'Shirt',
  colour: 'White',
  price: '1,299.00',
  sizes: 'S=5, M=10',
};
const rowsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...SAREE, name: `${name} ${index}` }));

describe('a product file imported again', () => {
  it('creates each product once, also by two people at the same time', async () => {
    const rows = rowsOf('Parallel', 8);
    const clock = setInterval(() => shop.passTime(1), 1);
    const answers = await Promise.all([send('import', rows, 0), send('import', rows, 0)]);
    clearInterval(clock);
    expect(await shop.database.products.countDocuments({ name: /^Parallel/ })).toBe(8);
    for (let index = 0; index < rows.length; index += 1)
      expect(answers.map((results) => results[index]?.outcome)).toContain('created');
  });

  it('shows no changes for the same rows, and refuses rows that differ', async () => {
    const rows = rowsOf('Again', 2);
    await send('import', rows);
    const [first, second] = await send('import/preview', [rows[0]!, { ...rows[1]!, price: '999' }]);
    expect(first).toMatchObject({ outcome: 'unchanged', problems: [] });
    expect(second?.problems).toEqual([
      { column: 'name', message: expect.stringMatching(/already exists\. To change it, enter its ID: /) },
    ]);
  });

  it('creates nothing for a code that has gone since the check', async () => {
    const [cells] = rowsOf('Renamed', 1);
    const [refused] = await send('import', [{ ...cells, sku: 'GONE-1' }], 1);
    expect(refused?.problems).toEqual([
      { column: 'sku', message: 'No product has this SKU any more. Check the file again.' },
    ]);
  });

  it('names an archived product as such', async () => {
    const [cells] = rowsOf('Archived', 1);
    const [created] = await send('import', [cells!]);
    await staff.delete(`/api/v1/admin/products/${created?.product}`).expect(200);
    expect((await preview(cells!)).problems[0]?.message).toMatch(/ is archived\. Restore it /);
  });

  it('notes a new SKU for a product that exists without one', async () => {
    const [cells] = rowsOf('Coded', 1);
    await send('import', [cells!]);
    expect((await preview({ ...cells, sku: 'COD-1' })).notes).toEqual([
      'Another product has the same name, brand and colour.',
    ]);
  });
});

describe('the check of a product file', () => {
  it('shows what a new product will cost and have in stock', async () => {
    const [cells] = rowsOf('Shown', 1);
    const { changes, notes } = await preview({ ...cells, stock: '999' });
    expect(changes).toEqual([
      { column: 'price', before: '', after: '1299' },
      { column: 'stock', before: '', after: '15' },
      { column: 'sizes', before: '', after: 'S=5, M=10' },
      { column: 'status', before: '', after: 'Draft' },
    ]);
    expect(notes).toEqual(['Stock is the total of the sizes, 15.']);
  });

  it('notes a changed stock, also of a product with sizes', async () => {
    const { _id } = await shop.addProduct({ name: 'Counted', sizes: [{ size: 'M', stock: 4 }] });
    const { outcome, notes } = await preview({ id: String(_id), stock: '9' });
    expect([outcome, notes.length]).toEqual(['unchanged', 1]);
  });

  it('changes nothing for exported cells with line breaks, apostrophes and separators', async () => {
    const descreption = "One\r\ntwo\n'-fit";
    const url = 'https://pictures.example/a;b|c.webp';
    const { _id } = await shop.addProduct({
      name: 'Odd',
      descreption,
      images: [{ id: 'a', public_id: 'a', url, alt: 'Front' }],
    });
    const cells = { id: String(_id), descreption: "One\ntwo\n'-fit", images: url };
    expect((await preview(cells)).outcome).toBe('unchanged');
  });

  it('reads Indian digit groups, and saves a repeated picture once with its size', async () => {
    const [cells] = rowsOf('Grouped', 1);
    const picture = '/media/up-1.webp';
    const [created] = await send('import', [
      { ...cells, price: '₹1,00,000/-', images: `${picture}, ${picture}` },
    ]);
    const stored = await shop.database.products.findById(created?.product).orFail().lean();
    expect([stored.price, stored.images.length]).toEqual([100_000, 1]);
    expect(stored.images[0]).toMatchObject({ width: 800, height: 1000 });
  });
});
