import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { trusted } from 'mongoose';
import type { StaffProduct } from '@e-store/shared/catalog/product';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { publishScheduled } from './publish-scheduled.ts';

const HOUR_MS = 60 * 60_000;

let shop: TestShop;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  staff = await shop.signIn('Catalogue');
});
afterAll(() => shop.stop());

const form = {
  name: 'Festive kurta',
  brand: 'Tana Bana',
  descreption: 'Silk.', // (sic) spec §3
  price: 1899,
  category: 'Shirts',
  department: 'men',
  stock: 5,
  images: [{ public_id: 'k', url: 'https://pictures.example.com/k.webp' }],
};
const inHours = (hours: number) => new Date(shop.now().getTime() + hours * HOUR_MS).toISOString();
const publishAfter = (hours: number) =>
  publishScheduled({ ...shop, now: () => new Date(shop.now().getTime() + hours * HOUR_MS) });
const create = (body: object) =>
  staff.agent.post('/api/v1/admin/product/new/').set('Idempotency-Key', crypto.randomUUID()).send(body);
const schedule = async (hours = 2) => {
  const { body } = await create({ ...form, status: 'scheduled', publishAt: inHours(hours) }).expect(201);
  return body._id as string;
};
const read = async (id: string) =>
  (await staff.agent.get(`/api/v1/admin/products/${id}`).expect(200)).body as StaffProduct;
const save = (id: string, body: object, version = 1) =>
  staff.agent
    .put(`/api/v1/admin/products/${id}`)
    .set('If-Match', `"${version}"`)
    .send({ ...form, stockFrom: form.stock, ...body });
const shown = async (id: string) => (await shop.request().get(`/api/v1/product/${id}`)).status;

