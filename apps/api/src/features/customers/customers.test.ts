import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CUSTOMER_SORTS } from '@e-store/shared/customers/customer-sorts';
import { trusted } from 'mongoose';
import { customerStatsMatchOrders } from './customer-stats.ts';
import { customersMigrations } from './migrations.ts';
import { deliverOrder } from '../../testing/deliver-order.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { DELIVERED, placeTestOrder, requestTestReturn, advanceOrder } from '../../testing/placed-order.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const PATH = '/api/v1/admin/customers';
const list = async (query: object = {}) => (await owner.agent.get(PATH).query(query).expect(200)).body;
const card = async (id: string) => (await owner.agent.get(`${PATH}/${id}`).expect(200)).body;
const names = ({ customers }: { customers: { firstname: string }[] }) =>
  customers.map(({ firstname }) => firstname);

async function join(firstname: string, lastname: string, mobile: string) {
  shop.passTime(1000);
  const person = registration({ firstname, lastname, mobile });
  const { body } = await shop.agent().post('/api/v1/register').send(person).expect(201);
  return { id: String(body._id), email: person.email };
}

describe('the customers', () => {
  it('are found by the beginning of each word of name, address and phone', async () => {
    const meera = await join('Meera', 'Iyer', '9812345678');
    await join('Meera', 'Khan', '9712345678');
    await join('Kabir', 'Meena', '9612345678');
    expect(names(await list({ search: 'meera' }))).toEqual(['Meera', 'Meera']);
    expect(names(await list({ search: 'MEE' }))).toEqual(['Kabir', 'Meera', 'Meera']);
    expect((await list({ search: 'meera iy' })).customers).toEqual([
      expect.objectContaining({ _id: meera.id, email: meera.email }),
    ]);
    expect((await list({ search: '+91 98123 45678' })).customers[0]._id).toBe(meera.id);
    expect((await list({ search: '९८१२३ ४५६७८' })).customers[0]._id).toBe(meera.id);
    expect((await list({ search: meera.email.slice(0, 16) })).total).toBe(1);
    expect((await list({ search: '.*' })).total).toBe(0);
  });

  it('are found by first and last names of several words', async () => {
    await join('Asha Rani', 'De Souza', '9512345678');
    for (const search of ['asha rani de souza', 'Asha Rani', 'De Souza', 'asha de', 'Asha Rani D'])
      expect({ search, found: names(await list({ search })) }).toEqual({ search, found: ['Asha Rani'] });
    expect((await list({ search: 'Asha Peres' })).total).toBe(0);
  });

  it('are found by the beginning of an inner word of a name, also after a change of name', async () => {
    const found = async (search: string) => names(await list({ search }));
    const agent = shop.agent();
    const person = registration({ firstname: 'Ana Yvonne', lastname: 'Zurita De Braganza' });
    const { body } = await agent.post('/api/v1/register').send(person).expect(201);
    for (const search of ['BRAGA', 'de bra', 'yvonne', 'ana braganza', 'braganza yv'])
      expect({ search, found: await found(search) }).toEqual({ search, found: ['Ana Yvonne'] });
    for (const search of ['raganza', 'mo', 'braganza kabir']) expect(await found(search)).toEqual([]);
    const { mobile, email } = person;
    const renamed = { firstname: 'Ana', lastname: 'Zurita Pinto', mobile, email };
    await agent.put('/api/v1/me').send(renamed).expect(200);
    expect([await found('braganza'), await found('pinto')]).toEqual([[], ['Ana']]);
    const { users, connection } = shop.database;
    await users.collection.updateMany({}, { $unset: { innerNameWords: 1 } });
    expect(await found('pinto')).toEqual([]);
    const migration = customersMigrations.find(({ name }) => name === '109-inner-name-words')!;
    for (const _time of ['first', 'again']) await migration.up(connection, []);
    expect((await list({ search: 'pinto' })).customers[0]).toMatchObject({ _id: body._id });
    expect(await users.countDocuments({ innerNameWords: trusted({ $exists: true }) })).toBe(2);
  });

  it('come newest first, oldest first or by name, in pages that neither repeat nor lose anybody', async () => {
    const all = await list({ limit: 50 });
    expect(all.total).toBe(all.customers.length);
    const ids = (answer: { customers: { _id: string }[] }) => answer.customers.map(({ _id }) => _id);
    const pages = [];
    for (let page = 1; page <= Math.ceil(all.total / 2); page += 1)
      pages.push(...ids(await list({ page, limit: 2 })));
    expect(pages).toEqual(ids(all));
    expect(ids(await list({ sort: 'oldest', limit: 50 }))).toEqual(ids(all).toReversed());
    const byName = names(await list({ sort: 'name', limit: 50 }));
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b)));
    expect(ids(await list({ page: 99, limit: 2 }))).toEqual([]);
  });

  it('come by what they spent or how often they ordered, from the most on, in pages', async () => {
    const orderOf = async (count: number, quantity: number) => {
      const { agent, id } = await shop.signIn();
      const { _id } = await shop.addProduct({ price: 1000, sizes: [{ size: 'M', stock: 50 }] });
      for (let made = 0; made < count; made += 1)
        await deliverOrder(shop, { agent }, [{ product: _id, quantity }]);
      return id;
    };
    const [often, much] = [await orderOf(3, 1), await orderOf(1, 9)];
    type Found = { customers: { _id: string; figures: Record<'spent' | 'orders', number> }[] };
    for (const sort of ['spent', 'orders'] as const) {
      // oxlint-disable no-await-in-loop -- pages are turned one by one
      const all: Found & { total: number } = await list({ sort, limit: 50 });
      const values = all.customers.map(({ figures: stats }) => stats[sort]);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      const turned = [];
      for (let page = 1; page <= Math.ceil(all.total / 2); page += 1)
        turned.push(...((await list({ sort, page, limit: 2 })) as Found).customers);
      expect(turned).toEqual(all.customers);
      expect(all.customers[0]?._id).toBe(sort === 'spent' ? much : often);
      // oxlint-enable no-await-in-loop
    }
  });

  it('are credited with each of two orders that come at once, beside a step of staff', async () => {
    const { id, agent, orderId, shirt } = await placeTestOrder(shop);
    const order = () =>
      agent
        .post('/api/v1/order/new')
        .send(orderPayload([{ product: shirt._id }]))
        .expect(201);
    await Promise.all([order(), order(), advanceOrder(owner.agent, orderId, ...DELIVERED)]);
    const { figures: stats } = await card(id);
    expect(stats).toMatchObject({ orders: 3 });
    expect(stats.spent).toBeGreaterThan(0);
    expect((await customerStatsMatchOrders.check(shop.database)).breaches).toEqual([]);
  });

  it('from before have their figures since the migration, also those who ordered nothing', async () => {
    const { id } = await requestTestReturn(shop);
    const nobody = await shop.signIn();
    const before = await card(id);
    await shop.database.users.collection.updateMany({}, { $unset: { figures: 1 } });
    await customersMigrations
      .find(({ name }) => name === '051-customer-figures')!
      .up(shop.database.connection, []);
    expect(await card(id)).toEqual(before);
    expect((await card(nobody.id)).figures).toEqual({ orders: 0, cancelled: 0, returned: 0, spent: 0 });
    expect((await customerStatsMatchOrders.check(shop.database)).breaches).toEqual([]);
  });

  it('do not include staff', async () => {
    expect((await list({ search: owner.person.email })).total).toBe(0);
  });

  it('have what their orders come to: delivered, less what was taken back', async () => {
    const { id, orderId, refund, order } = await requestTestReturn(shop);
    const before = await card(id);
    expect(before.figures).toMatchObject({ orders: 1, cancelled: 0, returned: 0, spent: order.totalPrice });
    await owner.agent
      .post(`/api/v1/admin/orders/${orderId}/return`)
      .send({ accepted: true, restocked: [1] })
      .expect(200);
    expect((await card(id)).figures).toMatchObject({
      orders: 1,
      returned: 1,
      spent: order.totalPrice - refund.total,
    });
    expect((await list({ limit: 50 })).customers).toContainEqual(
      expect.objectContaining({ _id: id, figures: (await card(id)).figures }),
    );
  });

  it('have spent nothing by what was cancelled or is still on its way', async () => {
    const { id, agent, orderId } = await placeTestOrder(shop);
    expect((await card(id)).figures).toMatchObject({ orders: 1, spent: 0 });
    await agent.post(`/api/v1/order/${orderId}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    const { figures: stats, latest } = await card(id);
    expect(stats).toMatchObject({ orders: 1, cancelled: 1, spent: 0 });
    expect(latest).toEqual([expect.objectContaining({ _id: orderId, orderStatus: 'Cancelled' })]);
  });

  it('are noted about by staff, with a name and a day', async () => {
    const { id, agent } = await shop.signIn();
    await owner.agent.post(`${PATH}/${id}/notes`).send({ words: 'Call before delivery.' }).expect(200);
    shop.passTime(1000);
    const { body } = await owner.agent.post(`${PATH}/${id}/notes`).send({ words: 'Moved.' }).expect(200);
    expect(body.notes.map(({ words }: { words: string }) => words)).toEqual([
      'Moved.',
      'Call before delivery.',
    ]);
    expect(body.notes[0].by).toEqual({ _id: owner.id, name: 'Test Shopper' });
    await agent.get(`${PATH}/${id}`).expect(403);
    await owner.agent.post(`${PATH}/${id}/notes`).send({ words: ' ' }).expect(400);
  });

  it('are sent a link for a new password, which staff do not see [R9]', async () => {
    const { id, person } = await shop.signIn();
    const { body } = await owner.agent.post(`${PATH}/${id}/password-reset`).expect(200);
    expect(body.message).toContain(person.email);
    expect(await shop.database.outboxMails.countDocuments({ kind: 'password-reset', to: person.email })).toBe(
      1,
    );
    expect(JSON.stringify(body)).not.toMatch(/reset\//);
  });

  it('are signed out everywhere [R35]', async () => {
    const { id, agent, person } = await shop.signIn();
    await shop.agent().post('/api/v1/login').send(person).expect(200);
    expect((await card(id)).sessions).toBe(2);
    await owner.agent.delete(`${PATH}/${id}/sessions`).expect(200);
    await agent.get('/api/v1/me').expect(401);
    expect((await card(id)).sessions).toBe(0);
    const { body } = await owner.agent.delete(`${PATH}/${id}/sessions`).expect(200);
    expect(body.message).toBe('Test Shopper was not signed in on any device.');
  });

  it('are looked up by indexes, whichever way they are sorted or searched', async () => {
    const { users } = shop.database;
    const indexes = (await users.collection.indexes()).map(({ key }) => Object.keys(key).join());
    expect(indexes).toEqual(
      expect.arrayContaining([
        'role,createdAt,_id',
        'role,firstname,lastname,_id',
        'role,figures.spent,_id',
        'role,figures.orders,_id',
        'lastname',
        'mobile',
      ]),
    );
    const hints: unknown[] = [];
    shop.database.connection.set(
      'debug',
      (name: string, method: string, _filter: object, options: { hint?: object }) => {
        if (name === 'users' && method === 'find') hints.push(options.hint);
      },
    );
    for (const sort of CUSTOMER_SORTS) await list({ sort });
    await list({ search: 'test' });
    shop.database.connection.set('debug', false);
    expect(hints.map((hint) => hint && Object.keys(hint).join())).toEqual([
      'role,createdAt,_id',
      'role,createdAt,_id',
      'role,firstname,lastname,_id',
      'role,figures.spent,_id',
      'role,figures.orders,_id',
      undefined,
    ]);
    const asked = users
      .find({ role: 'Customer', firstname: trusted({ $gte: 'me', $lt: 'me\uFFFF' }) })
      .collation({ locale: 'en', strength: 2 });
    expect(JSON.stringify(await asked.explain('queryPlanner'))).toContain('IXSCAN');
  });
});
