import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { STAFF_PRODUCT_SORTS } from '@e-store/shared/catalog/staff-product-choices';
import { ledgerMatchesStock } from '../../orders/stock.invariant.ts';
import { orderPayload } from '../../../testing/order-payload.ts';
import type { NewTestProduct } from '../../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await shop.signIn('Catalogue');
});
beforeEach(async () => {
  await shop.database.products.deleteMany({});
  await shop.database.stockMovements.deleteMany({});
});
afterAll(() => shop.stop());

const path = '/api/v1/admin/products';
const add = async (changes: NewTestProduct = {}) => String((await shop.addProduct(changes))._id);
const stored = (id: string) => shop.database.products.findById(id).orFail().lean();
const namesOf = async (query: Record<string, string>) => {
  const { body } = await staff.agent.get(path).query(query).expect(200);
  return body.products.map(({ name }: { name: string }) => name);
};

describe('the product list of staff', () => {
  it('has drafts and what is off sale, and what was archived only when it is asked for', async () => {
    for (const [name, changes] of Object.entries({
      Seen: {},
      Draft: { status: 'draft' },
      Off: { onSale: false },
      Gone: { status: 'archived' },
    }))
      await add({ name, ...changes } as NewTestProduct);
    expect(await namesOf({ sort: 'name' })).toEqual(['Draft', 'Off', 'Seen']);
    expect(await namesOf({ status: 'archived' })).toEqual(['Gone']);
    expect(await namesOf({ status: 'draft' })).toEqual(['Draft']);
    expect(await namesOf({ onSale: 'false' })).toEqual(['Off']);
    const { body } = await staff.agent.get(path).query({ limit: '2', page: '2', sort: 'name' }).expect(200);
    expect(body).toMatchObject({ total: 3, page: 2, limit: 2, products: [{ name: 'Seen' }] });
  });

  it.each(STAFF_PRODUCT_SORTS)(
    'is read by the index of its order, %s, where no filter has one',
    async (sort) => {
      const id = await add({ name: 'Plain tee', department: 'men', category: 'jeans' });
      const { connection, products } = shop.database;
      const hints: unknown[] = [];
      connection.set('debug', (name: string, method: string, _filter: object, options: { hint?: object }) => {
        if (name === 'products' && method === 'find') hints.push(options.hint);
      });
      for (const query of [{}, { department: 'men', keyword: 'tee' }, { category: 'jeans' }, { keyword: id }])
        await staff.agent
          .get(path)
          .query({ sort, ...query })
          .expect(200);
      connection.set('debug', false);
      const [field = ''] = sort === 'newest' ? ['createdAt'] : sort.split('-');
      const keys = (await products.collection.indexes()).map(({ key }) => key);
      const ofOrder = keys.find((key) => Object.keys(key).join() === `status,${field},_id`);
      expect(ofOrder).toBeDefined();
      expect(hints).toEqual([ofOrder, ofOrder, undefined, undefined]);
    },
  );

  it('filters by category, department, stock and price', async () => {
    await add({
      name: 'Low',
      sizes: [
        { size: 'S', stock: 2 },
        { size: 'M', stock: 20 },
      ],
      price: 500,
    });
    await add({ name: 'Out', stock: 0, price: 700, department: 'kids' });
    await add({ name: 'Full', stock: 90, price: 900, category: 'jeans' });
    await add({ name: 'Sized', sizes: [{ size: 'M', stock: 9 }], unassignedStock: 2, price: 950 });
    expect(await namesOf({ stock: 'unassigned' })).toEqual(['Sized']);
    expect(await namesOf({ stock: 'low' })).toEqual(['Low']);
    expect(await namesOf({ stock: 'out' })).toEqual(['Out']);
    expect(await namesOf({ stock: 'in', sort: 'stock-desc' })).toEqual(['Full', 'Low', 'Sized']);
    expect(await namesOf({ category: 'jeans' })).toEqual(['Full']);
    expect(await namesOf({ department: 'kids' })).toEqual(['Out']);
    expect(await namesOf({ 'price[gte]': '600', 'price[lte]': '800' })).toEqual(['Out']);
    expect(await namesOf({ sort: 'price-desc' })).toEqual(['Sized', 'Full', 'Out', 'Low']);
  });

  it('shows every product once over its pages, in order from both ends, and none beyond the last', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await add({ name, price: 500 });
    for (const sort of ['name', 'price-asc', 'newest']) {
      const whole = await namesOf({ sort, limit: '100' });
      const pages = await Promise.all(
        ['1', '2', '3', '4'].map((page) => namesOf({ sort, limit: '2', page })),
      );
      expect(pages.flat()).toEqual(whole);
    }
    expect(await namesOf({ sort: 'name', limit: '2', page: '5' })).toEqual([]);
  });

  it('is searched by words of name, brand and colour, and by id', async () => {
    const id = await add({ name: 'Dabu Resort Shirt (new)', brand: 'Akola', colour: 'Navy' });
    await add({ name: 'Deccan Jeans' });
    for (const keyword of ['dabu', 'shirt navy', 'AKOLA', '(new', id])
      expect(await namesOf({ keyword })).toEqual(['Dabu Resort Shirt (new)']);
    expect(await namesOf({ keyword: 'dabu jeans' })).toEqual([]);
  });

  it.each([
    'page=0',
    'limit=101',
    'sort=sold',
    'stock=some',
    'status=new',
    'onSale=1',
    'price[gte]=9&price[lte]=1',
    'keyword=%00',
    'keyword=dabu%00shirt',
  ])('refuses %s', async (query) => {
    const { body } = await staff.agent.get(`${path}?${query}`).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });
});

