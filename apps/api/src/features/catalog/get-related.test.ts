import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.database.products.deleteMany();
});

const add = (name: string, changes: Parameters<TestShop['addProduct']>[0] = {}) =>
  shop.addProduct({
    name,
    category: 'Shirts',
    department: 'men',
    colour: 'white',
    brand: 'Loom',
    ...changes,
  });
const addSeveral = (names: string, changes: Parameters<TestShop['addProduct']>[0] = {}) =>
  Promise.all(names.split(' ').map((name) => add(name, changes)));
const related = async (id: unknown) => {
  const { body } = await shop
    .request()
    .get(`/api/v1/product/${String(id)}/related`)
    .expect(200);
  return { reason: body.reason, names: body.product.map(({ name }: { name: string }) => name) };
};

describe('products related to one', () => {
  it('are those of its colour where there are four, and then no others', async () => {
    const { _id } = await add('self', { colour: 'sky' });
    await addSeveral('a b c', { colour: 'sky' });
    await add('d', { colour: 'Sky' });
    await addSeveral('e f', { colour: 'white', sold: 99 });
    const { reason, names } = await related(_id);
    expect(reason).toBe('colour');
    expect(names.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are else those of its type and department, its colour first, then its brand, then what sells', async () => {
    const { _id } = await add('self', { colour: 'sky' });
    await add('best', { sold: 50, brand: 'Other' });
    await add('good', { sold: 40, brand: 'Other' });
    await add('brand', { sold: 1 });
    await add('colour', { colour: 'sky', brand: 'Other', sold: 2 });
    await add('women', { department: 'women' });
    await add('jeans', { category: 'jeans' });
    expect(await related(_id)).toEqual({ reason: 'category', names: ['colour', 'brand', 'best', 'good'] });
  });

  it('are else what the department has, its type first', async () => {
    const { _id } = await add('self');
    await add('jeans', { category: 'jeans', sold: 50 });
    await add('shirt');
    await add('women', { department: 'women' });
    expect(await related(_id)).toEqual({ reason: 'department', names: ['shirt', 'jeans'] });
  });

  it('are never itself, sold out, off sale or unpublished, and at most eight', async () => {
    const { _id } = await add('self');
    await add('sold-out', { stock: 0 });
    await add('off-sale', { onSale: false });
    await add('draft', { status: 'draft' });
    await addSeveral('a b c d e f g h i');
    const { names } = await related(_id);
    expect(names).toHaveLength(8);
    for (const name of ['self', 'sold-out', 'off-sale', 'draft']) expect(names).not.toContain(name);
  });

  it('are asked in vain of what is not in the shop', async () => {
    const { _id } = await add('draft', { status: 'draft' });
    await shop
      .request()
      .get(`/api/v1/product/${String(_id)}/related`)
      .expect(404);
  });
});
