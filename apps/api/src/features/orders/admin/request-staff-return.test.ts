import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import { advanceOrder, DELIVERED, placeTestOrder, setStatus } from '../../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { returnMails } from '../mails/return-mails.ts';
import { auditTrailMatchesStaffSteps } from '../staff-steps.invariant.ts';

type Staff = Awaited<ReturnType<TestShop['signIn']>>;

let shop: TestShop;
let admin: Staff;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  admin = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
const UNKNOWN = '0123456789abcdef01234567';
const refundTo = { method: 'upi', upiId: 'asha.rao@okbank' };
const path = (id: string) => `/api/v1/admin/orders/${id}/returns`;
const read = async (id: string) => (await admin.agent.get(`/api/v1/admin/orders/${id}`).expect(200)).body;

async function delivered() {
  const placed = await placeTestOrder(shop);
  await advanceOrder(admin.agent, placed.orderId, ...DELIVERED);
  const shirts = (quantity: number) => ({ product: String(placed.shirt._id), size: 'M', quantity });
  const jeans = { product: String(placed.jeans._id), size: '32', quantity: 1 };
  const request = (lines: object[], changes: object = {}, { agent } = admin) =>
    agent.post(path(placed.orderId)).send({ lines, reason: 'faulty', refundTo, ...changes });
  return { ...placed, shirts, jeansLine: jeans, request };
}

