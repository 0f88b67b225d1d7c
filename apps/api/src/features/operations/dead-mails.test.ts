import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { mails as templates } from '../../app/features.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts';

const DAY_MS = 24 * 60 * 60_000;
let shop: TestShop;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.database.outboxMails.deleteMany());

async function giveUp(to: string, lastError = `550 <${to}> has no mailbox`): Promise<string> {
  admin = await shop.signIn('Admin');
  await shop.database.outboxMails.deleteMany({ kind: 'welcome' });
  const at = new Date(shop.now().getTime() - 2 * DAY_MS);
  const [row] = await shop.database.outboxMails.create([
    { kind: 'order-placed', to, state: 'dead', attempts: 42, lastError, dueAt: at, createdAt: at },
  ]);
  return String(row?._id);
}
const list = async () => (await admin.agent.get('/api/v1/admin/mails/dead').expect(200)).body;
const settle = async (ids: string[], how: string) =>
  (await admin.agent.post('/api/v1/admin/mails/dead/settle').send({ ids, how }).expect(200)).body.settled;
const trail = async (id: string) =>
  (await admin.agent.get('/api/v1/admin/audit').query({ kind: 'mail', id }).expect(200)).body.entries;

describe('mail that was given up', () => {
  it('is listed with why, and the address masked everywhere [T6]', async () => {
    const id = await giveUp('asha@example.com');
    const { mails, total } = await list();
    expect(total).toBe(1);
    expect(mails).toMatchObject([
      {
        _id: id,
        kind: 'order-placed',
        to: 'a…@example.com',
        lastError: '550 <a…@example.com> has no mailbox',
        attempts: 42,
      },
    ]);
    expect((await admin.agent.get('/api/v1/admin/work').expect(200)).body.deadMails).toBe(1);
  });

  it('without an address is nothing that staff could send', async () => {
    await giveUp('', 'The account was deleted.');
    expect((await list()).total).toBe(0);
  });

  it('is sent again for another day, by whoever asks, with a line in the trail', async () => {
    const id = await giveUp('asha@example.com');
    expect(await settle([id], 'send-again')).toBe(1);
    expect((await list()).total).toBe(0);
    const read = () => shop.database.outboxMails.findById(id).orFail().lean();
    expect((await read()).triedSince).toEqual(shop.now());
    await waitUntil(async () => (await read()).state === 'sent');
    const [dueAt, later] = [6, 12].map((hours) => new Date(shop.now().getTime() + (hours * DAY_MS) / 24));
    await shop.database.outboxMails.updateOne({ _id: id }, { $set: { state: 'pending', dueAt: dueAt! } });
    const refuse = async () => Promise.reject(new Error('still away'));
    expect(await sendDueMail({ database: shop.database, mails: templates }, refuse, () => later!)).toBe(
      'failed',
    );
    expect(await read()).toMatchObject({ state: 'pending', lastError: 'still away' });
    expect(await trail(id)).toMatchObject([
      { what: 'mail.sentAgain', subject: { label: 'order-placed to a…@example.com' } },
    ]);
  });

  it('is put aside, and stays out of the list', async () => {
    const ids = [await giveUp('asha@example.com'), await giveUp('meera@example.com')];
    expect(await settle(ids, 'put-aside')).toBe(2);
    expect((await list()).total).toBe(0);
    expect(await settle(ids, 'send-again')).toBe(0);
    expect(await trail(ids[0]!)).toMatchObject([{ what: 'mail.putAside' }]);
  });

  it('is listed again when that was a mistake, unless it was sent again', async () => {
    const [aside, sent] = [await giveUp('asha@example.com'), await giveUp('meera@example.com')];
    await settle([aside], 'put-aside');
    await settle([sent], 'send-again');
    const restored = { ids: [aside, sent], how: 'put-back' };
    const { body } = await admin.agent.post('/api/v1/admin/mails/dead/settle').send(restored).expect(200);
    expect(body).toEqual({ settled: 1, ids: [aside] });
    expect((await list()).mails).toMatchObject([{ _id: aside }]);
    expect(await settle([aside], 'put-back')).toBe(0);
    expect((await trail(aside))[0]).toMatchObject({
      what: 'mail.putBack',
      before: { state: 'dismissed' },
      after: { state: 'undelivered' },
    });
    expect(await settle([aside], 'send-again')).toBe(1);
  });

  it('names the customer that it was for, and no member of staff', async () => {
    const [ofCustomer, ofStaff] = [await giveUp('asha@example.com'), await giveUp('meera@example.com')];
    const { id } = await shop.signIn();
    await shop.database.outboxMails.updateOne({ _id: ofCustomer }, { $set: { user: id } });
    await shop.database.outboxMails.updateOne({ _id: ofStaff }, { $set: { user: admin.id } });
    const { mails } = await list();
    const found = (one: string) => mails.find(({ _id }: { _id: string }) => _id === one).customer;
    expect(found(ofCustomer)).toEqual({ _id: id, name: 'Test Shopper' });
    expect(found(ofStaff)).toBeUndefined();
  });

  it('is settled once when several staff do it at once [T6]', async () => {
    const id = await giveUp('asha@example.com');
    const counts = await Promise.all(Array.from({ length: 5 }, () => settle([id], 'send-again')));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await trail(id)).toHaveLength(1);
  });

  it('is for an Admin only', async () => {
    await giveUp('asha@example.com');
    const { agent } = await shop.signIn('Packer');
    await agent.get('/api/v1/admin/mails/dead').expect(403);
    expect((await agent.get('/api/v1/admin/work').expect(200)).body).not.toHaveProperty('deadMails');
  });
});
