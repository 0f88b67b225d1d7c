import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PRODUCT_COLUMNS, type ProductCells } from '@e-store/shared/catalog/product-columns';
import type { ProductImportResult } from '@e-store/shared/catalog/import-endpoints';
import Papa from 'papaparse';
import { assertSkusFree } from '../create-product.ts';
import { deliverExchangeable } from '../../../testing/exchangeable-order.ts';
import { placeTestOrder } from '../../../testing/placed-order.ts';
import { productRecord } from '../../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let staff: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  staff = (await shop.signIn('Catalogue')).agent;
});
afterAll(() => shop.stop());

const TAKEN = 'Another product has this SKU.';
let last = 0;
const nextSku = () => `TEE-${(last += 1)}`;
const sizes = [
  { size: 'S', stock: 2 },
  { size: 'M', stock: 3 },
];
const skusOf = (sku: string) => sizes.map(({ size }) => ({ size, sku: `${sku}-${size}` }));
const toForm = (sku: string, changes: object = {}) => ({
  name: `Coded ${sku}`,
  descreption: 'A plain crew T-shirt.', // (sic) spec §3
  brand: 'Saanjh',
  price: 699,
  category: 'T-Shirt',
  department: 'men',
  stock: 5,
  sizes,
  images: [{ public_id: 'front', url: 'https://pictures.example/front.webp' }],
  sizeSkus: skusOf(sku),
  ...changes,
});
const create = (form: object) => staff.post('/api/v1/admin/product/new/').send(form);
const edit = (id: string, form: object, version = 1) =>
  staff.put(`/api/v1/admin/products/${id}`).set('If-Match', `"${version}"`).send(form);
const stored = async (id: string) => await shop.database.products.findById(id).orFail().lean();
const created = async (form: object): Promise<string> => (await create(form).expect(201)).body._id;

