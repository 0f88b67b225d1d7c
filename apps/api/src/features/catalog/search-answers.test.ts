import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductList, Suggestions } from '@e-store/shared/catalog/endpoints';
import { productRecord } from '../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const size = (name: string, stock: number) => [{ size: name, stock }];
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  const catalog = [
    {
      name: 'Chambal Shirt',
      category: 'Shirts',
      colour: 'Sky blue',
      price: 650,
      sold: 3,
      sizes: size('M', 2),
    },
    { name: 'Dabu Paisley Shirt', category: 'Shirts', colour: 'Indigo', price: 1199, mrp: 1599, sold: 9 },
    { name: 'Bidri Shirt', category: 'Shirts', colour: 'Black', price: 600, department: 'women' as const },
    { name: 'Howrah Slim Jeans', category: 'jeans', colour: 'Black', price: 1299, stock: 0 },
    {
      name: 'Surat Jeans',
      category: 'jeans',
      colour: 'Light blue',
      price: 1499,
      department: 'women' as const,
    },
    { name: 'Navy Crew', colour: 'Navy', price: 699, sold: 1 },
  ];
  for (const product of catalog) await shop.addProduct({ descreption: 'Light.', ...product });
});
afterAll(() => shop.stop());

const get = async (path: string, query: Record<string, string>) => {
  const { body } = await shop.request().get(`/api/v1/products${path}`).query(query).expect(200);
  return body;
};
const search = async (keyword: string, more: Record<string, string> = {}) =>
  ProductList.parse(await get('', { keyword, ...more }));
const namesOf = ({ product }: ProductList) => product.map(({ name }) => name);

describe('a search', () => {
  it('takes a bare number for about that price', async () => {
    const list = await search('699');
    expect(namesOf(list).toSorted()).toEqual(['Chambal Shirt', 'Navy Crew']);
    expect(list.understood).toEqual([{ group: 'price', label: '₹629 to ₹769', without: '' }]);
  });

  it('is read as filters, and tells which [spec 2-13]', async () => {
    const list = await search('blue shirt under 700');
    expect(namesOf(list)).toEqual(['Chambal Shirt']);
    expect(list.understood).toEqual([
      { group: 'colour', label: 'Blue', without: 'shirt under 700' },
      { group: 'category', value: 'Shirts', label: 'Shirt', without: 'blue under 700' },
      { group: 'price', label: 'Up to ₹700', without: 'blue shirt' },
    ]);
    expect(list).not.toHaveProperty('instead');
  });

  it('of words that say all the same finds the popular first', async () => {
    expect(namesOf(await search('shirt'))).toEqual(['Dabu Paisley Shirt', 'Chambal Shirt', 'Bidri Shirt']);
  });

  it('gives what is chosen instead of what its words say of the same, and does not tell it then', async () => {
    const list = await search('blue shirt', { category: 'jeans', facets: 'true' });
    expect(namesOf(list)).toEqual(['Surat Jeans']);
    expect(list.understood?.map(({ group }) => group)).toEqual(['colour']);
    const { facets } = await search('blue shirt', { facets: 'true', category: 'all' });
    expect(facets?.category.map(({ count }) => count)).toEqual([1, 2, 1]);
    expect([facets?.anyCategory, list.facets?.anyCategory]).toEqual([2, 2]);
  });

  it('tells the spelling that it went by, and searches for the typed one on request', async () => {
    const list = await search('blakc jens');
    expect(namesOf(list)).toEqual(['Howrah Slim Jeans']);
    expect(list.instead).toEqual({ words: 'black jeans', exact: '"blakc jens"' });
    expect(await search('"blakc jens"')).toMatchObject({ productCount: 0 });
    expect(await search('"slim"')).toMatchObject({ productCount: 1 });
  });

  it('leaves out what means nothing beside what does, and says so', async () => {
    expect(await search('qwrtzx jeans')).toMatchObject({ productCount: 2, ignored: ['qwrtzx'] });
  });

  it('finds nothing by nonsense alone, each choice counted as none', async () => {
    const list = await search('qwrtzx', { facets: 'true' });
    expect(list).toMatchObject({ productCount: 0, product: [] });
    expect(list.facets?.category.every(({ count }) => count === 0)).toBe(true);
    expect(list).not.toHaveProperty('ignored');
  });

  it.each(['saree', 'sari', 'साड़ी'])('finds nothing for %s, and names what is not sold', async (keyword) => {
    const list = await search(keyword);
    expect(list).toMatchObject({ productCount: 0, notSold: ['sarees'] });
    expect(list).not.toHaveProperty('instead');
    expect(await get('/suggest', { keyword })).toMatchObject({
      productCount: 0,
      notSold: ['sarees'],
      terms: [],
    });
  });

  it('finds the rest of a search for what is not sold', async () => {
    expect(await search('black saree shirt')).toMatchObject({ productCount: 1, notSold: ['sarees'] });
  });

  it('finds what is sold after all by every word for it', async () => {
    const record = await shop.addProduct({ name: 'Banarasi Saree' });
    for (const keyword of ['saree', 'sarees', 'sari', 'साड़ी'])
      expect(namesOf(await search(keyword))).toEqual(['Banarasi Saree']);
    await shop.database.products.updateOne({ _id: record._id }, { $set: { onSale: false } });
  });

  it('sorts as its words say, until another order is chosen', async () => {
    expect(namesOf(await search('sasti shirt'))[0]).toBe('Bidri Shirt');
    expect(namesOf(await search('sasti shirt', { sort: 'price-desc' }))[0]).toBe('Dabu Paisley Shirt');
  });

  it('does not show what was taken off sale a moment ago', async () => {
    const record = await shop.addProduct({ name: 'Ikat Stole' });
    expect(namesOf(await search('ikat'))).toEqual(['Ikat Stole']);
    await shop.database.products.updateOne({ _id: record._id }, { $set: { onSale: false } });
    expect(namesOf(await search('ikat'))).toEqual([]);
  });

  it('counts, pages and sorts beyond a thousand hits [spec 7-4]', async () => {
    const many = Array.from({ length: 1500 }, (_, number) =>
      productRecord({ name: `Ajrakh Scarf ${number}`, price: 100 + number, brand: 'Many' }),
    );
    await shop.database.products.insertMany(many);
    for (const record of many) {
      shop.search.put(record);
      shop.catalogIndex.touch(record._id);
    }
    const cheapest = await search('ajrakh', { sort: 'price-asc', facets: 'true' });
    expect(cheapest.productCount).toBe(1500);
    expect(cheapest.product[0]?.price).toBe(100);
    expect(cheapest.facets?.brand).toEqual([{ value: 'Many', label: 'Many', count: 1500 }]);
    expect((await search('ajrakh', { sort: 'price-desc' })).product[0]?.price).toBe(1599);
    expect((await search('ajrakh', { page: '167' })).product).toHaveLength(6);
    await shop.database.products.deleteMany({ brand: 'Many' });
    for (const { _id } of many) shop.catalogIndex.touch(_id);
  });
});

