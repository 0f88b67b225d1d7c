import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { changedFields, recordChange } from '../../platform/audit/record-change.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const PATH = '/api/v1/admin/audit';

async function switchCode(agent: ReturnType<TestShop['agent']>) {
  const { code, _id } = await shop.addPromoCode();
  await agent.put(`/api/v1/admin/promocodes/${code}`).send({ active: false }).expect(200);
  return { code, id: String(_id) };
}

describe('the audit trail', () => {
  it('tells who changed what, from what to what, when, from where and by which request [R10] [C2]', async () => {
    const { agent, id: by, person } = await shop.signIn('Admin');
    const { code, id } = await switchCode(agent);
    const { body } = await agent.get(PATH).query({ kind: 'promoCode', id }).expect(200);
    expect(body).toMatchObject({ total: 1, page: 1, limit: 50 });
    expect(body.entries).toEqual([
      {
        _id: expect.any(String),
        at: shop.now().toISOString(),
        by: { _id: by, name: `${person.firstname} ${person.lastname}` },
        role: 'Admin',
        what: 'promoCode.switched',
        subject: { kind: 'promoCode', id, label: code },
        before: { active: true },
        after: { active: false },
        ip: expect.stringMatching(/127\.0\.0\.1|::1/),
        requestId: expect.any(String),
      },
    ]);
  });

  it('is asked for a kind that there is', async () => {
    const { agent } = await shop.signIn('Admin');
    const { body } = await agent.get(PATH).query({ kind: 'parcel' }).expect(400);
    expect(body.fields.kind).toMatch(/^Choose order, .* or settings\.$/);
  });

  it('says nothing of what was asked for and changed nothing', async () => {
    const { agent } = await shop.signIn('Admin');
    const { code, id } = await switchCode(agent);
    await agent.put(`/api/v1/admin/promocodes/${code}`).send({ active: false }).expect(200);
    const { body } = await agent.get(PATH).query({ id }).expect(200);
    expect(body.total).toBe(1);
  });

  it('is found by person and by day of India, the newest first, in pages', async () => {
    const { agent, id: by } = await shop.signIn('Admin');
    const first = await switchCode(agent);
    await agent.get('/api/v1/admin/confirm').expect(200);
    shop.passTime(29 * 60_000);
    const second = await switchCode(agent);
    const ask = (query: object) =>
      agent
        .get(PATH)
        .query(query)
        .expect(200)
        .then(({ body }) => body);
    const all = await ask({ by });
    expect(all.entries.map(({ subject }: { subject: { id: string } }) => subject.id)).toEqual([
      second.id,
      first.id,
    ]);
    const page = await ask({ by, limit: 1, page: 2 });
    expect(page.entries[0].subject.id).toBe(first.id);
    expect((await ask({ by, from: '2099-11-20', to: '2099-11-20' })).total).toBe(2);
    expect((await ask({ by, from: '2099-11-21' })).total).toBe(0);
    expect((await ask({ by, to: '2099-11-19' })).total).toBe(0);
  });

  it('cannot be changed or removed, not even by the shop’s own code [R10]', async () => {
    const { agent } = await shop.signIn('Admin');
    await switchCode(agent);
    const { auditEntries } = shop.database;
    await expect(auditEntries.updateOne({}, { $set: { what: 'x' } })).rejects.toThrow(
      'cannot be changed or deleted',
    );
    await expect(auditEntries.updateMany({}, { $set: { what: 'x' } })).rejects.toThrow(
      'cannot be changed or deleted',
    );
    await expect(auditEntries.deleteMany({})).rejects.toThrow('cannot be changed or deleted');
    await expect(auditEntries.findOneAndDelete({})).rejects.toThrow('cannot be changed or deleted');
    const entry = await auditEntries.findOne().orFail();
    await expect(entry.deleteOne()).rejects.toThrow('cannot be changed or deleted');
  });

  it('is not there when the change it tells of was not made', async () => {
    const { id } = await shop.signIn('Admin');
    const user = { _id: id, firstname: 'A', lastname: 'B', mobile: '', email: '', role: 'Admin' } as const;
    const staff = {
      session: { user },
      clientAddress: '::1',
      requestId: 'rolled-back',
    };
    const subject = { kind: 'product', id, label: 'Tee' };
    const change = { staff, what: 'product.priced', subject, after: { price: 1 }, at: shop.now() };
    await expect(
      shop.database.connection.transaction(async (session) => {
        await recordChange(shop.database, change, session);
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(await shop.database.auditEntries.countDocuments({ requestId: 'rolled-back' })).toBe(0);
  });

  it('keeps the fields that changed, and never a secret', () => {
    expect(changedFields({ a: 1, b: [1] }, { a: 2, b: [1], c: undefined })).toEqual({
      before: { a: 1 },
      after: { a: 2 },
    });
    expect(() => changedFields({}, { passwordHash: 'x' })).toThrow('must not be kept');
    expect(() => changedFields({}, { upiId: 'x' })).toThrow('must not be kept');
  });
});
