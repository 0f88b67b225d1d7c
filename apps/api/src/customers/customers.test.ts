import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { trusted } from 'mongoose';
import { placeTestOrder, requestTestReturn } from '../testing/placed-order.ts';
import { registration, startTestShop, type TestShop } from '../testing/start-test-shop.ts';

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
    expect((await list({ search: meera.email.slice(0, 16) })).total).toBe(1);
    expect((await list({ search: '.*' })).total).toBe(0);
  });

  it('come newest first, oldest first or by name, in pages that neither repeat nor lose anybody', async () => {
    const all = await list({ limit: 50 });
    expect(all.total).toBe(all.customers.length);
    const ids = (answer: { customers: { _id: string }[] }) => answer.customers.map(({ _id }) => _id);
    const pages = [];
    for (let page = 1; page <= Math.ceil(all.total / 2); page += 1)
      // oxlint-disable-next-line no-await-in-loop -- pages are turned one by one
      pages.push(...ids(await list({ page, limit: 2 })));
    expect(pages).toEqual(ids(all));
    expect(ids(await list({ sort: 'oldest', limit: 50 }))).toEqual(ids(all).toReversed());
    const byName = names(await list({ sort: 'name', limit: 50 }));
    expect(byName).toEqual(byName.toSorted((a, b) => a.localeCompare(b)));
    expect(ids(await list({ page: 99, limit: 2 }))).toEqual([]);
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
    const { figures, latest } = await card(id);
    expect(figures).toMatchObject({ orders: 1, cancelled: 1, spent: 0 });
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

  it('are sent a link for a new password, which staff do not see', async () => {
    const { id, person } = await shop.signIn();
    const { body } = await owner.agent.post(`${PATH}/${id}/password-reset`).expect(200);
    expect(body.message).toContain(person.email);
    expect(await shop.database.outboxMails.countDocuments({ kind: 'password-reset', to: person.email })).toBe(
      1,
    );
    expect(JSON.stringify(body)).not.toMatch(/reset\//);
  });

  it('are signed out everywhere', async () => {
    const { id, agent, person } = await shop.signIn();
    await shop.agent().post('/api/v1/login').send(person).expect(200);
    expect((await card(id)).sessions).toBe(2);
    await owner.agent.delete(`${PATH}/${id}/sessions`).expect(200);
    await agent.get('/api/v1/me').expect(401);
    expect((await card(id)).sessions).toBe(0);
    const { body } = await owner.agent.delete(`${PATH}/${id}/sessions`).expect(200);
    expect(body.message).toBe('Test Shopper was signed in nowhere.');
  });

  it('are looked up by indexes, whichever way they are sorted or searched', async () => {
    const { users } = shop.database;
    const indexes = (await users.collection.indexes()).map(({ key }) => Object.keys(key).join());
    expect(indexes).toEqual(
      expect.arrayContaining(['role,createdAt,_id', 'role,firstname,lastname,_id', 'lastname', 'mobile']),
    );
    const asked = users
      .find({ role: 'Customer', firstname: trusted({ $gte: 'me', $lt: 'me\uFFFF' }) })
      .collation({ locale: 'en', strength: 2 });
    expect(JSON.stringify(await asked.explain('queryPlanner'))).toContain('IXSCAN');
  });
});