describe('a list that is empty offers', () => {
  const offered = async (query: Record<string, string>) =>
    ProductList.parse(await get('', query)).loosen?.map(({ count, ...way }) => ({ ...way, count }));

  it('each filter to leave out, with how many that gives', async () => {
    expect(await offered({ category: 'jeans', size: 'M' })).toEqual([
      { filter: 'size', count: 2 },
      { filter: 'category', count: 1 },
    ]);
  });

  it('each word to leave out', async () => {
    expect(await offered({ keyword: 'paisley jeans' })).toEqual([
      { keyword: 'jeans', without: '“paisley”', count: 2 },
      { keyword: 'paisley', without: 'Jeans', count: 1 },
    ]);
  });

  it('the nearest spelling of what is not sold, and the words without their quotation marks', async () => {
    expect(await offered({ keyword: 'skirt' })).toEqual([{ keyword: 'shirt', count: 3 }]);
    expect(await offered({ keyword: '"jens"' })).toEqual([{ keyword: 'jens', count: 2 }]);
  });

  it.each(['saree', 'sarees', 'sari', '65f', 'kurtaset xyz'])('no other word for %s', async (keyword) => {
    const offers = (await offered({ keyword })) ?? [];
    expect(offers.filter((offer) => offer.keyword !== undefined && offer.without === undefined)).toEqual([]);
  });

  it('each word alone, without any filter, where no one thing helps', async () => {
    expect(await offered({ keyword: 'red paisley', department: 'kids', size: 'M' })).toEqual([
      { filter: 'all', keyword: 'paisley', count: 1 },
    ]);
    expect(await offered({ keyword: 'paisley', department: 'kids', size: 'M' })).toEqual([
      { filter: 'all', count: 1 },
    ]);
  });

  it.each<Record<string, string>>([
    { keyword: 'red jeans', size: 'M', department: 'women' },
    { keyword: 'black shirt', size: 'M' },
    { keyword: 'slim shirt under 500', department: 'women' },
  ])('for %j only what really gives as many', async (query) => {
    const offers = (await offered(query)) ?? [];
    expect(offers.length).toBeGreaterThan(0);
    for (const { filter, keyword = query['keyword'], count } of offers) {
      const remaining = Object.entries(query).filter(([name]) => filter !== 'all' && name !== filter);
      expect(await get('', { ...Object.fromEntries(remaining), ...(keyword && { keyword }) })).toMatchObject({
        productCount: count,
      });
    }
  });

  it('nothing for nonsense', async () => {
    expect(await offered({ keyword: 'qwrtzx' })).toBeUndefined();
  });
});