describe('one change in the list', () => {
  it('takes a product off sale: it answers, is in no list, no search and no sitemap, and cannot be ordered', async () => {
    const id = await add({ name: 'Ladakh Hoodie' });
    const { body } = await staff.agent
      .put(path)
      .send({ products: [{ id }], change: { kind: 'onSale', onSale: false } })
      .expect(200);
    expect(body.results).toEqual([{ id, product: expect.objectContaining({ onSale: false, version: 2 }) }]);
    const seen = await shop.request().get(`/api/v1/product/${id}`).expect(200);
    expect(seen.body.onSale).toBe(false);
    for (const list of [
      'products',
      'products?keyword=ladakh',
      'products?facets=true',
      'products/suggest?keyword=lada',
      'products/sitemap',
    ])
      expect((await shop.request().get(`/api/v1/${list}`).expect(200)).text).not.toContain(id);
    const { agent } = await shop.signIn();
    await agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: id }]))
      .expect(409);
  });

  it('gives another price, unless somebody else just did or the MRP forbids it', async () => {
    const id = await add({ price: 699, mrp: 1399 });
    const change = (from: number, to: number) => staff.agent.put(`${path}/${id}/price`).send({ from, to });
    expect((await change(699, 749).expect(200)).body).toMatchObject({ price: 749, version: 2 });
    expect((await change(699, 799).expect(412)).body).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      product: { price: 749 },
    });
    expect((await change(749, 1400).expect(400)).body.fields).toEqual({
      to: expect.stringContaining('₹1,399'),
    });
    expect(await stored(id)).toMatchObject({ price: 749, discountPercent: 46 });
  });

  it('counts pieces by the difference, writes why into the ledger, and never goes below none', async () => {
    const id = await add({
      sizes: [
        { size: 'M', stock: 5 },
        { size: 'L', stock: 1 },
      ],
    });
    const { agent } = await shop.signIn();
    await agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: id, size: 'M', quantity: 2 }]))
      .expect(201);
    const adjust = (lines: object[], cause = 'count') =>
      staff.agent.put(`${path}/${id}/stock`).send({ lines, cause, note: 'Shelf 4' });
    const { body } = await adjust([
      { size: 'M', from: 5, to: 9 },
      { size: 'L', from: 1, to: 0 },
    ]).expect(200);
    expect(body).toMatchObject({
      stock: 7,
      sizes: [
        { size: 'M', stock: 7 },
        { size: 'L', stock: 0 },
      ],
    });
    const { body: refused } = await adjust([{ size: 'M', from: 9, to: 1 }]).expect(400);
    expect(Object.keys(refused.fields)).toEqual(['lines.0.to']);
    await adjust([{ from: 7, to: 8 }]).expect(400);
    await adjust([{ size: 'M', from: 7, to: 8 }], 'theft').expect(400);
    const lines = await shop.database.stockMovements.find({ reason: 'adjustment' }).sort({ size: -1 }).lean();
    expect(lines.map(({ size, delta, cause, note }) => [size, delta, cause, note])).toEqual([
      ['M', 4, 'count', 'Shelf 4'],
      ['L', -1, 'count', 'Shelf 4'],
    ]);
    expect((await ledgerMatchesStock.check(shop.database)).breaches).toEqual([]);
  });

  it('loses no piece when it is counted while orders come in [R71] [T2]', async () => {
    const id = await add({ stock: 30 });
    const { agent } = await shop.signIn();
    const orders = Array.from({ length: 5 }, () =>
      agent.post('/api/v1/order/new').send(orderPayload([{ product: id }])),
    );
    const counts = [1, 2].map(() =>
      staff.agent.put(`${path}/${id}/stock`).send({ lines: [{ from: 30, to: 31 }], cause: 'delivery' }),
    );
    const answers = await Promise.all([...orders, ...counts]);
    const sold = answers.slice(0, 5).filter(({ status }) => status === 201).length;
    const added = answers.slice(5).filter(({ status }) => status === 200).length;
    expect((await stored(id)).stock).toBe(30 - sold + added);
    expect((await ledgerMatchesStock.check(shop.database)).breaches).toEqual([]);
  });
});

