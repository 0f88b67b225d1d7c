import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { ProductList } from '@e-store/shared/catalog/endpoints';
import { waitUntil } from '../../testing/wait-until.ts';
import { type NewTestProduct, productRecord } from '../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const day = (number: number) => new Date(Date.UTC(2099, 9, number));
const sizes = (entries: Record<string, number>) =>
  Object.entries(entries).map(([size, stock]) => ({ size, stock }));

const CATALOGUE: NewTestProduct[] = [
  { name: 'Tee 499', price: 499, mrp: 999, sold: 5, createdAt: day(1), sizes: sizes({ S: 1, M: 0 }) },
  { name: 'Tee 500', price: 500, sold: 9, createdAt: day(2), colour: 'White' },
  { name: 'Tee 999', price: 999, sold: 7, createdAt: day(3), sizes: sizes({ S: 0, M: 3 }) },
  { name: 'Tee 1000', price: 1000, sold: 7, createdAt: day(4), department: 'women' },
  { name: 'Shirt 1001', price: 1001, sold: 1, createdAt: day(5), category: 'Shirts', brand: 'Kumaon' },
  { name: 'Shirt 1500', price: 1500, sold: 0, createdAt: day(6), category: 'Shirts', colour: 'White' },
  { name: 'Shirt 1501', price: 1501, sold: 0, createdAt: day(7), category: 'Shirts', stock: 0 },
  { name: 'Jeans 1200', price: 1200, sold: 3, createdAt: day(8), category: 'jeans', department: 'women' },
  { name: 'Jeans 2400', price: 2400, sold: 2, createdAt: day(9), category: 'jeans', origin: 'Nepal' },
  { name: 'Kids tee', price: 300, sold: 4, createdAt: day(10), department: 'kids', brand: 'Kumaon' },
  { name: 'Kids jeans', price: 700, sold: 6, createdAt: day(11), department: 'kids', category: 'jeans' },
];
const HIDDEN: NewTestProduct[] = [
  { name: 'Draft tee', status: 'draft', price: 777 },
  { name: 'Archived tee', status: 'archived', price: 777 },
  { name: 'Off sale tee', onSale: false, price: 777 },
];

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  for (const product of [...CATALOGUE, ...HIDDEN])
    await shop.addProduct({ descreption: 'Light.', ...product });
});
afterAll(() => shop.stop());

const list = async (query = '') => {
  const { body } = await shop.request().get(`/api/v1/products${query}`).expect(200);
  return ProductList.parse(body);
};
const names = async (query: string) => (await list(query)).product.map(({ name }) => name);
const sortedNames = async (query: string) => (await names(`${query}&limit=27`)).toSorted();