describe('suggestions', () => {
  const suggest = async (keyword?: string) =>
    Suggestions.parse(await get('/suggest', keyword === undefined ? {} : { keyword }));

  it('are the first products with picture and price, the kinds among them, and how many there are', async () => {
    const { products, productCount, categories } = await suggest('blue');
    expect(productCount).toBe(4);
    expect(products.map(({ name }) => name)).toEqual([
      'Dabu Paisley Shirt',
      'Chambal Shirt',
      'Navy Crew',
      'Surat Jeans',
    ]);
    expect(products[0]).toEqual({
      _id: expect.any(String),
      name: 'Dabu Paisley Shirt',
      price: 1199,
      mrp: 1599,
      image: 'https://pictures.example/plain.webp',
      inStock: true,
    });
    expect(categories).toEqual([
      { value: 'T-Shirt', label: 'T-Shirt', count: 1 },
      { value: 'Shirts', label: 'Shirt', count: 2 },
      { value: 'jeans', label: 'Jeans', count: 1 },
    ]);
  });

  it('finish the last word and go on from it, by what finds something', async () => {
    const { terms } = await suggest('blue sh');
    expect(terms).toEqual(['blue shirt', 'blue shirt for men', 'blue shirt under ₹1,000']);
    for (const term of terms) expect((await search(term)).productCount).toBeGreaterThan(0);
    expect((await suggest('black jeans')).terms).not.toContain('black jeans for women');
  });

  it('finish words of the catalogue too', async () => {
    expect((await suggest('pais')).terms[0]).toBe('paisley');
  });

  it('take the same spelling as the search', async () => {
    const { instead, terms, products } = await suggest('blakc jens');
    expect(instead?.words).toBe('black jeans');
    expect(terms[0]).toBe('black jeans');
    expect(products).toMatchObject([{ name: 'Howrah Slim Jeans', inStock: false }]);
  });

  it.each([undefined, '', '   '])('before anything is typed (%p) are what the shop has', async (keyword) => {
    const { products, categories, terms, productCount } = await suggest(keyword);
    expect(products[0]?.name).toBe('Dabu Paisley Shirt');
    expect(categories).toHaveLength(3);
    expect([terms, productCount > 5]).toEqual([[], true]);
  });

  it('are none for nonsense', async () => {
    expect(await suggest('qwrtzx')).toEqual({ products: [], productCount: 0, categories: [], terms: [] });
  });

  it.each(['%', '*', '"', '₹', '? !', '👕'])(
    'offer no terms for a keyword without a letter or digit: %s',
    async (keyword) => {
      expect(await suggest(keyword)).toMatchObject({ productCount: 0, terms: [] });
    },
  );

  it.each(['नीली शर्ट', '<1500', '<१५००'])(
    'offer terms for letters and digits of any script: %s',
    async (keyword) => {
      expect((await suggest(keyword)).terms).not.toEqual([]);
    },
  );

  it('refuse more than a search may hold', async () => {
    await shop
      .request()
      .get('/api/v1/products/suggest')
      .query({ keyword: 'a'.repeat(65) })
      .expect(400);
  });
});

describe('a search for help', () => {
  it.each([
    ['return policy', ['returns']],
    ['size chart', ['sizeGuide']],
    ['track order', ['orders']],
  ])('%s names the help and finds no product', async (keyword, help) => {
    expect(await search(keyword)).toMatchObject({ help, productCount: 0 });
    expect(await get('/suggest', { keyword })).toMatchObject({ help, productCount: 0, terms: [] });
  });

  it('beside words for products finds those, too', async () => {
    const list = await search('black shirt return');
    expect(list.help).toEqual(['returns']);
    expect(namesOf(list)).toEqual(['Bidri Shirt']);
  });
});

it('excludes what a search says it must not be', async () => {
  const names = namesOf(await search('shirt no black'));
  expect(names.toSorted()).toEqual(['Chambal Shirt', 'Dabu Paisley Shirt']);
});

it.each([
  ['not available', ['Howrah Slim Jeans']],
  ['shirt without discount', ['Chambal Shirt', 'Bidri Shirt']],
])('honours the exclusion in "%s"', async (keyword, names) =>
  expect(namesOf(await search(keyword))).toEqual(names),
);

it('suggests for a half-typed colour what the whole word finds', async () => {
  const [half, whole] = [
    await get('/suggest', { keyword: 'blu' }),
    await get('/suggest', { keyword: 'blue' }),
  ];
  expect(half.terms[0]).toBe('blue');
  expect(half.productCount).toBe(whole.productCount);
  expect(half.categories).toEqual(whole.categories);
});
