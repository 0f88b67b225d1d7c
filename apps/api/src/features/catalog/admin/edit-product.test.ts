import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CLEARED_FIELDS } from '@e-store/shared/catalog/new-product';
import { mapDetails } from '@e-store/shared/catalog/product-details';
import { Types } from 'mongoose';
import { ledgerMatchesStock, stockIsNeverNegative } from '../../orders/stock.invariant.ts';
import { orderPayload } from '../../../testing/order-payload.ts';
import type { NewTestProduct } from '../../../testing/product-record.ts';
import { DETAIL_SAMPLES, OPTIONAL_SAMPLES } from '../../../testing/product-record.ts';
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
  const record = await shop.addProduct(changes);
  return { id: String(record._id), form: formOf() };
  function formOf() {
    const { name, descreption, brand, price, category, department, colour, images, stock } = record;
    const sizes = record.sizes.map(({ size, stock: units }) => ({ size, stock: units, from: units }));
    return {
      name,
      descreption,
      brand,
      price,
      category,
      department,
      colour,
      images,
      stock,
      stockFrom: stock,
      sizes,
    };
  }
};
const save = (id: string, form: object, tag = '"1"') =>
  staff.agent.put(pathOf(id)).set('If-Match', tag).send(form);
const ledgerIsTrue = async () => {
  for (const { check } of [ledgerMatchesStock, stockIsNeverNegative])
    expect((await check(shop.database)).breaches).toEqual([]);
};

describe('units that came back without a size', () => {
  const withUnassigned = async () => {
    const added = await add({ sizes: [{ size: 'M', stock: 5 }], unassignedStock: 2 });
    await shop.database.stockMovements.create([
      { product: added.id, delta: 2, reason: 'return', return: new Types.ObjectId(), at: shop.now() },
    ]);
    return added;
  };

  it('wait as long as the product has sizes', async () => {
    const { id, form } = await withUnassigned();
    const sizes = [...form.sizes, { size: 'L', stock: 1, from: 0 }];
    const { body } = await save(id, { ...form, sizes }).expect(200);
    expect(body).toMatchObject({ stock: 6, unassignedStock: 2 });
    await ledgerIsTrue();
  });

  it('join the stock of a product that loses its sizes', async () => {
    const { id, form } = await withUnassigned();
    const { body } = await save(id, { ...form, sizes: [], stock: 5, stockFrom: 5 }).expect(200);
    expect(body).toMatchObject({ stock: 7, sizes: [] });
    expect(body).not.toHaveProperty('unassignedStock');
    await ledgerIsTrue();
  });
});

describe('a product that loses its sizes', () => {
  it.each([
    ['keeps its stock, when the sum that was seen is sent', 8, 8],
    ['has the difference to the sum that was seen', 10, 10],
  ])('%s', async (_case, entered, expectedStock) => {
    const { id, form } = await add({
      sizes: [
        { size: 'M', stock: 5 },
        { size: 'L', stock: 3 },
      ],
    });
    const { body } = await save(id, { ...form, sizes: [], stock: entered, stockFrom: 8 }).expect(200);
    expect(body).toMatchObject({ stock: expectedStock, sizes: [] });
    await ledgerIsTrue();
  });
});

describe('a product that gains, loses or renames sizes after units were sold', () => {
  const sizes = [{ size: 'M', stock: 7 }];
  it.each([
    ['gains them', { stock: 7 }, { sizes: [{ size: 'M', stock: 10, from: 0 }], stockFrom: 10 }],
    ['loses them', { sizes }, { sizes: [], stock: 10, stockFrom: 10 }],
    ['renames one', { sizes }, { sizes: [{ size: 'L', stock: 10, from: 0 }], stockFrom: 10 }],
    ['loses them, without the number seen', { sizes }, { sizes: [], stock: 10, stockFrom: 0 }],
  ])('is shown to staff again when it %s', async (_case, product, changes) => {
    const { id, form } = await add(product);
    const { body } = await save(id, { ...form, ...changes }).expect(412);
    expect(body).toMatchObject({ code: 'CHANGED_MEANWHILE', product: { stock: 7, version: 1 } });
    await save(id, { ...form, ...changes, stockFrom: 7 }).expect(200);
    await ledgerIsTrue();
  });
});