describe('product list', () => {
  it('is everything on sale when nothing is asked for: page 1 of nine, the most popular first', async () => {
    const { product, productCount, page, limit, facets } = await list();
    expect({ productCount, page, limit, facets }).toEqual({
      productCount: 11,
      page: 1,
      limit: 9,
      facets: undefined,
    });
    expect(product.slice(0, 3).map(({ name }) => name)).toEqual(['Tee 500', 'Tee 1000', 'Tee 999']);
  });

  it('never shows drafts, archived products or what is off sale', async () => {
    expect(await names('?price[gte]=777&price[lte]=777')).toEqual([]);
    expect(await names('?keyword=archived')).toEqual([]);
  });

  it('keeps cost, state and figures of the shop to itself', async () => {
    const { body } = await shop.request().get('/api/v1/products').expect(200);
    for (const product of body.product)
      expect(Object.keys(product)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(cost|status|sold|discountPercent|__v)$/)]),
      );
  });

  it('counts the products over all pages, and repeats or loses none on the way through them [spec 7-4]', async () => {
    for (const sort of ['popular', 'newest', 'price-asc', 'price-desc', 'origin']) {
      const first = await list(`?sort=${sort}&page=1`);
      const second = await list(`?sort=${sort}&page=2`);
      const third = await list(`?sort=${sort}&page=3`);
      expect([first, second, third].map(({ product }) => product.length)).toEqual([9, 2, 0]);
      expect([first, second, third].map(({ productCount }) => productCount)).toEqual([11, 11, 11]);
      const ids = [...first.product, ...second.product].map(({ _id }) => _id);
      expect(new Set(ids).size).toBe(11);
    }
  });

  it('comes from the database while the index is not live, with the same products and facets', async () => {
    const query = '?facets=true&price[gt]=400&price[lte]=1500&colour=indigo&inStock=true';
    const fromIndex = await list(`${query}&limit=9`);
    const isLive = jest.spyOn(shop.catalogIndex, 'isLive').mockReturnValue(false);
    const counting = jest.spyOn(shop.database.products, 'countDocuments');
    try {
      expect({ ...(await list(`${query}&limit=18`)), limit: 9 }).toEqual(fromIndex);
      expect(counting).toHaveBeenCalledTimes(1);
    } finally {
      [counting, isLive].forEach((spy) => spy.mockRestore());
    }
  });

  it('gives up to 18 or 27 products on a page when asked to', async () => {
    expect((await list('?limit=18')).product).toHaveLength(11);
    expect(await list('?limit=27&page=1')).toMatchObject({ limit: 27, productCount: 11 });
  });

  it.each([
    ['newest', ['Kids jeans', 'Kids tee', 'Jeans 2400']],
    ['price-asc', ['Kids tee', 'Tee 499', 'Tee 500']],
    ['price-desc', ['Jeans 2400', 'Shirt 1501', 'Shirt 1500']],
    ['popular', ['Tee 500', 'Tee 1000', 'Tee 999']],
  ])('sorts by %s', async (sort, first) => {
    expect((await names(`?sort=${sort}`)).slice(0, 3)).toEqual(first);
  });

  it('sorts by country of origin from A to Z, what names none last, and counts each country [C10]', async () => {
    const nowhere = await shop.addProduct({ name: 'Nowhere tee', origin: '' });
    const { product, facets } = await list('?sort=origin&limit=27&facets=true');
    expect(product.slice(-2).map(({ name }) => name)).toEqual(['Jeans 2400', 'Nowhere tee']);
    expect(product.slice(0, 3).map(({ name }) => name)).toEqual(['Tee 500', 'Tee 1000', 'Tee 999']);
    expect(facets?.origin.map(({ value, count }) => [value, count])).toEqual([
      ['India', 10],
      ['Nepal', 1],
    ]);
    expect(await names('?keyword=jeans&sort=origin&limit=27')).toHaveLength(3);
    expect((await names('?keyword=jeans&sort=origin&limit=27')).at(-1)).toBe('Jeans 2400');
    await shop.database.products.deleteOne({ _id: nowhere._id });
    shop.catalogIndex.touch(nowhere._id);
  });

  it.each([
    ['price[gt]=500&price[lt]=1000', ['Kids jeans', 'Tee 999']],
    ['price[gte]=500&price[lte]=1000', ['Kids jeans', 'Tee 1000', 'Tee 500', 'Tee 999']],
    ['price[gte]=0&price[lte]=500', ['Kids tee', 'Tee 499', 'Tee 500']],
    ['price[gte]=1000&price[lte]=1500', ['Jeans 1200', 'Shirt 1001', 'Shirt 1500', 'Tee 1000']],
    ['price[gte]=1500', ['Jeans 2400', 'Shirt 1500', 'Shirt 1501']],
    ['price[gt]=1500', ['Jeans 2400', 'Shirt 1501']],
    ['price[lt]=500', ['Kids tee', 'Tee 499']],
    ['price%5Bgte%5D=500&price%5Blte%5D=500', ['Tee 500']],
    ['category=jeans', ['Jeans 1200', 'Jeans 2400', 'Kids jeans']],
    ['category=Jeans', ['Jeans 1200', 'Jeans 2400', 'Kids jeans']],
    ['category=denim', ['Jeans 1200', 'Jeans 2400', 'Kids jeans']],
    ['category=Shirt', ['Shirt 1001', 'Shirt 1500', 'Shirt 1501']],
    ['category=shirts', ['Shirt 1001', 'Shirt 1500', 'Shirt 1501']],
    ['category=t-shirts&department=kids', ['Kids tee']],
    ['department=women', ['Jeans 1200', 'Tee 1000']],
    ['size=S', ['Tee 499']],
    ['size=m', ['Tee 999']],
    ['colour=WHITE', ['Shirt 1500', 'Tee 500']],
    ['brand=kumaon', ['Kids tee', 'Shirt 1001']],
    ['origin=nepal', ['Jeans 2400']],
    ['onSale=true', ['Tee 499']],
    ['minDiscount=50', ['Tee 499']],
    ['minDiscount=51', []],
    ['inStock=false', ['Shirt 1501']],
    ['category=Shirts&inStock=true', ['Shirt 1001', 'Shirt 1500']],
    ['department=kids&category=jeans&price[lte]=700', ['Kids jeans']],
  ])('filtered by %s is %p', async (query, expected) => {
    expect(await sortedNames(`?${query}`)).toEqual(expected);
    expect((await list(`?${query}`)).productCount).toBe(expected.length);
  });

  it('takes category=all for every category', async () => {
    expect((await list('?category=all')).productCount).toBe(11);
    expect((await list('?category=ALL')).productCount).toBe(11);
  });

  it('ignores names that it does not know', async () => {
    const { productCount } = await list(
      '?user=1&$where=1&price[foo]=1&status=draft&_id[$ne]=x&__proto__[a]=1',
    );
    expect(productCount).toBe(11);
  });

  it.each([
    ['page', 'page=0'],
    ['page', 'page=-1'],
    ['page', 'page=1.5'],
    ['page', 'page=NaN'],
    ['page', 'page=1e309'],
    ['page', 'page=10001'],
    ['page', 'page=1&page=2'],
    ['limit', 'limit=10'],
    ['limit', 'limit=9;'],
    ['limit', 'limit=1000000'],
    ['category', 'category=socks'],
    ['category', 'category='],
    ['category', 'category[$ne]=jeans'],
    ['department', 'department=pets'],
    ['size', 'size[]=S'],
    ['colour', 'colour='],
    ['brand', 'brand[$gt]='],
    ['origin', 'origin[a][b]=c'],
    ['onSale', 'onSale=yes'],
    ['minDiscount', 'minDiscount=100'],
    ['inStock', 'inStock=1'],
    ['price', 'price=500'],
    ['price', 'price[gte]=1000&price[lte]=500'],
    ['price[gt]', 'price[gt]=-1'],
    ['price[gte]', 'price[gte]=abc'],
    ['price[lt]', 'price[lt][$ne]=5'],
    ['price[lte]', 'price[lte]=1e309'],
    ['price[lte]', 'price[lte]=5&price[lte]=6'],
    ['sort', 'sort=random'],
    ['facets', 'facets=1'],
    ['keyword', 'keyword[$ne]=x'],
    ['keyword', `keyword=${'a'.repeat(65)}`],
  ])('refuses a bad %s by its name: %s', async (field, query) => {
    const { body } = await shop.request().get(`/api/v1/products?${query}`).expect(400);
    expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' });
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(body.message).toBe(body.fields[field]);
  });

  it('names the categories with the labels of the filter', async () => {
    const { body } = await shop.request().get('/api/v1/products?category=socks').expect(400);
    expect(body.message).toBe('The category “socks” does not exist. Choose T-Shirt, Shirt, Jeans or All.');
  });

  it('names everything that is bad at once [R48]', async () => {
    const { body } = await shop.request().get('/api/v1/products?page=x&limit=x&sort=x').expect(400);
    expect(Object.keys(body.fields)).toEqual(['page', 'limit', 'sort']);
  });
});