describe('delete and undo', () => {
  it('archives: shoppers find nothing, the order keeps what was bought, and undo brings it back as it was', async () => {
    const id = await add({ name: 'Konkan Gingham', onSale: true });
    const { agent } = await shop.signIn();
    const { body: order } = await agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: id }]))
      .expect(201);
    expect((await staff.agent.delete(`${path}/${id}`).expect(200)).body.status).toBe('archived');
    await shop.request().get(`/api/v1/product/${id}`).expect(404);
    expect((await shop.request().get('/api/v1/products?keyword=konkan').expect(200)).text).not.toContain(id);
    const { body: storedOrder } = await agent.get(`/api/v1/admin/order/${order._id}`).expect(200);
    expect(storedOrder.orderItems[0].name).toBe('Konkan Gingham');
    await agent.post(`/api/v1/order/${order._id}/cancel`).send({ reason: 'changed-mind' });
    expect((await ledgerMatchesStock.check(shop.database)).breaches).toEqual([]);
    await staff.agent.put(`${path}/${id}/price`).send({ from: 699, to: 700 }).expect(409);
    const { body } = await staff.agent.post(`${path}/${id}/restore`).expect(200);
    expect(body).toMatchObject({ status: 'published', onSale: true });
    await shop.request().get(`/api/v1/product/${id}`).expect(200);
  });

  it('brings a draft back as a draft, and changes nothing when it is asked twice', async () => {
    const id = await add({ status: 'draft' });
    await staff.agent.delete(`${path}/${id}`).expect(200);
    expect((await staff.agent.delete(`${path}/${id}`).expect(200)).body.version).toBe(2);
    await staff.agent.post(`${path}/${id}/restore`).expect(200);
    expect((await staff.agent.post(`${path}/${id}/restore`).expect(200)).body).toMatchObject({
      status: 'draft',
      version: 3,
    });
  });
});