describe('the SKU of a size', () => {
  it('is shown to staff, never to shoppers', async () => {
    const sku = nextSku();
    const { body, text } = await create(toForm(sku)).expect(201);
    expect(text).not.toContain('sizeSkus');
    const shown = await staff.get(`/api/v1/admin/products/${body._id}`).expect(200);
    expect(shown.body.sizeSkus).toEqual(skusOf(sku));
    for (const path of [`product/${body._id}`, `products?keyword=${sku}`, `products/by-id?ids=${body._id}`]) {
      const seen = await shop.request().get(`/api/v1/${path}`).expect(200);
      expect(seen.text).toContain(`Coded ${sku}`);
      expect(seen.text).not.toMatch(new RegExp(`sizeSkus|${sku}-`));
    }
  });

  it('is changed and cleared by an edit, and the audit trail says so', async () => {
    const sku = nextSku();
    const id = await created(toForm(sku));
    const [small] = skusOf(sku);
    const { body } = await edit(id, toForm(sku, { sizeSkus: [small] })).expect(200);
    expect(body.sizeSkus).toEqual([small]);
    const cleared = await edit(id, toForm(sku, { sizeSkus: undefined }), 2).expect(200);
    expect(cleared.body).not.toHaveProperty('sizeSkus');
    expect(await stored(id)).not.toHaveProperty('sizeSkus');
    const entries = await shop.database.auditEntries
      .find({ 'subject.id': id, what: 'product.edited' })
      .sort({ at: 1, _id: 1 })
      .lean();
    expect(entries.map(({ before, after }) => [before?.['sizeSkus'], after?.['sizeSkus']])).toEqual([
      [skusOf(sku), [small]],
      [[small], undefined],
    ]);
  });

  it('is refused for a size that the product lacks', async () => {
    const { body } = await create(toForm(nextSku(), { sizes: [sizes[0]], stock: 2 })).expect(400);
    expect(body.fields).toEqual({ 'sizeSkus.1.size': 'The product has no such size.' });
  });

  it('is refused when another product or one of its sizes has it, ignoring case', async () => {
    const sku = nextSku();
    const own = nextSku();
    await created(toForm(sku, { sku: own }));
    const [small, medium] = skusOf(sku.toLowerCase());
    const swapped = [
      { size: 'S', sku: `${sku}-other` },
      { size: 'M', sku: small!.sku },
    ];
    const refusals = [
      [{ sizeSkus: swapped }, { 'sizeSkus.1.sku': TAKEN }],
      [{ sizeSkus: [{ size: 'S', sku: own.toLowerCase() }] }, { 'sizeSkus.0.sku': TAKEN }],
      [{ sku: medium!.sku, sizeSkus: undefined }, { sku: TAKEN }],
    ] as const;
    const id = await created(toForm(nextSku()));
    for (const [changes, fields] of refusals) {
      const answers = [await create(toForm(sku, changes)), await edit(id, toForm(sku, changes))];
      for (const { status, body } of answers)
        expect([status, body.code, body.fields]).toEqual([409, 'ALREADY_EXISTS', fields]);
    }
    await edit(id, toForm(sku, { sizeSkus: undefined })).expect(200);
  });

  it('goes to one of two products that are saved with it at once', async () => {
    const sku = nextSku();
    const answers = await Promise.all([create(toForm(sku)), create(toForm(sku)), create(toForm(sku))]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.fields);
    const fields = { 'sizeSkus.0.sku': TAKEN, 'sizeSkus.1.sku': TAKEN };
    expect(refused).toEqual([fields, fields]);
    const ids = await Promise.all([created(toForm(nextSku())), created(toForm(nextSku()))]);
    const wanted = toForm(nextSku());
    const edits = await Promise.all(ids.map((id) => edit(id, wanted)));
    expect(edits.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it.each(['created', 'edited'])(
    'goes to one of two products that are %s at once, as that of a size and its own',
    async (change) => {
      const pairs = await Promise.all(
        Array.from({ length: 8 }, async () => {
          const sku = nextSku();
          const own = toForm(sku, { category: 'Shirts', sku, sizeSkus: undefined });
          const ofSize = toForm(sku, { sizeSkus: [{ size: 'M', sku }] });
          if (change === 'created') return [() => create(own), () => create(ofSize)];
          const uncoded = () => created(toForm(nextSku(), { sizeSkus: undefined }));
          const ids = [await uncoded(), await uncoded()];
          return [() => edit(ids[0]!, own), () => edit(ids[1]!, ofSize)];
        }),
      );
      const answers = await Promise.all(pairs.map((pair) => Promise.all(pair.map((save) => save()))));
      const outcomes = answers.map((pair) => pair.map(({ status, body }) => body.fields ?? status));
      const saved = change === 'created' ? 201 : 200;
      for (const outcome of outcomes)
        expect([
          [saved, { 'sizeSkus.0.sku': TAKEN }],
          [{ sku: TAKEN }, saved],
        ]).toContainEqual(outcome);
    },
  );

  it('does not keep edits of other fields waiting', async () => {
    const sku = nextSku();
    const id = await created(toForm(sku, { sku }));
    await shop.database.connection.transaction(async (session) => {
      await assertSkusFree(shop.database, productRecord({ sku: nextSku() }), session);
      await edit(id, toForm(sku, { sku, price: 599 })).expect(200);
    });
  });

  it('is unique by an index as well', async () => {
    const sizeSkus = skusOf(nextSku());
    await shop.addProduct({ sizes, sizeSkus });
    await expect(
      shop.addProduct({ sizes, sizeSkus: [{ size: 'S', sku: sizeSkus[1]!.sku.toLowerCase() }] }),
    ).rejects.toMatchObject({ code: 11000 });
  });

  it('finds the product in the list of staff', async () => {
    const sku = nextSku();
    const id = await created(toForm(sku, { name: 'Found by size' }));
    const { body } = await staff.get('/api/v1/admin/products').query({ keyword: `${sku.toLowerCase()}-m` });
    expect(body.products.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  });
});

describe('an order item', () => {
  it('has the SKU of its size, otherwise that of the product, in print and export', async () => {
    const sku = nextSku();
    const admin = (await shop.signIn('Admin')).agent;
    const withSize = await placeTestOrder(shop, { sku, sizeSkus: [{ size: 'M', sku: `${sku}-M` }] });
    const { orderId: id } = withSize;
    await edit(String(withSize.shirt._id), toForm(nextSku())).expect(200);
    const { body } = await admin.get('/api/v1/admin/orders/print').query({ ids: id }).expect(200);
    const skus = body.orders[0].order.orderItems.map((item: { sku?: string }) => item.sku);
    expect(skus).toEqual([`${sku}-M`, undefined]);
    const { body: file } = await admin.get('/api/v1/admin/orders/export').query({ ids: id }).expect(200);
    expect(file.csv).toContain(`2 × ${sku}-M, Plain T-Shirt, M`);
    const other = nextSku();
    const { order } = await placeTestOrder(shop, {
      sku: other,
      sizeSkus: [{ size: 'S', sku: `${other}-S` }],
    });
    expect(order.orderItems[0].sku).toBe(other);
  });

  it('has the SKU of the other size in an exchange', async () => {
    const { agent, shirt, tee, ask, accept } = await deliverExchangeable(shop);
    const sku = nextSku();
    const sizeSkus = ['M', 'L'].map((size) => ({ size, sku: `${sku}-${size}` }));
    await shop.database.products.updateOne({ _id: shirt._id }, { $set: { sizeSkus } });
    await ask([tee(1, 'L')]).expect(200);
    const { body } = await accept().expect(200);
    const { order } = body.order.returns[0].replacement;
    const { body: sent } = await agent.get(`/api/v1/admin/order/${order}`).expect(200);
    expect(sent.orderItems).toMatchObject([{ size: 'L', sku: `${sku}-L` }]);
  });
});

describe('the column “SKU by size”', () => {
  const send = async (path: string, cells: ProductCells): Promise<ProductImportResult> => {
    const body = { rows: [{ line: 2, cells }] };
    return (await staff.post(`/api/v1/admin/products/${path}`).send(body).expect(200)).body.results[0];
  };
  const exported = async (keyword: string): Promise<ProductCells> => {
    const { body } = await staff.get('/api/v1/admin/products/export').query({ keyword }).expect(200);
    const [head, row] = Papa.parse<string[]>(body.csv.replace('\uFEFF', ''), { skipEmptyLines: true }).data;
    return Object.fromEntries(
      PRODUCT_COLUMNS.map(({ name, heading }) => [name, row?.[head!.indexOf(heading)]]),
    );
  };

  it('is exported, and imported again changes nothing', async () => {
    const sku = nextSku();
    await created(toForm(sku));
    const cells = await exported(`${sku}-S`);
    expect(cells.sizeSkus).toBe(`S=${sku}-S, M=${sku}-M`);
    expect(await send('import/preview', cells)).toMatchObject({
      outcome: 'unchanged',
      problems: [],
      notes: [],
    });
  });

  it('changes, keeps and clears the SKUs of an existing product, and fills those of a new one', async () => {
    const sku = nextSku();
    const id = await created(toForm(sku));
    const changed = await send('import', { id, sizeSkus: ` M : ${sku}-m` });
    const change = { column: 'sizeSkus', before: `S=${sku}-S, M=${sku}-M`, after: `M=${sku}-m` };
    expect(changed).toMatchObject({ outcome: 'changed', changes: [change] });
    expect((await stored(id)).sizeSkus).toEqual([{ size: 'M', sku: `${sku}-m` }]);
    await send('import', { id, price: '599' });
    expect(await stored(id)).toMatchObject({ price: 599, sizeSkus: [{ size: 'M' }] });
    await send('import', { id, sizeSkus: '' });
    expect(await stored(id)).not.toHaveProperty('sizeSkus');
    const name = `Imported ${sku}`;
    const fresh = { name, department: 'Men', category: 'Shirt', price: '10', sizes: 'S=1, M=2' };
    const { product } = await send('import', { ...fresh, sizeSkus: `S=${sku}-S;M=${sku}-M` });
    expect(await stored(product!)).toMatchObject({ sizeSkus: skusOf(sku) });
  });

  it.each([
    ['S', 'Write sizes with their SKU, like S=KUR-014-S, M=KUR-014-M.'],
    ['S=', 'Write sizes with their SKU, like S=KUR-014-S, M=KUR-014-M.'],
    ['S=KUR 14', 'S: Use letters, digits, dots, slashes, hyphens and underscores.'],
    ['XL=NEW-XL', 'XL: The product has no such size.'],
    ['S=NEW-1, S=NEW-2', 'S: Use each size only once.'],
    ['S=NEW-1, M=new-1', 'M: Use each SKU only once.'],
  ])('says what is wrong with %j', async (sizeSkus, message) => {
    const id = await created(toForm(nextSku()));
    const { outcome, problems } = await send('import/preview', { id, sizeSkus });
    expect([outcome, problems]).toEqual(['refused', [{ column: 'sizeSkus', message }]]);
  });

  it('names the sizes whose SKU another product has, also as its own', async () => {
    const sku = nextSku();
    const own = nextSku();
    await created(toForm(sku, { sku: own }));
    const id = await created(toForm(nextSku()));
    const check = async (cells: ProductCells) => (await send('import/preview', { id, ...cells })).problems;
    expect(await check({ sizeSkus: `S=${own}, M=${sku}-m` })).toEqual([
      { column: 'sizeSkus', message: `S: ${TAKEN}` },
      { column: 'sizeSkus', message: `M: ${TAKEN}` },
    ]);
    expect(await check({ sku: `${sku}-S` })).toEqual([{ column: 'sku', message: TAKEN }]);
    const fresh = { name: `Fresh ${sku}`, department: 'Men', category: 'Shirt', price: '10', stock: '1' };
    expect((await send('import/preview', { ...fresh, sku: `${sku}-S` })).problems).toEqual([
      { column: 'sku', message: TAKEN },
    ]);
  });
});
