import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import type { ProductCells } from '@e-store/shared/catalog/product-columns';
import { invariants } from '../../../app/features.ts';
import { checkInvariants } from '../../../platform/invariants/check-invariants.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let staff: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop({ startsAt: new Date('2026-11-27T10:50:00Z') });
  staff = (await shop.signIn('Catalogue')).agent;
});
afterAll(() => shop.stop());

const send = async (path: string, cells: ProductCells): Promise<ProductImportResult> => {
  const body = { rows: [{ line: 2, cells }] };
  return (await staff.post(`/api/v1/admin/products/${path}`).send(body).expect(200)).body.results[0];
};
const preview = (cells: ProductCells) => send('import/preview', cells);
const importRow = (cells: ProductCells) => send('import', cells);
const addProduct = async (...sizes: string[]) => {
  const { _id } = await shop.addProduct(
    sizes.length > 0 ? { sizes: sizes.map((size) => ({ size, stock: 1 })) } : { stock: 1 },
  );
  return String(_id);
};
const stockOf = async (id: string) => (await shop.database.products.findById(id).orFail().lean()).stock;
const receivedBy = (id: string) =>
  shop.database.stockMovements.find({ product: id, cause: 'delivery' }).sort({ _id: 1 }).lean();

const NEW: ProductCells = {
  name: 'Noted Kurta',
  department: 'Women',
  category: 'Shirt',
  price: '499',
  stock: '7',
};

describe('the units of a delivery note', () => {
  it('are received once, and stand in the ledger and the audit trail with its number', async () => {
    const id = await addProduct('S', 'M');
    const cells = { id, received: 'M=5, S=2, M=3', deliveryNote: ' DN-102 ' };
    expect(await importRow(cells)).toMatchObject({ outcome: 'changed', notes: [] });
    const problems = [
      {
        column: 'deliveryNote',
        message: expect.stringMatching(
          /^Units of delivery note DN-102 were already received on Fri 27 Nov(?: 2026)?, 4:20\spm\. If/,
        ),
      },
    ];
    expect(await preview(cells)).toMatchObject({ outcome: 'refused', problems });
    expect(await importRow(cells)).toMatchObject({ outcome: 'refused', problems });
    expect(await stockOf(id)).toBe(12);
    const movements = await receivedBy(id);
    expect(movements.map(({ size, delta, deliveryNote }) => [size, delta, deliveryNote])).toEqual([
      ['S', 2, 'DN-102'],
      ['M', 8, 'DN-102'],
    ]);
    const entry = await shop.database.auditEntries.findOne({ 'subject.id': id }).lean();
    expect(entry?.after).toMatchObject({ cause: 'delivery', deliveryNote: 'DN-102' });
  });

  it.each(['inv/26-27 014', 'INV / 26-27 014', 'Inv/26-27014'])(
    'are the same as those of INV/26-27 014 when written as %j',
    async (deliveryNote) => {
      const id = await addProduct();
      await importRow({ id, received: '4', deliveryNote: 'INV/26-27 014' });
      const again = await importRow({ id, received: '4', deliveryNote });
      expect(again.problems).toEqual([
        { column: 'deliveryNote', message: expect.stringContaining(`note ${deliveryNote} were already`) },
      ]);
      expect(await stockOf(id)).toBe(5);
    },
  );

  it('are added besides those of another note, of another size and of another product', async () => {
    const [id, other] = [await addProduct('S', 'M'), await addProduct('S')];
    await importRow({ id, received: 'S=2', deliveryNote: 'DN-1' });
    for (const cells of [
      { id, received: 'S=3', deliveryNote: 'DN-2' },
      { id, received: 'M=4', deliveryNote: 'DN-1' },
      { id: other, received: 'S=5', deliveryNote: 'DN-1' },
    ])
      expect(await importRow(cells)).toMatchObject({ outcome: 'changed', notes: [] });
    expect([await stockOf(id), await stockOf(other)]).toEqual([11, 6]);
    const mixed = await importRow({ id, received: 'S=1, M=1', deliveryNote: 'DN-2' });
    expect(mixed.outcome).toBe('refused');
    expect(await stockOf(id)).toBe(11);
  });

  it.each([[[]], [['M']]])(
    'are added by one of two simultaneous imports, with the sizes %j',
    async (sizes) => {
      const id = await addProduct(...sizes);
      const cells = { id, received: sizes.length > 0 ? 'M=6' : '6', deliveryNote: 'DN-7' };
      const results = await Promise.all([importRow(cells), importRow(cells)]);
      expect(results.map(({ outcome }) => outcome).toSorted()).toEqual(['changed', 'refused']);
      const problem = results.flatMap(({ problems }) => problems);
      expect(problem).toMatchObject([
        { message: expect.stringMatching(/^Units of delivery note DN-7 were already received/) },
      ]);
      expect([await stockOf(id), (await receivedBy(id)).length]).toEqual([7, 1]);
    },
  );

  it('are warned of after units without a note, which are added again as before', async () => {
    const id = await addProduct();
    await importRow({ id, received: '2' });
    await importRow({ id, received: '2' });
    expect(await stockOf(id)).toBe(5);
    expect((await receivedBy(id))[0]).not.toHaveProperty('deliveryNote');
    const { outcome, notes } = await preview({ id, received: '2', deliveryNote: 'DN-9' });
    expect([outcome, notes]).toEqual([
      'changed',
      [expect.stringMatching(/^Units of this product were received on /)],
    ]);
  });
});

describe('a delivery note', () => {
  it.each(['', '0'])('is not recorded without units, which a note says: %j', async (received) => {
    const id = await addProduct();
    const cells = { id, received, deliveryNote: 'DN-3', price: '650' };
    expect(await importRow(cells)).toMatchObject({
      outcome: 'changed',
      notes: ['The delivery note is not recorded, because no units are received.'],
    });
    expect(await receivedBy(id)).toEqual([]);
    expect(await importRow({ id, received: '5', deliveryNote: 'DN-3' })).toMatchObject({
      outcome: 'changed',
    });
  });

  it('is not recorded for a new product, which a note says', async () => {
    expect(await importRow({ ...NEW, deliveryNote: 'DN-4' })).toMatchObject({
      outcome: 'created',
      notes: ['The delivery note is not recorded for a new product.'],
    });
  });

  it('has up to 40 characters', async () => {
    const id = await addProduct();
    const shown = await preview({ id, received: '1', deliveryNote: 'x'.repeat(41), price: 'many' });
    expect(shown.problems).toEqual([
      { column: 'price', message: 'Enter whole rupees.' },
      { column: 'deliveryNote', message: 'At most 40 characters.' },
    ]);
    const longest = await importRow({ id, received: '1', deliveryNote: 'x'.repeat(40) });
    expect(longest.outcome).toBe('changed');
  });
});

it('leaves the stock of every product equal to the ledger', async () => {
  const lines: string[] = [];
  await checkInvariants(shop.database, invariants, (line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
});
