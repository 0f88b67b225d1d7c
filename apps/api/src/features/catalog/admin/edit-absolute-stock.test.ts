import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { ledgerMatchesStock, stockIsNeverNegative } from '../../orders/stock.invariant.ts';
import type { NewTestProduct } from '../../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await shop.signIn('Catalogue');
});
afterAll(() => shop.stop());

const pathOf = (id: string) => `/api/v1/admin/products/${id}`;
const add = async (changes: NewTestProduct = {}) => {
  const { _id, ...record } = await shop.addProduct(changes);
  const { name, descreption, brand, price, category, department, images, stock } = record;
  return { id: String(_id), form: { name, descreption, brand, price, category, department, images, stock } };
};
const save = (id: string, form: object, tag = '"1"') =>
  staff.agent.put(pathOf(id)).set('If-Match', tag).send(form);
const ledgerIsTrue = async () => {
  for (const { check } of [ledgerMatchesStock, stockIsNeverNegative])
    expect((await check(shop.database)).breaches).toEqual([]);
};

describe('stock without the number that was seen', () => {
  const adjustmentsOf = async (id: string) => {
    const movements = await shop.database.stockMovements
      .find({ product: id, reason: 'adjustment' })
      .sort({ size: 1 })
      .lean();
    return movements.map(({ size, delta }) => (size === undefined ? [delta] : [size, delta]));
  };
  const sell = async (id: string, size: string, quantity: number) => {
    await shop.database.products.updateOne(
      { _id: id, 'sizes.size': size },
      { $inc: { stock: -quantity, 'sizes.$.stock': -quantity } },
    );
    await shop.database.stockMovements.create([
      { product: id, size, delta: -quantity, reason: 'order', at: shop.now() },
    ]);
  };

  it.each([
    ['with sizes', { sizes: [{ size: 'M', stock: 50 }] }],
    ['without sizes', { stock: 50 }],
    ['above the maximum', { stock: 100_002 }],
  ])('leaves a product %s as it is when it is written back as it was read', async (_case, product) => {
    const { id } = await add(product);
    const read = await staff.agent.get(pathOf(id)).expect(200);
    const { body } = await save(id, read.body, read.headers['etag']).expect(200);
    expect(body).toEqual(read.body);
    expect(await adjustmentsOf(id)).toEqual([]);
    await ledgerIsTrue();
  });

  it('is refused with the full ETag when units were sold since it was read', async () => {
    const { id } = await add({ sizes: [{ size: 'M', stock: 13 }] });
    const read = await staff.agent.get(pathOf(id)).expect(200);
    await sell(id, 'M', 2);
    const { body } = await save(id, { ...read.body, name: 'Renamed' }, read.headers['etag']).expect(412);
    expect(body).toMatchObject({ code: 'CHANGED_MEANWHILE', product: { sizes: [{ size: 'M', stock: 11 }] } });
    const sizes = [{ size: 'M', stock: 13, from: 13 }];
    const changed = { ...read.body, sizes, stockFrom: 13 };
    const saved = await save(id, changed, read.headers['etag']).expect(200);
    expect(saved.body.sizes).toEqual([{ size: 'M', stock: 11 }]);
    await ledgerIsTrue();
  });

  it('compares the full ETag when a product gains sizes', async () => {
    const { id, form } = await add({ stock: 10 });
    const { headers } = await staff.agent.get(pathOf(id)).expect(200);
    await shop.database.products.updateOne({ _id: id }, { $set: { stock: 7 } });
    const body = { ...form, sizes: [{ size: 'M', stock: 10, from: 0 }] };
    await save(id, body, headers['etag']).expect(412);
    await shop.database.products.updateOne({ _id: id }, { $set: { stock: 10 } });
    await save(id, body, headers['etag']).expect(200);
    await ledgerIsTrue();
  });

  it.each(['stock', 'price', 'department', 'category'])('asks for %s instead of a default', async (field) => {
    const { id, form } = await add({ stock: 47 });
    const { body } = await save(id, { ...form, [field]: undefined }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('sets each size to its number: M 0 and L 16 become M 6 and L 4', async () => {
    const { id, form } = await add({
      sizes: [
        { size: 'M', stock: 0 },
        { size: 'L', stock: 16 },
      ],
    });
    const sizes = [
      { size: 'M', stock: 6 },
      { size: 'L', stock: 4 },
    ];
    const { body } = await save(id, { ...form, sizes }).expect(200);
    expect(body).toMatchObject({ stock: 10, sizes });
    expect(await adjustmentsOf(id)).toEqual([
      ['L', -12],
      ['M', 6],
    ]);
    await ledgerIsTrue();
  });

  it('sets the number after a sale, and records the difference to the stock of that moment', async () => {
    const { id, form } = await add({ sizes: [{ size: 'M', stock: 8 }] });
    await sell(id, 'M', 3);
    const { body } = await save(id, { ...form, sizes: [{ size: 'M', stock: 8 }] }).expect(200);
    expect(body).toMatchObject({ stock: 8, sizes: [{ size: 'M', stock: 8 }] });
    expect(await adjustmentsOf(id)).toEqual([['M', 3]]);
    await ledgerIsTrue();
  });

  it('adds a size, takes one off and still counts a size with `from` by the difference', async () => {
    const { id, form } = await add({
      sizes: [
        { size: 'L', stock: 2 },
        { size: 'M', stock: 8 },
      ],
    });
    await sell(id, 'M', 3);
    const sizes = [
      { size: 'M', stock: 10, from: 8 },
      { size: 'XL', stock: 4 },
    ];
    const { body } = await save(id, { ...form, sizes }).expect(200);
    expect(body).toMatchObject({
      stock: 11,
      sizes: [
        { size: 'M', stock: 7 },
        { size: 'XL', stock: 4 },
      ],
    });
    expect(await adjustmentsOf(id)).toEqual([
      ['L', -2],
      ['M', 2],
      ['XL', 4],
    ]);
    await ledgerIsTrue();
  });

  it('sets the stock of a product without sizes, and of one that loses them', async () => {
    const unsized = await add({ stock: 50 });
    const { form } = unsized;
    const { body } = await save(unsized.id, { ...form, stock: 30 }).expect(200);
    expect(body).toMatchObject({ stock: 30, sizes: [] });
    expect(await adjustmentsOf(unsized.id)).toEqual([[-20]]);

    const sized = await add({ sizes: [{ size: 'M', stock: 5 }], unassignedStock: 2 });
    await shop.database.stockMovements.create([
      { product: sized.id, delta: 2, reason: 'return', return: new Types.ObjectId(), at: shop.now() },
    ]);
    const { body: unsizedNow } = await save(sized.id, { ...form, sizes: [], stock: 5 }).expect(200);
    expect(unsizedNow).toMatchObject({ stock: 5, sizes: [] });
    expect(unsizedNow).not.toHaveProperty('unassignedStock');
    expect(await adjustmentsOf(sized.id)).toEqual([[3], ['M', -5]]);
    await ledgerIsTrue();
  });

  it('has the same number when it is sent again, and units without a size wait', async () => {
    const { id, form } = await add({ sizes: [{ size: 'M', stock: 5 }], unassignedStock: 2 });
    await shop.database.stockMovements.create([
      { product: id, delta: 2, reason: 'return', return: new Types.ObjectId(), at: shop.now() },
    ]);
    const body = { ...form, sizes: [{ size: 'M', stock: 7 }] };
    await save(id, body).expect(200);
    const again = await save(id, body, '"2"').expect(200);
    expect(again.body).toMatchObject({ stock: 7, unassignedStock: 2, version: 2 });
    expect(await adjustmentsOf(id)).toEqual([['M', 2]]);
    await ledgerIsTrue();
  });

  it.each([
    ['sizes.0.stock', { sizes: [{ size: 'M', stock: 5 }] }, { sizes: [{ size: 'M', stock: 100_001 }] }],
    ['stock', { stock: 5 }, { stock: 100_001 }],
  ])('is refused at %s above the maximum', async (field, product, changes) => {
    const { id, form } = await add(product);
    const { body } = await save(id, { ...form, ...changes }).expect(400);
    expect(body.fields).toEqual({ [field]: 'At most 1,00,000 units. There are 5 now.' });
    await ledgerIsTrue();
  });
});