describe('facets', () => {
  const counts = (values: { value: string; count: number }[]) =>
    Object.fromEntries(values.map(({ value, count }) => [value, count]));

  it('say how many products each choice would give', async () => {
    const { facets } = await list('?facets=true');
    expect(counts(facets!.category)).toEqual({ 'T-Shirt': 5, Shirts: 3, jeans: 3 });
    expect(facets!.anyCategory).toBe(11);
    expect(counts(facets!.department)).toEqual({ men: 7, women: 2, kids: 2 });
    expect(counts(facets!.price)).toEqual({ '0-500': 3, '500-1000': 4, '1000-1500': 4, '1500+': 3 });
    expect(counts(facets!.size)).toEqual({ S: 1, M: 1 });
    expect(facets!.colour).toEqual([
      { value: 'Indigo', label: 'Indigo', count: 9 },
      { value: 'White', label: 'White', count: 2 },
    ]);
    expect(counts(facets!.brand)).toEqual({ Kumaon: 2, Saanjh: 9 });
    expect(facets!.category[1]).toEqual({ value: 'Shirts', label: 'Shirt', count: 3 });
  });

  it('are each counted with the choices of the other groups applied, not with their own', async () => {
    const { facets, productCount } = await list('?facets=true&category=jeans&department=kids');
    expect(productCount).toBe(1);
    expect(counts(facets!.category)).toEqual({ 'T-Shirt': 1, Shirts: 0, jeans: 1 });
    expect(counts(facets!.department)).toEqual({ men: 1, women: 1, kids: 1 });
    expect(counts(facets!.price)).toEqual({ '0-500': 0, '500-1000': 1, '1000-1500': 0, '1500+': 0 });
    expect(counts(facets!.brand)).toEqual({ Saanjh: 1 });
  });

  it('count what the words found', async () => {
    const { facets } = await list('?facets=true&keyword=kids');
    expect(counts(facets!.category)).toEqual({ 'T-Shirt': 1, Shirts: 0, jeans: 1 });
  });

  it('keep to the price that was chosen, and offer the other prices still', async () => {
    const { facets } = await list('?facets=true&price[gte]=1500');
    expect(counts(facets!.category)).toEqual({ 'T-Shirt': 0, Shirts: 2, jeans: 1 });
    expect(counts(facets!.price)['0-500']).toBe(3);
  });
});

