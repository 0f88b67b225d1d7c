import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createContext } from '../../../app/create-context.ts';
import { waitUntil } from '../../../testing/wait-until.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await shop.signIn('Catalogue');
});
afterEach(async () => {
  const { body } = await staff.agent.get(path).expect(200);
  for (const { key } of body.categories.slice(3)) await remove(key, 'T-Shirt');
  await shop.database.products.deleteMany({});
});
afterAll(() => shop.stop());

const path = '/api/v1/admin/categories';
const at = (key: string) => `${path}/${encodeURIComponent(key)}`;
const add = (name: string) => staff.agent.post(path).send({ name });
const rename = (key: string, name: string) => staff.agent.put(at(key)).send({ name });
const remove = (key: string, moveTo?: string) =>
  staff.agent.delete(at(key)).query(moveTo === undefined ? {} : { moveTo });
const typesOf = async () => {
  const { body } = await shop.request().get('/api/v1/products?facets=true').expect(200);
  return body.facets.category.map(({ label, count }: { label: string; count: number }) => [label, count]);
};

describe('categories', () => {
  it('begin as the three of the spec, with how many products are of each', async () => {
    await shop.addProduct({ category: 'jeans' });
    await shop.addProduct({ category: 'jeans', status: 'draft' });
    await shop.addProduct({ category: 'jeans', status: 'archived' });
    const { body } = await staff.agent.get(path).expect(200);
    expect(body.categories).toEqual([
      { key: 'T-Shirt', name: 'T-Shirt', products: 0, archived: 0, isFirst: true },
      { key: 'Shirts', name: 'Shirt', products: 0, archived: 0, isFirst: false },
      { key: 'jeans', name: 'Jeans', products: 2, archived: 1, isFirst: false },
    ]);
  });

  it.each(['Kur\0ta', 'Kur\nta', 'Kur\u202Eta', 'Kur\u2066ta', 'Kur\uD800ta'])(
    'take no name that hides or turns text: %j',
    async (name) => {
      const { body } = await add(name).expect(400);
      expect(body.fields).toEqual({ name: 'Use letters, digits and punctuation only.' });
    },
  );

  it('get another, which products can be of and shoppers choose and search for', async () => {
    const { body } = await add('Kurta sets').expect(200);
    expect(body.categories.at(-1)).toMatchObject({ key: 'kurta-sets', name: 'Kurta sets', products: 0 });
    await shop.addProduct({ name: 'Bandhani set', category: 'kurta-sets' });
    expect(await typesOf()).toEqual([
      ['T-Shirt', 0],
      ['Shirt', 0],
      ['Jeans', 0],
      ['Kurta sets', 1],
    ]);
    for (const query of ['category=kurta-sets', 'category=Kurta%20Sets', 'keyword=kurta%20sets']) {
      const { body: list } = await shop.request().get(`/api/v1/products?${query}`).expect(200);
      expect(list.productCount).toBe(1);
    }
    expect((await shop.request().get('/api/v1/store').expect(200)).body.categories.at(-1)).toEqual({
      key: 'kurta-sets',
      name: 'Kurta sets',
    });
  });

  it('are renamed: the gallery says the new name at once, the old one still finds them, the key stays', async () => {
    await shop.addProduct({ name: 'Plain thing', category: 'Shirts' });
    await rename('Shirts', 'Button-downs').expect(200);
    expect(await typesOf()).toContainEqual(['Button-downs', 1]);
    for (const category of ['Shirts', 'Shirt', 'button-downs']) {
      const { body } = await shop.request().get('/api/v1/products').query({ category }).expect(200);
      expect(body.productCount).toBe(1);
    }
    const { body } = await shop.request().get('/api/v1/products?keyword=shirt').expect(200);
    expect(body.understood).toEqual([
      { group: 'category', value: 'Shirts', label: 'Button-downs', without: '' },
    ]);
    await rename('Shirts', 'Shirt').expect(200);
    expect(await typesOf()).toContainEqual(['Shirt', 1]);
  });

  it('are known in every process a moment later [spec 2-113]', async () => {
    const other = createContext(shop.config, { now: shop.now, log: shop.log });
    try {
      await other.context.categories.all();
      await rename('jeans', 'Denims').expect(200);
      const namesThere = async () => (await other.context.categories.all()).map(({ name }) => name);
      await waitUntil(async () => (await namesThere()).includes('Denims'));
    } finally {
      await rename('jeans', 'Jeans');
      await other.stop();
    }
  });

  it.each([
    ['', 'Enter a name.'],
    ['x'.repeat(41), 'At most 40 characters.'],
    ['—', 'A name needs a letter or a number.'],
    ['All', 'This word is reserved for all categories.'],
  ])('take no name %j', async (name, message) => {
    expect((await add(name).expect(400)).body.fields).toEqual({ name: message });
  });

  it.each(['tees', 'JEANS'])('take no other by the name %j', async (name) => {
    expect((await add(name).expect(409)).body).toMatchObject({
      code: 'ALREADY_EXISTS',
      fields: { name: `Another category is already called “${name}”.` },
    });
  });

  it('are deleted when no product is of them; else it is said how many are', async () => {
    await add('Shawls').expect(200);
    await shop.addProduct({ category: 'shawls' });
    await shop.addProduct({ category: 'shawls', status: 'archived' });
    const { body } = await remove('shawls').expect(409);
    expect(body.message).toBe(
      '1 product and 1 archived product are in “Shawls”. Move them to another category first.',
    );
    expect((await staff.agent.get(path)).body.categories).toHaveLength(4);
    await remove('shawls', 'nowhere').expect(400);
    await remove('shawls', 'shawls').expect(400);
    expect((await remove('shawls', 'jeans').expect(200)).body.categories).toHaveLength(3);
    expect(await shop.database.products.countDocuments({ category: 'jeans', version: 2 })).toBe(2);
    expect(await typesOf()).toContainEqual(['Jeans', 1]);
    await remove('shawls').expect(404);
  });

  it('leave the HSN code of their products when these move', async () => {
    await add('Shawls').expect(200);
    await shop.addProduct({ name: 'Plain', category: 'shawls', department: 'women' });
    await shop.addProduct({ name: 'Coded', category: 'shawls', department: 'women', hsn: '6214' });
    await remove('shawls', 'jeans').expect(200);
    const codes = await shop.database.products.find({}, { hsn: 1 }).sort({ name: 1 }).lean();
    expect(codes.map(({ hsn }) => hsn)).toEqual(['6214', '6211']);
  });

  it('keep the one that the gallery begins with', async () => {
    await remove('T-Shirt').expect(409);
  });

  it('do not vanish under a product that is just being put into them', async () => {
    await add('Stoles').expect(200);
    const images = [{ public_id: 'a', url: 'https://pictures.example/a.webp' }];
    const [made, deleted] = await Promise.all([
      staff.agent
        .post('/api/v1/admin/product/new')
        .send({ name: 'Stole', descreption: 'Wool.', brand: 'Kullu', category: 'stoles', images }),
      remove('stoles'),
    ]);
    const left = (await staff.agent.get(path)).body.categories.some(
      ({ key }: { key: string }) => key === 'stoles',
    );
    expect(made.status === 201).toBe(left);
    expect(deleted.status === 200).toBe(!left);
  });
});
