import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formatMoment } from '@e-store/shared/format-day';
import { Types } from 'mongoose';
import { writeMail } from '../../../platform/outbox/mail-template.ts';
import { savePaymentSettings } from '../../../testing/save-payment-settings.ts';
import { setStatus } from '../../../testing/placed-order.ts';
import {
  type GatewayShop,
  startGatewayShop,
  placeOnlineOrder,
  placePaidOrder,
} from '../../../testing/start-gateway-shop.ts';

let shop: GatewayShop;
let first: Awaited<ReturnType<GatewayShop['signIn']>>;
let second: Awaited<ReturnType<GatewayShop['signIn']>>;
beforeAll(async () => {
  shop = await startGatewayShop();
  first = await shop.signIn('Admin');
  second = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const setLimit = (refundApprovalAbove: number | null) =>
  shop.database.settings.updateOne(
    { _id: 'store' },
    { $set: { 'payments.refundApprovalAbove': refundApprovalAbove } },
    { upsert: true },
  );
beforeEach(() => setLimit(978));

type Placed = Awaited<ReturnType<typeof placeOnlineOrder>>;
type Staff = typeof first;

async function placeCalledOffOrder(): Promise<Placed> {
  const placed = await placePaidOrder(shop);
  const move = { to: 'Cancelled', reason: 'not-reachable' };
  await first.agent.post(`/api/v1/admin/orders/${placed.id}/move`).send(move).expect(200);
  return placed;
}

const refund = ({ id }: Placed, { agent }: Staff, body: object = { online: true }) =>
  agent.post(`/api/v1/admin/payments/${id}/refund`).send(body);
const ask = ({ id }: Placed, { agent }: Staff, body: object = { return: null }) =>
  agent.post(`/api/v1/admin/payments/${id}/approval`).send(body);
const decide = ({ id }: Placed, { agent }: Staff, body: object) =>
  agent.post(`/api/v1/admin/payments/${id}/approval/decision`).send(body);
const rowOf = async ({ id }: Placed, { agent }: Staff, tab: string) => {
  const { body } = await agent.get(`/api/v1/admin/payments?tab=${tab}`).expect(200);
  return body.payments.find(({ order }: { order: string }) => order === id);
};
const readOrder = async ({ id }: Placed, { agent }: Staff) =>
  (await agent.get(`/api/v1/admin/orders/${id}`).expect(200)).body;
const countTasks = async () =>
  (await second.agent.get('/api/v1/admin/work').expect(200)).body.refundsToApprove;
const refundedOf = async ({ id }: Placed) =>
  (await shop.database.orders.findById(id).orFail().lean()).payment.refunded;

const readApprovalMails = async ({ id }: Placed) => {
  const mails = await shop.database.outboxMails
    .find({ kind: 'refund-to-approve', order: new Types.ObjectId(id) })
    .lean();
  return Promise.all(
    mails.map(async (mail) => ({ to: mail.to, text: (await writeMail(shop.mails, mail, shop))?.text })),
  );
};

describe('a refund above the limit', () => {
  it('is mailed to the Admins who can approve it, until one has decided', async () => {
    const placed = await placeCalledOffOrder();
    await ask(placed, first).expect(200);
    const mails = await readApprovalMails(placed);
    expect(mails.map(({ to }) => to)).toContain(second.person.email);
    expect(mails.map(({ to }) => to)).not.toContain(first.person.email);
    const { text } = mails.find(({ to }) => to === second.person.email)!;
    const { firstname, lastname } = first.person;
    expect(text).toMatch(
      `${firstname} ${lastname} asks for your approval of the refund of ₹979 for order ES-`,
    );
    expect(text).toContain('/admin/dashboard/payments?tab=to-approve');
    await decide(placed, second, { approved: true }).expect(200);
    expect((await readApprovalMails(placed)).map((mail) => mail.text)).toEqual(mails.map(() => undefined));
  });

  it.each([
    ['through the gateway', { online: true }],
    ['by hand', { reference: 'NEFT 1' }],
  ])('%s waits until a second Admin approves, and is then paid once', async (_way, body) => {
    const placed = await placeCalledOffOrder();
    expect((await rowOf(placed, first, 'refunds')).approval).toEqual({ state: 'needed', amount: 979 });
    const { body: refused } = await refund(placed, first, body).expect(409);
    expect(refused.message).toBe(
      'Refunds above ₹978 need the approval of a second Admin. Ask for approval first.',
    );
    const { body: asked } = await ask(placed, first).expect(200);
    expect(asked.approval).toMatchObject({ state: 'waiting', amount: 979, isOwn: true });
    expect((await rowOf(placed, second, 'to-approve')).approval).toMatchObject({
      isOwn: false,
      sources: [expect.stringMatching(/^pay_/)],
    });
    expect(await countTasks()).toBe(1);
    const { refundApproval, hasSecondApprover } = await readOrder(placed, second);
    expect(refundApproval).toMatchObject({ state: 'waiting', isOwn: false });
    expect(hasSecondApprover).toBe(true);
    await refund(placed, first, body).expect(409);
    await refund(placed, second, body).expect(409);
    await ask(placed, second).expect(409);
    const { body: own } = await decide(placed, first, { approved: true }).expect(409);
    expect(own.message).toBe('You asked for this approval, so another Admin has to decide.');
    const { body: approved } = await decide(placed, second, { approved: true }).expect(200);
    expect(approved.approval).toMatchObject({
      state: 'approved',
      decidedBy: 'Test Shopper',
      decidedAt: shop.now().toISOString(),
    });
    expect(approved.approval).not.toHaveProperty('sources');
    expect(await countTasks()).toBe(0);
    await decide(placed, second, { approved: false, reason: 'No.' }).expect(409);
    expect(await refundedOf(placed)).toBe(0);
    await refund(placed, first, body).expect(200);
    expect(await refundedOf(placed)).toBe(979);
    await refund(placed, second, body).expect(409);
    const { payment } = await shop.database.orders.findById(placed.id).orFail().lean();
    expect(payment).not.toHaveProperty('proposal');
    const { refundApproval: ended, timeline } = await readOrder(placed, first);
    expect(ended).toBeUndefined();
    expect(timeline).toContainEqual({
      kind: 'refund-approved',
      at: shop.now().toISOString(),
      by: 'Test Shopper',
    });
    const { agent: packer } = await shop.signIn('Packer');
    const seen = await packer.get(`/api/v1/admin/orders/${placed.id}`).expect(200);
    expect(seen.text).not.toContain('refund-approved');
  });

  it('is one task, as the lists of orders count it: to approve while it waits, due again after', async () => {
    const readTasks = async () => {
      const { body: work } = await second.agent.get('/api/v1/admin/work').expect(200);
      const { body: list } = await second.agent.get('/api/v1/admin/orders?tab=refunds').expect(200);
      const { refundsDue, refundsToApprove } = work;
      expect([list.total, list.tabs.refunds]).toEqual([refundsDue, refundsDue]);
      return { refundsDue, refundsToApprove };
    };
    const before = await readTasks();
    const due = { ...before, refundsDue: before.refundsDue + 1 };
    const placed = await placeCalledOffOrder();
    expect(await readTasks()).toEqual(due);
    await ask(placed, first).expect(200);
    const waiting = { ...before, refundsToApprove: before.refundsToApprove + 1 };
    expect(await readTasks()).toEqual(waiting);
    shop.gateway.control.payOrder({ orderId: placed.gatewayOrder, isSecond: true });
    await shop.gateway.control.webhooksSettled();
    expect(await readTasks()).toEqual({ ...due, refundsToApprove: waiting.refundsToApprove });
    await decide(placed, second, { approved: true }).expect(200);
    expect(await readTasks()).toEqual(due);
  });

  it('that is declined says why and by whom, and may be asked for again', async () => {
    const placed = await placeCalledOffOrder();
    await ask(placed, first).expect(200);
    const { body: invalid } = await decide(placed, second, { approved: false }).expect(400);
    expect(invalid.fields).toEqual({ reason: 'Enter a reason.' });
    await decide(placed, second, { approved: false, reason: 'The parcel is on its way.' }).expect(200);
    expect((await rowOf(placed, first, 'refunds')).approval).toMatchObject({
      state: 'declined',
      reason: 'The parcel is on its way.',
      decidedBy: 'Test Shopper',
    });
    await refund(placed, first).expect(409);
    await ask(placed, second).expect(200);
    await decide(placed, first, { approved: true }).expect(200);
    await refund(placed, second).expect(200);
    const entries = await shop.database.auditEntries
      .find({ 'subject.id': placed.id, what: /^order\.refund/ })
      .sort({ at: 1, _id: 1 })
      .lean();
    expect(entries.map(({ what }) => what)).toEqual([
      'order.refundProposed',
      'order.refundDeclined',
      'order.refundProposed',
      'order.refundApproved',
      'order.refundStarted',
    ]);
    expect(entries[0]?.after).toMatchObject({ refund: 979, approved: 'waiting' });
    expect(entries[1]?.after).toEqual({ approved: false, reason: 'The parcel is on its way.' });
  });

  it('that grew after its approval needs another', async () => {
    const placed = await placeCalledOffOrder();
    await ask(placed, first).expect(200);
    await decide(placed, second, { approved: true }).expect(200);
    shop.gateway.control.payOrder({ orderId: placed.gatewayOrder, isSecond: true });
    await shop.gateway.control.webhooksSettled();
    await refund(placed, first).expect(409);
    expect((await rowOf(placed, first, 'refunds')).approval).toEqual({ state: 'needed', amount: 1958 });
  });

  it('of a return is held, too', async () => {
    const placed = await placePaidOrder(shop);
    const { agent, id, tee } = placed;
    await setStatus(shop, id, 'Delivered');
    const lines = [{ product: String(tee._id), size: 'M', quantity: 1 }];
    const refundTo = { method: 'upi', upiId: 'asha@okbank' };
    const { body } = await agent
      .post(`/api/v1/order/${id}/returns`)
      .send({ lines, reason: 'too-small', refundTo })
      .expect(200);
    const [{ _id: returnId, refund: due }] = body.returns;
    await setLimit(due.total - 1);
    const decision = { accepted: true, restocked: [1] };
    const { body: accepted } = await first.agent
      .post(`/api/v1/admin/orders/${id}/return`)
      .send(decision)
      .expect(200);
    expect(accepted.refunds[0].approval).toEqual({ state: 'needed', amount: due.total });
    const pay = ({ agent: staff }: Staff) =>
      staff.post(`/api/v1/admin/orders/${id}/refunds/${returnId}`).send({ reference: 'UTR 1' });
    await pay(first).expect(409);
    await ask(placed, first, { return: returnId }).expect(200);
    expect((await rowOf(placed, second, 'to-approve')).approval).toMatchObject({
      amount: due.total,
      payTo: 'asha@okbank',
    });
    await decide(placed, second, { approved: true }).expect(200);
    const { body: paid } = await pay(first).expect(200);
    expect(paid.refunds[0]).not.toHaveProperty('approval');
    expect(await refundedOf(placed)).toBe(due.total);
  });
});

it('is announced before the order is cancelled, and the cancelled order is correctable until it is paid', async () => {
  const placed = await placePaidOrder(shop);
  expect(await readOrder(placed, first)).toMatchObject({
    refundIfCancelled: { amount: 979, needsApproval: true },
  });
  await setLimit(979);
  const { refundIfCancelled } = await readOrder(placed, first);
  expect(refundIfCancelled).toEqual({ amount: 979, needsApproval: false });
  const note = 'Rang twice.';
  const move = { to: 'Cancelled', reason: 'not-reachable', note };
  await first.agent.post(`/api/v1/admin/orders/${placed.id}/move`).send(move).expect(200);
  const cancelled = await readOrder(placed, first);
  expect(cancelled).toMatchObject({ correctableTo: 'Processing', timeline: [{ text: note }, {}, {}] });
  expect(cancelled).not.toHaveProperty('refundIfCancelled');
  const { text } = await placed.agent.get('/api/v1/orders/me').expect(200);
  expect(text).not.toContain(note);
  await refund(placed, first).expect(200);
  expect(await readOrder(placed, first)).not.toHaveProperty('correctableTo');
});

describe('a refund that needs no approval', () => {
  it.each([
    ['at the limit', 979],
    ['without a limit', null],
  ])('is paid at once: %s', async (_name, limit) => {
    await setLimit(limit);
    const placed = await placeCalledOffOrder();
    expect(await rowOf(placed, first, 'refunds')).not.toHaveProperty('approval');
    await ask(placed, first).expect(409);
    await refund(placed, first).expect(200);
  });

  it('follows the cancellation of an unpacked order by its shopper', async () => {
    const placed = await placePaidOrder(shop);
    await placed.agent.post(`/api/v1/order/${placed.id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    await refund(placed, first).expect(200);
  });
});

it('is needed from an Admin who raised the limit, until another Admin changes it', async () => {
  const placed = await placeCalledOffOrder();
  const saveLimit = ({ agent }: Staff, refundApprovalAbove: number | null) =>
    savePaymentSettings(agent, { refundApprovalAbove });
  for (let limit = 5_000; limit < 5_030; limit += 1) await saveLimit(first, limit);
  await saveLimit(first, null);
  const { body } = await refund(placed, first).expect(409);
  expect(body.message).toBe(
    'Refunds above ₹978 need the approval of a second Admin. Ask for approval first.',
  );
  expect(await rowOf(placed, first, 'refunds')).toMatchObject({
    approval: { state: 'needed', oldLimit: 978 },
  });
  expect(await rowOf(placed, second, 'refunds')).not.toHaveProperty('approval');
  await saveLimit(second, 20_000);
  await refund(placed, first).expect(200);
});

describe('one Admin with a second account, or one who took the role from the other,', () => {
  const give = (id: string, role: string, { agent }: Staff = first) =>
    agent.put(`/api/v1/admin/staff/${id}`).send({ role }).expect(200);
  // The clock stands still, and a later change by another Admin would count.
  beforeEach(() => shop.database.auditEntries.collection.deleteMany({ 'subject.id': 'payments' }));
  const ageRoleChanges = () =>
    shop.database.auditEntries.collection.updateMany({ what: 'staff.roleChanged' }, [
      { $set: { at: { $dateSubtract: { startDate: '$at', unit: 'hour', amount: 25 } } } },
    ]);
  const signInAgain = async ({ person }: Staff) => {
    const agent = shop.agent();
    await agent.post('/api/v1/login').send(person).expect(200);
    return agent;
  };

  it('neither approves nor frees the refund for a day', async () => {
    const placed = await placeCalledOffOrder();
    const own = await shop.signIn('Packer');
    await give(own.id, 'Admin');
    own.agent = await signInAgain(own);
    await ask(placed, first).expect(200);
    expect((await readApprovalMails(placed)).map(({ to }) => to)).not.toContain(own.person.email);
    const { body } = await decide(placed, own, { approved: true }).expect(409);
    const from = formatMoment(new Date(shop.now().getTime() + 24 * 3_600_000).toISOString());
    expect(body.message).toBe(
      `One of you made the other an Admin in the last 24 hours. Another Admin can decide now, or you can from ${from}.`,
    );
    await savePaymentSettings(own.agent, { refundApprovalAbove: null });
    await refund(placed, first).expect(409);
    await refund(placed, own).expect(409);
    await ageRoleChanges();
    await setLimit(978);
    await decide(placed, own, { approved: true }).expect(200);
    await refund(placed, first).expect(200);
    await give(own.id, 'Packer');
    await ageRoleChanges();
  });

  it('waits a day for the limit that they raised after that', async () => {
    const placed = await placeCalledOffOrder();
    await give(second.id, 'Packer');
    await savePaymentSettings(first.agent, { refundApprovalAbove: null });
    await refund(placed, first).expect(409);
    const { body } = await ask(placed, first).expect(409);
    expect(body.message).toMatch(/^No second Admin can approve this refund right now\./);
    await give(second.id, 'Admin');
    const early = await ask(placed, first).expect(409);
    expect(early.body.message).toMatch(/^No second Admin can approve this refund yet\. .* can do so from /);
    const { body: list } = await first.agent.get('/api/v1/admin/payments').expect(200);
    const from = new Date(shop.now().getTime() + 24 * 3_600_000).toISOString();
    expect(list).toMatchObject({ hasSecondApprover: false, secondApproverFrom: from });
    await give(second.id, 'Packer');
    const without = await ask(placed, first).expect(409);
    expect(without.body.message).toMatch(/^No second Admin can approve this refund right now\./);
    await ageRoleChanges();
    await refund(placed, first).expect(200);
    await shop.database.users.updateOne({ _id: second.id }, { $set: { role: 'Admin' } });
    second.agent = await signInAgain(second);
  });
});

describe('the only Admin', () => {
  it('learns that nobody can approve a refund, and can turn approval off', async () => {
    const placed = await placeCalledOffOrder();
    await shop.database.users.updateOne({ _id: second.id }, { $set: { role: 'Packer' } });
    const { body: list } = await first.agent.get('/api/v1/admin/payments?tab=refunds').expect(200);
    expect(list.hasSecondApprover).toBe(false);
    const { body } = await ask(placed, first).expect(409);
    expect(body.message).toBe(
      'No second Admin can approve this refund right now. Add one, who can approve after 24 hours, or turn off the approval of refunds in Settings.',
    );
    await savePaymentSettings(first.agent, { refundApprovalAbove: null });
    await refund(placed, first).expect(200);
    await shop.database.users.updateOne({ _id: second.id }, { $set: { role: 'Admin' } });
  });
});
