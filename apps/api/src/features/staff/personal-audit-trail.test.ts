import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Schema, Types } from 'mongoose';
import { placeTestOrder } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Staff = { _id: Types.ObjectId; name: string };

/** Returns a document with this person wherever the model names staff. */
function nameEverywhere(schema: Schema, staff: Staff): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  schema.eachPath((path, type) => {
    const inner = type.schema;
    if (!inner) return;
    const isStaff = /by$/i.test(path) && inner.path('name') !== undefined;
    const value = isStaff ? staff : nameEverywhere(inner, staff);
    if (Object.keys(value).length === 0) return;
    const keys = path.split('.');
    const last = keys.pop() ?? path;
    let parent = found;
    for (const key of keys) parent = (parent[key] ??= {}) as Record<string, unknown>;
    parent[last] = type.instance === 'Array' ? [value, { ...value }] : value;
  });
  return found;
}

async function plantNames(staff: Staff): Promise<string[]> {
  const planted: string[] = [];
  for (const { collection, schema } of Object.values(shop.database.connection.models)) {
    const record = nameEverywhere(schema, staff);
    if (Object.keys(record).length === 0) continue;
    await shop.database.connection.collection(collection.name).insertOne(record);
    planted.push(collection.name);
  }
  return planted.toSorted();
}

async function searchEverywhere(word: string): Promise<string[]> {
  const { connection } = shop.database;
  const found: string[] = [];
  for (const { name } of await connection.listCollections())
    for (const document of await connection.collection(name).find().toArray())
      if (JSON.stringify(document).toLowerCase().includes(word)) found.push(name);
  return [...new Set(found)].toSorted();
}

describe('an erased account that was staff', () => {
  it('is named nowhere in the whole database, whatever it did and under whichever name [R10] [R88]', async () => {
    const { agent, id, person } = await shop.signIn('Admin');
    const rename = (firstname: string) =>
      agent
        .put('/api/v1/me')
        .send({ ...person, firstname, lastname: 'Packerqz' })
        .expect(200);
    await rename('Earlierqz');
    await shop.addProduct({ updatedBy: 'Earlierqz Packerqz' });
    const { orderId } = await placeTestOrder(shop);
    await agent.post(`/api/v1/admin/orders/${orderId}/move`).send({ to: 'Confirmed' }).expect(200);
    await shop.database.auditEntries.insertMany([
      proposed(id, 'Earlierqz Packerqz', orderId, { after: { askedBy: 'Earlierqz Packerqz' } }),
      proposed(new Types.ObjectId(), 'B', orderId, { before: { askedBy: 'Earlierqz Packerqz' } }),
    ]);
    await rename('Formerqz');
    const staff = { _id: new Types.ObjectId(id), name: 'Formerqz Packerqz' };
    const planted = await plantNames(staff);
    expect(planted).toEqual([
      'contactMessages',
      'customerNotes',
      'orders',
      'paymentDiscrepancies',
      'paymentLedger',
      'remittances',
      'reviews',
    ]);
    const named = await searchEverywhere('packerqz');
    expect(named).toEqual([...planted, 'auditEntries', 'products', 'users'].toSorted());

    await shop.database.users.updateOne({ _id: id }, { $set: { role: 'Customer' } });
    await agent.post('/api/v1/login').send(person).expect(200);
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
    expect(await searchEverywhere('packerqz')).toEqual([]);
    const former = `former staff ${id.slice(-6)}`;
    expect(await searchEverywhere(former)).toEqual([...planted, 'auditEntries', 'products'].toSorted());
    expect(await shop.database.auditEntries.findOne({ by: id, what: 'order.moved' }).lean()).toMatchObject({
      name: `Former staff ${id.slice(-6)}`,
      after: { orderStatus: 'Confirmed' },
    });
  });
});

const proposed = (by: string | Types.ObjectId, name: string, order: string, fields: object) => ({
  by: new Types.ObjectId(by),
  name,
  role: 'Admin' as const,
  what: 'order.refundProposed',
  subject: { kind: 'order' as const, id: order, label: 'ES-1' },
  before: {},
  after: {},
  ...fields,
  at: shop.now(),
  ip: '::1',
  requestId: 'x',
});