describe('a scheduled product', () => {
  it('is a draft until its time, and then published once', async () => {
    const id = await schedule();
    expect(await read(id)).toMatchObject({ status: 'draft', publishAt: inHours(2), version: 1 });
    expect(await publishAfter(1.9)).toBe(0);
    expect(await shown(id)).toBe(404);
    const counts = await Promise.all([publishAfter(2.1), publishAfter(2.1)]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect(await shown(id)).toBe(200);
    const product = await read(id);
    expect(product).toMatchObject({ status: 'published', version: 2 });
    expect(product).not.toHaveProperty('publishAt');
    await waitUntil(async () => {
      const { body } = await shop.request().get('/api/v1/products?keyword=festive+kurta').expect(200);
      return body.product.some((found: { _id: string }) => found._id === id);
    });
  });

  it('must be complete, and have a time', async () => {
    const { body } = await create({ name: 'Kurta', status: 'scheduled' }).expect(400);
    expect(Object.keys(body.fields).toSorted()).toEqual(['brand', 'descreption', 'images', 'publishAt']);
    expect(body.fields.publishAt).toBe('Choose a date and time.');
  });

  it('stays a draft when staff take the time back, and is published at once when they publish it', async () => {
    const [drafted, published] = [await schedule(), await schedule()];
    await save(drafted, { status: 'draft' }).expect(200);
    await save(published, { status: 'published' }).expect(200);
    expect(await shown(published)).toBe(200);
    expect(await publishAfter(3)).toBe(0);
    expect(await shown(drafted)).toBe(404);
    expect(await read(published)).not.toHaveProperty('publishAt');
  });

  it('is the newest from the time it is first published, in the index and in MongoDB', async () => {
    const [first, second] = [await schedule(3), await schedule(1)];
    const third = ((await create(form).expect(201)).body as StaffProduct)._id;
    const mine = [first, second, third];
    await publishAfter(1.1);
    await publishAfter(3.1);
    const newest = async () => {
      const { body } = await shop.request().get('/api/v1/products?sort=newest&keyword=festive').expect(200);
      return (body.product as StaffProduct[]).map(({ _id }) => _id).filter((id) => mine.includes(id));
    };
    await waitUntil(async () => (await newest()).join() === mine.join());
    const times = await shop.database.products
      .find({ _id: trusted({ $in: mine }) })
      .sort({ publishedAt: -1 })
      .lean();
    expect(times.map(({ _id }) => String(_id))).toEqual(mine);
    const { version } = await read(second);
    await save(second, { status: 'draft' }, version).expect(200);
    await save(second, { status: 'published' }, version + 1).expect(200);
    expect(await newest()).toEqual(mine);
  });

  it('is taken off when a published product gets a later time', async () => {
    const { body } = await create(form).expect(201);
    expect(await shown(body._id)).toBe(200);
    await save(body._id, { status: 'scheduled', publishAt: inHours(1) }).expect(200);
    expect(await shown(body._id)).toBe(404);
  });

  it('is not published once it was archived, also when it is restored', async () => {
    const id = await schedule();
    await staff.agent.delete(`/api/v1/admin/products/${id}`).expect(200);
    await publishAfter(3);
    await staff.agent.post(`/api/v1/admin/products/${id}/restore`).send({}).expect(200);
    await publishAfter(3);
    expect((await read(id)).status).toBe('draft');
  });

  it('needs a time in the future, and names nobody who changed it when it is published', async () => {
    const { body } = await create({ ...form, status: 'scheduled', publishAt: inHours(-1) }).expect(400);
    expect(body.fields).toEqual({ publishAt: 'Choose a time in the future.' });
    const id = await schedule();
    await publishAfter(3);
    const { body: refused } = await save(id, { price: 999 }).expect(412);
    expect(refused.message).toBe('Someone else changed this product while you were editing.');
  });

  it('stays as it is through an import with the status of its export, and is a draft by “Draft”', async () => {
    const id = await schedule();
    const load = async (version: number, cells: object) => {
      const { body } = await staff.agent
        .post('/api/v1/admin/products/import')
        .set('Idempotency-Key', crypto.randomUUID())
        .send({ rows: [{ line: 2, cells: { id, ...cells }, version }] })
        .expect(200);
      return body.results[0].changes;
    };
    const price = { column: 'price', before: '1899', after: '1999' };
    expect(await load(1, { price: '1999', status: 'Scheduled' })).toEqual([price]);
    expect(await read(id)).toMatchObject({ price: 1999, status: 'draft', publishAt: inHours(2) });
    await publishAfter(3);
    expect(await load(3, { status: 'scheduled' })).toEqual([]);
    expect((await read(id)).status).toBe('published');
    const other = await schedule();
    const { body } = await staff.agent
      .post('/api/v1/admin/products/import/preview')
      .send({ rows: [{ line: 2, cells: { id: other, status: 'Draft' } }] })
      .expect(200);
    expect(body.results[0].changes).toEqual([{ column: 'status', before: 'Scheduled', after: 'Draft' }]);
  });

  it.each([
    ['+05:30', 5.5],
    ['-08:00', -8],
    ['+00:00', 0],
  ])('may have a time with the offset %s, also when it is edited', async (offset, hours) => {
    const withOffset = (after: number) => inHours(after + hours).replace('Z', offset);
    const sent = { ...form, status: 'scheduled', publishAt: withOffset(2) };
    const { body } = await create(sent).expect(201);
    expect(await read(body._id)).toMatchObject({ status: 'draft', publishAt: inHours(2) });
    const record = await shop.database.products.findById(body._id).orFail().lean();
    expect(record.publishAt).toEqual(new Date(inHours(2)));
    await save(body._id, { status: 'scheduled', publishAt: withOffset(3) }).expect(200);
    expect(await read(body._id)).toMatchObject({ publishAt: inHours(3) });
    const past = { ...form, status: 'scheduled', publishAt: withOffset(-0.1) };
    const { fields } = (await create(past).expect(400)).body;
    expect(fields).toEqual({ publishAt: 'Choose a time in the future.' });
  });

  it.each([
    '2126-11-30T10:00:00',
    '2126-11-30T10:00:00+0530',
    '2126-11-30T10:00:00+25:00',
    '2126-02-30T10:00:00+05:30',
  ])('cannot have the time %s', async (publishAt) => {
    const { fields } = (await create({ ...form, status: 'scheduled', publishAt }).expect(400)).body;
    expect(fields).toEqual({ publishAt: 'Choose a date and time.' });
  });
});