describe('keyword search', () => {
  it.each([
    ['tshrt', 'T-Shirt'],
    ['t shirt', 'T-Shirt'],
    ['tshirt', 'T-Shirt'],
    ['T-Shirt', 'T-Shirt'],
    ['shrit', 'Shirts'],
    ['jens', 'jeans'],
  ])('finds by %p what is a %s', async (typed, category) => {
    const { product } = await list(`?keyword=${encodeURIComponent(typed)}`);
    expect(product.length).toBeGreaterThan(2);
    expect(new Set(product.map((found) => found.category))).toEqual(new Set([category]));
  });

  it('finds the same by t shirt, tshirt and T-Shirt', async () => {
    const found = await Promise.all(
      ['t shirt', 'tshirt', 'T-Shirt'].map((typed) => sortedNames(`?keyword=${encodeURIComponent(typed)}`)),
    );
    expect(found[0]).toHaveLength(5);
    expect(found[1]).toEqual(found[0]);
    expect(found[2]).toEqual(found[0]);
  });

  it.each(['(a+)+$', '.*', '\\', '[', '^T', '$ne'])('takes %p as text, quickly [R51]', async (typed) => {
    const begun = process.cpuUsage();
    await list(`?keyword=${encodeURIComponent(typed)}`);
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
    expect(await names(`?keyword=${encodeURIComponent('.*')}`)).toEqual([]);
  });

  it('gives the best match first, and in another order when one is chosen', async () => {
    const brand = 'Ranking';
    await shop.addProduct({ name: 'Bandhani Kurta', brand, price: 900, sold: 0, descreption: 'Soft.' });
    await shop.addProduct({ name: 'Cape', brand, price: 800, sold: 900, descreption: 'Over a bandhani.' });
    expect(await names('?keyword=bandhani')).toEqual(['Bandhani Kurta', 'Cape']);
    expect(await names('?keyword=bandhani&sort=popular')).toEqual(['Cape', 'Bandhani Kurta']);
    expect(await names('?keyword=bandhani&sort=price-asc')).toEqual(['Cape', 'Bandhani Kurta']);
    await shop.database.products.deleteMany({ brand });
  });

  it('pages through what it found in the order of its rank', async () => {
    const brand = 'Paginata';
    for (let number = 1; number <= 11; number += 1) await shop.addProduct({ name: `Stole ${number}`, brand });
    const first = await list('?keyword=paginata');
    const second = await list('?keyword=paginata&page=2');
    expect([first.productCount, second.productCount]).toEqual([11, 11]);
    const ids = [...first.product, ...second.product].map(({ _id }) => _id);
    expect([first.product.length, new Set(ids).size]).toEqual([9, 11]);
    await shop.database.products.deleteMany({ brand });
  });

  it('obeys the filters beside the words', async () => {
    expect(await sortedNames('?keyword=jeans&department=women')).toEqual(['Jeans 1200']);
    expect((await list('?keyword=jeans&price[lte]=1200')).productCount).toBe(2);
  });

  it('is no search when nothing but spaces was typed', async () => {
    expect((await list('?keyword=%20%20')).productCount).toBe(11);
    expect((await list('?keyword=')).productCount).toBe(11);
  });

  it('finds a product in the very moment in which it was created', async () => {
    const { agent } = await shop.signIn('Admin');
    const { body } = await agent
      .post('/api/v1/admin/product/new')
      .send({
        name: 'Zardozi Wrap',
        descreption: 'Hand-worked.',
        brand: 'Saanjh',
        images: [{ public_id: 'z', url: 'https://pictures.example/z.webp' }],
      })
      .expect(201);
    expect(await names('?keyword=zardozi')).toEqual(['Zardozi Wrap']);
    await shop.database.products.deleteOne({ _id: body._id });
  });

  it('follows what happens in the database itself: put in, renamed, archived, published, deleted', async () => {
    const { products } = shop.database;
    const record = productRecord({ name: 'Ikat Dupatta' });
    const isFound = async (word: string) => {
      const { ids } = await shop.catalogIndex.search({ parsed: await shop.search.read(word), limit: 9 });
      return ids.includes(String(record._id));
    };

    await products.collection.insertOne(record);
    await waitUntil(() => isFound('ikat'));
    await products.updateOne({ _id: record._id }, { $set: { name: 'Phulkari Dupatta' } });
    await waitUntil(() => isFound('phulkari'));
    expect(await isFound('ikat')).toBe(false);
    await products.updateOne({ _id: record._id }, { $set: { status: 'archived' } });
    await waitUntil(async () => !(await isFound('phulkari')));
    await products.updateOne({ _id: record._id }, { $set: { status: 'published' } });
    await waitUntil(() => isFound('phulkari'));
    await products.deleteOne({ _id: record._id });
    await waitUntil(async () => !(await isFound('phulkari')));
  });
});