describe('many at once', () => {
  const change = (products: object[], what: object) => staff.agent.put(path).send({ products, change: what });

  it('decides each product on its own and says why one was not changed', async () => {
    const [fine, dear, moved, gone] = [
      await add({ price: 1000 }),
      await add({ price: 1000, mrp: 1050 }),
      await add({ price: 1000 }),
      await add({ price: 1000, status: 'archived' }),
    ];
    const products = [
      { id: fine, price: 1000 },
      { id: dear, price: 1000 },
      { id: moved, price: 900 },
      { id: gone, price: 1000 },
      { id: '0123456789abcdef01234567', price: 1 },
    ];
    const { body } = await change(products, { kind: 'price', by: 'percent', value: 10 }).expect(200);
    expect(
      body.results.map(
        ({ product, why }: { product?: { price: number }; why?: string }) => product?.price ?? why,
      ),
    ).toEqual([
      1100,
      'The price cannot be above the MRP of ₹1,050.',
      'The price is now ₹1,000. Check it and try again.',
      expect.stringContaining('archived'),
      expect.stringContaining('no longer exists'),
    ]);
    expect((await stored(dear)).price).toBe(1000);
  });

  it('gives no price above the limit of the form', async () => {
    const id = await add({ price: 900_000 });
    const raise = { kind: 'price', by: 'percent', value: 500 };
    const { body } = await change([{ id, price: 900_000 }], raise).expect(200);
    expect(body.results).toEqual([{ id, why: 'At most ₹10,00,000.' }]);
    expect(await stored(id)).toMatchObject({ price: 900_000, version: 1 });
  });

  const trail = async (query: Record<string, string>) => {
    const { agent } = await shop.signIn('Admin');
    const { body } = await agent.get('/api/v1/admin/audit').query(query).expect(200);
    return body.entries as { _id: string; what: string; subject: { label: string }; after: object }[];
  };
  const putBack = (entry: string) => staff.agent.post(`${path}/prices/put-back`).send({ entry });

  it('is one entry of the audit trail, with one for each product below it', async () => {
    const ids = [
      await add({ name: 'One', price: 1000 }),
      await add({ name: 'Two', price: 500 }),
      await add({ name: 'Dear', price: 1000, mrp: 1050 }),
    ];
    const products = ids.map((id, index) => ({ id, price: index === 1 ? 500 : 1000 }));
    const before = await trail({});
    const { body } = await change(products, { kind: 'price', by: 'percent', value: 10 }).expect(200);
    const now = await trail({});
    expect(now.slice(0, now.length - before.length)).toMatchObject([
      {
        _id: body.entry,
        what: 'product.priced',
        subject: { label: '2 of 3 products' },
        after: { by: 'percent', value: 10 },
      },
    ]);
    const parts = await trail({ kind: 'product', id: body.entry });
    expect(parts.map(({ subject }) => subject.label).toSorted()).toEqual(['2 of 3 products', 'One', 'Two']);
    expect(await trail({ id: ids[0]! })).toMatchObject([{ after: { price: 1100 } }]);
  });

  it('puts the prices of one entry back, but for a product that got another price since', async () => {
    const ids = [await add({ name: 'One', price: 999 }), await add({ name: 'Two', price: 500 })];
    const products = [
      { id: ids[0], price: 999 },
      { id: ids[1], price: 500 },
    ];
    const { body } = await change(products, { kind: 'price', by: 'percent', value: 33 }).expect(200);
    await staff.agent.put(`${path}/${ids[1]}/price`).send({ from: 665, to: 700 }).expect(200);
    const { body: undone } = await putBack(body.entry).expect(200);
    expect(undone.results).toMatchObject([
      { id: ids[0], name: 'One', product: { price: 999 } },
      { id: ids[1], name: 'Two', why: 'The price is now ₹700.' },
    ]);
    expect(undone.results[1]).not.toHaveProperty('product');
    expect((await stored(ids[1]!)).price).toBe(700);
    expect((await putBack(body.entry).expect(200)).body.results[0]).toMatchObject({
      product: { price: 999 },
    });
    expect(await trail({ id: ids[0]! })).toHaveLength(2);
  });

  it('puts a single price back, and nothing by an entry of another kind', async () => {
    const id = await add({ price: 699 });
    await staff.agent.put(`${path}/${id}/price`).send({ from: 699, to: 749 }).expect(200);
    const [priced] = await trail({ id });
    expect((await putBack(priced!._id).expect(200)).body.results).toMatchObject([
      { id, product: { price: 699 } },
    ]);
    await change([{ id }], { kind: 'onSale', onSale: false }).expect(200);
    const [switched] = await trail({ id });
    await putBack(switched!._id).expect(404);
    await putBack('0123456789abcdef01234567').expect(404);
  });

  it('names no entry when nothing was changed, or one product', async () => {
    const ids = [await add({ price: 1000 }), await add({ price: 1000 })];
    const up = { kind: 'price', by: 'percent', value: 10 };
    const stale = ids.map((id) => ({ id, price: 1 }));
    expect((await change(stale, up).expect(200)).body).not.toHaveProperty('entry');
    const { body } = await change([{ id: ids[0], price: 1000 }], up).expect(200);
    expect(body).not.toHaveProperty('entry');
    expect(await trail({ id: ids[0]! })).toMatchObject([{ after: { price: 1100 } }]);
  });

  it('changes the category, by key or name', async () => {
    const ids = [await add(), await add()];
    await change(
      ids.map((id) => ({ id })),
      { kind: 'category', category: 'Jeans' },
    ).expect(200);
    for (const id of ids) expect((await stored(id)).category).toBe('jeans');
    const { body } = await change([{ id: ids[0] }], { kind: 'category', category: 'socks' }).expect(200);
    expect(body.results[0].why).toMatch(/^Choose T-Shirt/);
  });

  it('takes 200 and no more', async () => {
    const ids = Array.from({ length: 201 }, (_, n) => ({ id: n.toString(16).padStart(24, '0') }));
    await change(ids, { kind: 'onSale', onSale: true }).expect(400);
    await change([], { kind: 'onSale', onSale: true }).expect(400);
    await change(ids.slice(0, 1), { kind: 'price', by: 'percent', value: 0 }).expect(400);
    await change(ids.slice(0, 1), { kind: 'price', by: 'percent', value: -95 }).expect(400);
  });
});