describe('a return requested by an Admin', () => {
  it('is the open return of the order, named after its requester and mailed to the customer', async () => {
    const { request, shirts, orderId, person, order } = await delivered();
    expect(await read(orderId)).toMatchObject({ canRequestReturn: true, moves: [] });
    const { body } = await request([shirts(1)], { note: 'Seam came open.' }).expect(200);
    expect(body.order).toMatchObject({
      orderStatus: 'Return requested',
      returns: [
        {
          status: 'requested',
          lines: [shirts(1)],
          reason: 'faulty',
          note: 'Seam came open.',
          refund: { items: 699, tax: 63, shipping: 0, total: 762 },
          refundTo: { method: 'upi', shown: 'as…@okbank' },
        },
      ],
    });
    expect(JSON.stringify(body)).not.toContain(refundTo.upiId);
    expect(body).not.toHaveProperty('canRequestReturn');
    expect(body).not.toHaveProperty('undo');
    const { firstname, lastname } = admin.person;
    expect(body.timeline[0]).toMatchObject({
      status: 'Return requested',
      by: `${firstname} ${lastname}`,
    });
    const [mail, ...others] = await shop.database.outboxMails
      .find({ order: orderId, kind: 'return-requested' })
      .lean();
    expect(mail?.to).toBe(person.email);
    expect(others).toEqual([]);
    const written = await returnMails['return-requested'].write(mail!, shop);
    expect(written?.subject).toBe(`Return request for your E-Store order ${order.number}`);
    expect(written?.text).toContain(
      `We have received a return request for your order ${order.number}:\n\n1 × `,
    );
    expect(written?.text).toMatch(/If anything here is wrong, contact us: http.*\/contact/);
    expect(written?.text).not.toMatch(/you (asked|requested)|your request/i);
  });

  it('is in the audit trail without the refund account', async () => {
    const { request, shirts, orderId } = await delivered();
    await request([shirts(2)]).expect(200);
    const entries = await shop.database.auditEntries
      .find({ 'subject.id': orderId, what: 'order.returnRequested' })
      .lean();
    expect(entries).toMatchObject([
      {
        before: { orderStatus: 'Delivered', returns: [] },
        after: { orderStatus: 'Return requested', returns: [{ status: 'requested', units: [2] }] },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('okbank');
    expect((await auditTrailMatchesStaffSteps.check(shop.database)).breaches).toEqual([]);
  });

  it('can be made after the return window, when the customer can no longer request it', async () => {
    const { agent, person, request, shirts, orderId } = await delivered();
    shop.passTime(45 * DAY_MS);
    const { email, password } = person;
    await agent.post('/api/v1/login').send({ email, password }).expect(200);
    const own = { lines: [shirts(1)], reason: 'faulty', refundTo };
    await agent.post(`/api/v1/order/${orderId}/returns`).send(own).expect(409);
    admin = await shop.signIn('Admin');
    expect((await read(orderId)).canRequestReturn).toBe(true);
    await request([shirts(1)]).expect(200);
    const decision = { accepted: true, restocked: [0] };
    await admin.agent.post(`/api/v1/admin/orders/${orderId}/return`).send(decision).expect(200);
    expect(await read(orderId)).toMatchObject({
      order: { orderStatus: 'Returned', payment: { refundDue: 762 } },
      refunds: [{ amount: 762, payTo: refundTo.upiId }],
      canRequestReturn: true,
    });
  });

  it('is one return when it is sent again, or ten times at once', async () => {
    const { request, shirts, orderId } = await delivered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => request([shirts(1)])));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.order?.returns.length}`))).toEqual(
      new Set(['200 1']),
    );
    const audited = { 'subject.id': orderId, what: 'order.returnRequested' };
    expect(await shop.database.auditEntries.countDocuments(audited)).toBe(1);
    const mails = { order: orderId, kind: 'return-requested' } as const;
    expect(await shop.database.outboxMails.countDocuments(mails)).toBe(1);
  });

  it('is refused while a return of the customer is undecided', async () => {
    const { agent, request, shirts, jeansLine, orderId } = await delivered();
    const own = { lines: [shirts(1)], reason: 'faulty', refundTo };
    await agent.post(`/api/v1/order/${orderId}/returns`).send(own).expect(200);
    await request([shirts(1)], {
      reason: 'faulty',
      refundTo: { method: 'upi', upiId: 'new@okicici' },
    }).expect(409);
    const { body } = await request([jeansLine]).expect(409);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message:
        'This order already has an open return. Decide on it before you request a return of other items.',
    });
    expect((await read(orderId)).order.returns).toHaveLength(1);
  });

  it('follows the same rules for lines and refund as a request of the customer', async () => {
    const { request, shirts, jeansLine } = await delivered();
    const fieldsOf = async (lines: object[], changes: object = {}) =>
      (await request(lines, changes).expect(400)).body.fields;
    expect(await fieldsOf([jeansLine, shirts(3)])).toEqual({
      'lines.1.quantity': 'Only 2 of this item can still be returned.',
    });
    expect(await fieldsOf([{ ...shirts(1), product: UNKNOWN }])).toHaveProperty(['lines.0']);
    expect(await fieldsOf([shirts(1)], { refundTo: undefined })).toEqual({
      refundTo: 'Choose UPI or a bank account.',
    });
    expect(await fieldsOf([])).toEqual({ lines: 'Choose at least one item.' });
    expect(await fieldsOf([shirts(1)], { reason: 'none' })).toHaveProperty('reason');
  });

  it.each(ORDER_STATUSES.filter((status) => !['Delivered', 'Returned', 'Return refused'].includes(status)))(
    'of an order that is %s is refused with the reason',
    async (status) => {
      const { orderId, shirt } = await placeTestOrder(shop);
      if (status !== 'Processing') await setStatus(shop, orderId, status);
      const lines = [{ product: String(shirt._id), size: 'M', quantity: 1 }];
      const body = { lines, reason: 'faulty', refundTo };
      const refused = await admin.agent.post(path(orderId)).send(body).expect(409);
      expect(refused.body.message).toContain(
        status === 'Return requested' ? 'already has an open return' : status,
      );
      expect(await read(orderId)).not.toHaveProperty('canRequestReturn');
    },
  );

  it('is impossible when every unit was returned, and for an order that does not exist', async () => {
    const { request, shirts, jeansLine, orderId } = await delivered();
    await request([shirts(2), jeansLine]).expect(200);
    const decision = { accepted: true, restocked: [2, 1] };
    await admin.agent.post(`/api/v1/admin/orders/${orderId}/return`).send(decision).expect(200);
    expect(await read(orderId)).not.toHaveProperty('canRequestReturn');
    await request([jeansLine]).expect(400);
    const body = { lines: [jeansLine], reason: 'faulty', refundTo };
    await admin.agent.post(path(UNKNOWN)).send(body).expect(404);
  });

  it('stores and mails nothing for a customer whose account was deleted', async () => {
    const { agent, person, request, shirts, orderId } = await delivered();
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
    expect(await read(orderId)).not.toHaveProperty('canRequestReturn');
    const { body } = await request([shirts(1)]).expect(409);
    expect(body.message).toMatch(/^The account of this customer was deleted\./);
    const mails = { order: orderId, kind: 'return-requested' } as const;
    expect(await shop.database.outboxMails.countDocuments(mails)).toBe(0);
    expect((await read(orderId)).order.returns).toEqual([]);
  });

  it('loses its refund account and note when the customer deletes the account', async () => {
    const { agent, person, request, shirts, orderId } = await delivered();
    await request([shirts(1)], { note: 'Call after six.' }).expect(200);
    const refusal = { accepted: false, reason: 'Worn.' };
    await admin.agent.post(`/api/v1/admin/orders/${orderId}/return`).send(refusal).expect(200);
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
    const { returns } = await shop.database.orders.findById(orderId).orFail().lean();
    expect(returns[0]?.refundTo).toMatchObject({ upiId: 'erased@bank' });
    expect(returns[0]).not.toHaveProperty('note');
  });

  it('is left to Admins, and is no move for one order or many', async () => {
    const { request, shirts, orderId } = await delivered();
    await request([shirts(1)], {}, await shop.signIn('Packer')).expect(403);
    await request([shirts(1)], {}, await shop.signIn()).expect(403);
    const to = 'Return requested';
    const one = await admin.agent.post(`/api/v1/admin/orders/${orderId}/move`).send({ to }).expect(409);
    expect(one.body.message).toBe('Request the return on the order page.');
    const { body } = await admin.agent
      .post('/api/v1/admin/orders/moves')
      .send({ ids: [orderId], to })
      .expect(200);
    expect(body.results).toMatchObject([{ done: false, message: 'Request the return on the order page.' }]);
    expect((await read(orderId)).order.orderStatus).toBe('Delivered');
  });
});

describe('the refunds of returns that an Admin requested', () => {
  const setLimit = (refundApprovalAbove: number) =>
    shop.database.settings.updateOne(
      { _id: 'store' },
      { $set: { 'payments.refundApprovalAbove': refundApprovalAbove } },
      { upsert: true },
    );
  afterEach(() =>
    shop.database.settings.updateOne({ _id: 'store' }, { $unset: { 'payments.refundApprovalAbove': 1 } }),
  );
  type Placed = Awaited<ReturnType<typeof delivered>>;

  async function accept({ orderId, request, shirts }: Placed, by = request) {
    await by([shirts(1)]).expect(200);
    const decision = { accepted: true, restocked: [1] };
    await admin.agent.post(`/api/v1/admin/orders/${orderId}/return`).send(decision).expect(200);
    return (await read(orderId)).refunds.at(-1);
  }
  const pay = ({ orderId }: Placed, { return: id }: { return: string }) =>
    admin.agent.post(`/api/v1/admin/orders/${orderId}/refunds/${id}`).send({ reference: `UTR ${id}` });
  const ask = ({ orderId }: Placed, { return: id }: { return: string }) =>
    admin.agent.post(`/api/v1/admin/payments/${orderId}/approval`).send({ return: id });

  it('count together towards the limit without approval, without those of the customer', async () => {
    await setLimit(1000);
    const placed = await delivered();
    const first = await accept(placed);
    expect(first.approval).toBeUndefined();
    await pay(placed, first).expect(200);
    const second = await accept(placed);
    expect(second.approval).toEqual({ state: 'needed', amount: 761, sum: 1523 });
    const { body } = await pay(placed, second).expect(409);
    expect(body.message).toBe(
      'Staff requested returns of this order worth ₹1,523, above the limit of ₹1,000, so a second Admin has to approve. Ask for approval first.',
    );

    const other = await delivered();
    const byCustomer = (lines: object[]) =>
      other.agent.post(`/api/v1/order/${other.orderId}/returns`).send({ lines, reason: 'faulty', refundTo });
    await pay(other, await accept(other, byCustomer)).expect(200);
    shop.passTime(1000);
    await pay(other, await accept(other)).expect(200);
  });

  it('are approved one after the other, and none loses its approval', async () => {
    await setLimit(500);
    const placed = await delivered();
    const second = await shop.signIn('Admin');
    const [one, two] = [await accept(placed), await accept(placed)];
    const decide = () =>
      second.agent
        .post(`/api/v1/admin/payments/${placed.orderId}/approval/decision`)
        .send({ approved: true });
    await ask(placed, one).expect(200);
    await decide().expect(200);
    const { body } = await ask(placed, two).expect(409);
    expect(body.message).toBe('Pay the approved refund of this order first.');
    await pay(placed, one).expect(200);
    await ask(placed, two).expect(200);
    await decide().expect(200);
    await pay(placed, two).expect(200);
  });
});