describe('stock beyond what staff may enter', () => {
  it('does not lock the form: it may stay or become less, and no more', async () => {
    const { id, form } = await add({ stock: 100_002 });
    await save(id, { ...form, name: 'Renamed' }).expect(200);
    await save(id, { ...form, stock: 100_001 }, '"2"').expect(200);
    const { body } = await save(id, { ...form, stockFrom: 100_001, stock: 100_002 }, '"3"').expect(400);
    expect(body.fields).toEqual({ stock: 'At most 1,00,000 units.' });
    await ledgerIsTrue();
  });

  it('counts each size by itself: their sum may be more', async () => {
    const { id, form } = await add({ sizes: ['M', 'L'].map((size) => ({ size, stock: 60_000 })) });
    await save(id, form).expect(200);
    const [first, second] = form.sizes;
    const sizes = [{ ...first, stock: 100_001 }, second];
    const { body } = await save(id, { ...form, sizes }, '"1"').expect(400);
    expect(body.fields).toEqual({ 'sizes.0.stock': 'At most 1,00,000 units.' });
  });
});

describe('edit product', () => {
  it('writes what was changed, which shoppers see at once, and answers the next version', async () => {
    const { id, form } = await add();
    const read = await staff.agent.get(pathOf(id)).expect(200);
    expect(read.headers['etag']).toMatch(/^"1-[\w-]{12}"$/);
    const saved = await save(
      id,
      { ...form, name: 'Ajrakh crew tee', price: 749, mrp: 999, cost: 310, category: 'shirt' },
      read.headers['etag'],
    ).expect(200);
    expect(saved.headers['etag']).toMatch(/^"2-[\w-]{12}"$/);
    expect(saved.body).toMatchObject({
      name: 'Ajrakh crew tee',
      price: 749,
      cost: 310,
      category: 'Shirts',
      version: 2,
    });
    expect(saved.body.updatedBy).toBe('Test Shopper');
    const { body: seen } = await shop.request().get(`/api/v1/product/${id}`).expect(200);
    expect(seen).toMatchObject({ name: 'Ajrakh crew tee', price: 749, mrp: 999 });
    const { body: found } = await shop.request().get('/api/v1/products?keyword=ajrakh').expect(200);
    expect(found.product.map(({ _id }: { _id: string }) => _id)).toEqual([id]);
  });

  it('is read anew after a sale, though its version is the same', async () => {
    const { id, form } = await add();
    const read = () => staff.agent.get(pathOf(id));
    const { headers, body } = await read().expect(200);
    const tag = headers['etag']!;
    await read().set('If-None-Match', tag).expect(304);
    const { agent } = await shop.signIn();
    await agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: id }]))
      .expect(201);
    const { body: sold } = await read().set('If-None-Match', tag).expect(200);
    expect(sold).toMatchObject({ stock: body.stock - 1, version: 1 });
    await save(id, { ...form, name: 'Sold once' }, tag).expect(200);
  });

  it('says with every change which version the product has', async () => {
    const { id, form } = await add();
    const { headers } = await staff.agent.post('/api/v1/admin/product/new').send(form).expect(201);
    expect(headers['etag']).toBe('"1"');
    const price = await staff.agent
      .put(`${pathOf(id)}/price`)
      .send({ from: form.price, to: 400 })
      .expect(200);
    expect(price.headers['etag']).toBe('"2"');
    const archived = await staff.agent.delete(pathOf(id)).expect(200);
    expect(archived.headers['etag']).toBe('"3"');
    const restored = await staff.agent.post(`${pathOf(id)}/restore`).expect(200);
    expect(restored.headers['etag']).toBe('"4"');
  });

  it('changes who made it and takes the importer away, and the audit trail says so', async () => {
    const importer = { name: 'E-Store', address: 'Sample address, Mumbai' };
    const { id, form } = await add({ origin: 'Bangladesh', importer });
    const manufacturer = { name: 'Aangan Loom', address: 'Sample address\nJaipur' };
    const { body } = await save(id, { ...form, origin: 'India', manufacturer }).expect(200);
    expect(body).toMatchObject({ origin: 'India', manufacturer });
    expect(body).not.toHaveProperty('importer');
    const { body: seen } = await shop.request().get(`/api/v1/product/${id}`).expect(200);
    expect(seen).toMatchObject({ manufacturer });
    expect(seen).not.toHaveProperty('importer');
    const entry = await shop.database.auditEntries
      .findOne({ 'subject.id': id, what: 'product.edited' })
      .lean();
    expect(entry?.before).toMatchObject({ importer });
    expect(entry?.after).toMatchObject({ manufacturer });
    const { body: same } = await save(
      id,
      { ...form, origin: 'India', manufacturer, fabric: '', fit: '', care: '', madeIn: '' },
      '"2"',
    ).expect(200);
    expect(same.version).toBe(2);
  });

  it('clears each detail and each optional field that is left out, and the audit trail says so', async () => {
    const typed = OPTIONAL_SAMPLES;
    const cleared = Object.keys(CLEARED_FIELDS);
    expect(Object.keys(typed)).toEqual(expect.arrayContaining(cleared));
    const { id, form } = await add({ sizes: [{ size: 'M', stock: 5 }] });
    const { body } = await save(id, { ...form, ...typed }).expect(200);
    expect(body).toMatchObject(typed);
    const { body: seen } = await shop.request().get(`/api/v1/product/${id}`).expect(200);
    expect(seen).toMatchObject(DETAIL_SAMPLES);
    const { body: left } = await save(id, form, '"2"').expect(200);
    expect(left).toMatchObject(mapDetails(() => ''));
    const entry = await shop.database.auditEntries
      .findOne({ 'subject.id': id, what: 'product.edited', 'before.mrp': 999 })
      .lean();
    expect(entry).toMatchObject({ before: typed, after: mapDetails(() => '') });
    for (const name of cleared) {
      expect(left).not.toHaveProperty(name);
      expect(entry?.after).not.toHaveProperty(name);
    }
  });

  it('never tells a shopper what a piece costs the shop', async () => {
    const { id, form } = await add({ cost: 250, name: 'Cost of a secret' });
    await save(id, { ...form, cost: 251 }).expect(200);
    for (const path of [
      `product/${id}`,
      'products?keyword=secret',
      `products/by-id?ids=${id}`,
      `product/${id}/related`,
    ]) {
      const { text } = await shop.request().get(`/api/v1/${path}`).expect(200);
      expect(text).not.toMatch(/"cost"|:251\b/);
    }
  });

  it('of two people who began with the same version, shows the second what is there now', async () => {
    const { id, form } = await add();
    await save(id, { ...form, name: 'First name' }).expect(200);
    const { body } = await save(id, { ...form, name: 'Second name' }).expect(412);
    expect(body).toMatchObject({ code: 'CHANGED_MEANWHILE', product: { name: 'First name', version: 2 } });
    expect(await shop.database.products.findById(id).lean()).toMatchObject({
      name: 'First name',
      version: 2,
    });
    await save(id, { ...form, name: 'Second name' }, '"2"').expect(200);
  });

  it('of two who save in the same moment, lets one through', async () => {
    const { id, form } = await add();
    const answers = await Promise.all(['A', 'B'].map((name) => save(id, { ...form, name })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('asks for the version that was changed', async () => {
    const { id, form } = await add();
    await staff.agent.put(pathOf(id)).send(form).expect(428);
    await save(id, form, '*').expect(400);
  });

  it('leaves the version alone where nothing is changed', async () => {
    const { id, form } = await add();
    const { body } = await save(id, {
      ...form,
      fabric: '100% cotton',
      fit: 'Regular',
      care: 'Machine wash cold',
      origin: 'India',
      madeIn: 'Tiruppur, Tamil Nadu',
    }).expect(200);
    expect(body.version).toBe(1);
  });

  it('takes a detail that an older product lacks for empty', async () => {
    const { id, form } = await add(mapDetails(() => ''));
    await shop.database.products.updateOne({ _id: id }, { $unset: { care: 1 } });
    const { body: seen } = await shop.request().get(`/api/v1/product/${id}`).expect(200);
    expect(seen.care).toBe('');
    const { body } = await save(id, form).expect(200);
    expect(body.version).toBe(1);
  });

  it('counts stock by the difference, so that what was sold meanwhile stays sold [R71]', async () => {
    const { id, form } = await add({
      sizes: [
        { size: 'M', stock: 8 },
        { size: 'L', stock: 2 },
      ],
    });
    await shop.database.products.updateOne(
      { _id: id, 'sizes.size': 'M' },
      { $inc: { stock: -3, 'sizes.$.stock': -3 } },
    );
    await shop.database.stockMovements.create([
      { product: id, size: 'M', delta: -3, reason: 'order', at: shop.now() },
    ]);
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
    const lines = await shop.database.stockMovements
      .find({ product: id, reason: 'adjustment' })
      .sort({ size: 1 })
      .lean();
    expect(lines.map(({ size, delta, cause }) => [size, delta, cause])).toEqual([
      ['L', -2, 'edit'],
      ['M', 2, 'edit'],
      ['XL', 4, 'edit'],
    ]);
    await ledgerIsTrue();
  });

  it('refuses, at its field, to leave fewer pieces than none', async () => {
    const { id, form } = await add({ sizes: [{ size: 'M', stock: 2 }] });
    await shop.database.products.updateOne(
      { _id: id, 'sizes.size': 'M' },
      { $inc: { stock: -2, 'sizes.$.stock': -2 } },
    );
    await shop.database.stockMovements.create([
      { product: id, size: 'M', delta: -2, reason: 'order', at: shop.now() },
    ]);
    const { body } = await save(id, { ...form, sizes: [{ size: 'M', stock: 1, from: 2 }] }).expect(400);
    expect(body.fields).toEqual({ 'sizes.0.stock': '2 units sold in the meantime. 0 are left.' });
  });

  it('gives a product sizes, and takes them away again, with the ledger true', async () => {
    const { id, form } = await add({ stock: 5 });
    await save(id, {
      ...form,
      sizes: [
        { size: 'S', stock: 2 },
        { size: 'M', stock: 6 },
      ],
    }).expect(200);
    await ledgerIsTrue();
    const { body } = await save(id, { ...form, sizes: [], stock: 4, stockFrom: 8 }, '"2"').expect(200);
    expect(body).toMatchObject({ stock: 4, sizes: [] });
    await ledgerIsTrue();
  });

  it('keeps a draft that is not finished, and publishes no product without its picture', async () => {
    const { id, form } = await add();
    const { body: draft } = await save(id, { ...form, status: 'draft', images: [], descreption: '' }).expect(
      200,
    );
    expect(draft).toMatchObject({ status: 'draft', images: [] });
    await shop.request().get(`/api/v1/product/${id}`).expect(404);
    const { body } = await save(
      id,
      { ...form, status: 'published', images: [], descreption: '' },
      '"2"',
    ).expect(400);
    expect(body.fields).toEqual({ images: 'Add at least one picture.', descreption: 'Enter a description.' });
  });

  it.each([
    ['price', { price: 0 }],
    ['cost', { cost: 1.5 }],
    ['mrp', { mrp: 1 }],
    ['category', { category: 'socks' }],
    ['status', { status: 'archived' }],
    ['images.0.url', { images: [{ public_id: 'a', url: '/media/../secret.webp' }] }],
  ])('refuses a bad %s by its name and changes nothing', async (field, changes) => {
    const { id, form } = await add();
    const { body } = await save(id, { ...form, ...changes }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
    expect(await shop.database.products.findById(id).lean()).toMatchObject({ version: 1 });
  });

  it('changes no archived product, and says of an unknown one that there is none', async () => {
    const { id, form } = await add({ status: 'archived' });
    expect((await save(id, form).expect(409)).body.message).toMatch(/archived/);
    await save('0123456789abcdef01234567', form).expect(404);
  });
});
