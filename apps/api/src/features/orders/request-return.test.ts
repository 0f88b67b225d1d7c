import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import { placeTestOrder, setStatus } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = (id: string) => `/api/v1/order/${id}/returns`;
const UNKNOWN = '0123456789abcdef01234567';
const DAY_MS = 24 * 60 * 60 * 1000;
const upi = { method: 'upi', upiId: 'asha.rao@okbank' };
const bank = { method: 'bank', holder: 'Asha Rao', accountNumber: '001234567890', ifsc: 'ABCD0001234' };

async function delivered() {
  const placed = await placeTestOrder(shop);
  await setStatus(shop, placed.orderId, 'Delivered');
  const tee = (quantity: number) => ({ product: String(placed.shirt._id), size: 'M', quantity });
  const jeans = { product: String(placed.jeans._id), size: '32', quantity: 1 };
  const ask = (lines: object[], changes: object = {}) =>
    placed.agent.post(path(placed.orderId)).send({ lines, reason: 'too-small', refundTo: upi, ...changes });
  const { email, password } = placed.person;
  const signInAgain = () => placed.agent.post('/api/v1/login').send({ email, password }).expect(200);
  return { ...placed, tee, jeansLine: jeans, ask, signInAgain };
}

describe('ask to give pieces back', () => {
  it('of single lines makes the order Return requested, with what is due and a masked address', async () => {
    const { ask, tee, orderId, shirt } = await delivered();
    const { body } = await ask([tee(1)], { note: 'Shorter than the chart says' }).expect(200);
    expect(body.orderStatus).toBe('Return requested');
    expect(body.returns).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        status: 'requested',
        lines: [tee(1)],
        reason: 'too-small',
        note: 'Shorter than the chart says',
        refund: { items: 699, tax: 63, shipping: 0, total: 762 },
        refundTo: { method: 'upi', shown: 'as…@okbank' },
        requestedAt: shop.now().toISOString(),
      },
    ]);
    const stored = await shop.database.orders.findById(orderId).orFail().lean();
    expect(stored.returns[0]?.refundTo).toEqual(upi);
    const { stock } = await shop.database.products.findById(shirt._id).orFail().lean();
    expect(stock).toBe(3);
  });

  it('of everything is worth everything that was paid', async () => {
    const { ask, tee, jeansLine, order } = await delivered();
    const { body } = await ask([jeansLine, tee(1), tee(1)], { refundTo: bank }).expect(200);
    expect(body.returns[0].refund.total).toBe(order.totalPrice);
    expect(body.returns[0].lines).toHaveLength(2);
    expect(body.returns[0].refundTo).toEqual({ method: 'bank', shown: '…7890, ABCD0001234' });
    expect(JSON.stringify(body)).not.toContain('001234567890');
  });

  it('asks where to send the refund', async () => {
    const { ask, tee } = await delivered();
    const { body } = await ask([tee(1)], { refundTo: undefined }).expect(400);
    expect(body.fields).toEqual({ refundTo: 'Choose UPI or a bank account.' });
  });

  it('writes the mail in the same transaction', async () => {
    const { ask, tee, orderId, person } = await delivered();
    await ask([tee(1)]).expect(200);
    const mails = await shop.database.outboxMails.find({ order: orderId, kind: 'return-requested' }).lean();
    expect(mails.map(({ to }) => to)).toEqual([person.email]);
  });

  it('asked again, or ten times at once, is one return', async () => {
    const { ask, tee, orderId } = await delivered();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask([tee(1)])));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.returns?.length}`))).toEqual(
      new Set(['200 1']),
    );
    await ask([tee(1)]).expect(200);
    const { history } = await shop.database.orders.findById(orderId).orFail().lean();
    expect(history.filter(({ status }) => status === 'Return requested')).toHaveLength(1);
  });

  it('with another refund account is refused while one is undecided, and changes nothing', async () => {
    const { ask, tee, orderId } = await delivered();
    await ask([tee(1)]).expect(200);
    const other = { refundTo: { method: 'upi', upiId: 'other@okicici' } };
    const { body } = await ask([tee(1)], other).expect(409);
    expect(body.message).toBe(
      'A return of these items is already requested, with another size, reason or refund account. Contact us to change it.',
    );
    const { returns } = await shop.database.orders.findById(orderId).orFail().lean();
    expect(returns.map(({ refundTo }) => refundTo)).not.toContainEqual(other.refundTo);
  });

  it('of something else is refused while one is undecided', async () => {
    const { ask, tee, jeansLine } = await delivered();
    await ask([tee(1)]).expect(200);
    const { body } = await ask([jeansLine]).expect(409);
    expect(body).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/^You have already requested a return for this order\. You can/),
    });
  });

  it('takes no more pieces than were bought, over all returns', async () => {
    const { ask, tee, jeansLine, orderId } = await delivered();
    const { body } = await ask([jeansLine, tee(3)]).expect(400);
    expect(body.fields).toEqual({ 'lines.1.quantity': 'Only 2 of this item can still be returned.' });
    await ask([tee(2)]).expect(200);
    const complaint = async () => (await ask([tee(1)]).expect(400)).body.fields;
    expect(await complaint()).toEqual({ 'lines.0.quantity': 'A return of this item is already requested.' });
    const { agent: admin } = await shop.signIn('Admin');
    const decide = (decision: object) =>
      admin.post(`/api/v1/admin/orders/${orderId}/return`).send(decision).expect(200);
    await decide({ accepted: false, reason: 'Worn.' });
    expect(await complaint()).toEqual({
      'lines.0.quantity': 'The return of this item was refused, so it cannot be requested again.',
    });
    await ask([jeansLine]).expect(200);
    await decide({ accepted: true, restocked: [1] });
    expect((await ask([jeansLine]).expect(400)).body.fields).toEqual({
      'lines.0.quantity': 'This item was already returned.',
    });
  });

  it('takes nothing that is not of the order, and no line without its size', async () => {
    const { ask, tee, jeansLine } = await delivered();
    const { size: _left, ...noSize } = tee(1);
    for (const line of [{ ...tee(1), product: UNKNOWN }, { ...jeansLine, size: 'M' }, noSize]) {
      const { body } = await ask([line]).expect(400);
      expect(Object.keys(body.fields)).toEqual(['lines.0']);
    }
  });

  it('is possible to the end of the last day in India, and not a moment longer [spec 9-7]', async () => {
    const early = await delivered();
    shop.passTime(30 * DAY_MS + 11.5 * 60 * 60 * 1000 - 60_000);
    await early.signInAgain();
    const { body } = await early.agent.get(`/api/v1/admin/order/${early.orderId}`).expect(200);
    expect(body.returnUntil).toBe('2099-12-20');
    await early.ask([early.tee(1)]).expect(200);
    const late = await delivered();
    shop.passTime(31 * DAY_MS);
    await late.signInAgain();
    const refused = await late.ask([late.tee(1)]).expect(409);
    expect(refused.body.message).toContain('The return window for this order has closed.');
    const { orderStatus, returns } = await shop.database.orders.findById(late.orderId).orFail().lean();
    expect({ orderStatus, returns }).toEqual({ orderStatus: 'Delivered', returns: [] });
  });

  it('is possible for the other items when a decision came after the last day, by as many days as it took', async () => {
    const { agent, orderId, ask, tee, jeansLine, signInAgain } = await delivered();
    shop.passTime(30 * DAY_MS);
    await signInAgain();
    await ask([tee(1)]).expect(200);
    shop.passTime(3 * DAY_MS);
    const { agent: admin } = await shop.signIn('Admin');
    const decision = { accepted: true, restocked: [1] };
    await admin.post(`/api/v1/admin/orders/${orderId}/return`).send(decision).expect(200);
    await signInAgain();
    const { body } = await agent.get(`/api/v1/admin/order/${orderId}`).expect(200);
    expect(body.returnUntil >= shop.now().toISOString().slice(0, 10)).toBe(true);
    await ask([jeansLine]).expect(200);
  });

  it('goes by the days that were promised when it was ordered', async () => {
    await shop.database.settings.updateOne({ _id: 'store' }, { $set: { returnDays: 7 } }, { upsert: true });
    const { agent, orderId } = await delivered();
    await shop.database.settings.updateOne({ _id: 'store' }, { $set: { returnDays: 3 } });
    const { body } = await agent.get(`/api/v1/admin/order/${orderId}`).expect(200);
    await shop.database.settings.deleteOne({ _id: 'store' });
    const days = (Date.parse(body.returnUntil) - Date.parse(shop.now().toISOString().slice(0, 10))) / DAY_MS;
    expect(Math.round(days)).toBe(7);
  });

  it.each(ORDER_STATUSES.filter((status) => !['Delivered', 'Returned', 'Return refused'].includes(status)))(
    'of an order that is %s is refused with the reason',
    async (status) => {
      const { orderId, agent, shirt } = await placeTestOrder(shop);
      if (status !== 'Processing') await setStatus(shop, orderId, status);
      const lines = [{ product: String(shirt._id), size: 'M', quantity: 1 }];
      const { body } = await agent
        .post(path(orderId))
        .send({ lines, reason: 'faulty', refundTo: upi })
        .expect(409);
      expect(body.message).toContain(
        status === 'Return requested' ? 'already requested a return for this order' : status,
      );
    },
  );

  it('of somebody else’s order is answered like one that does not exist', async () => {
    const { orderId, tee } = await delivered();
    const { agent } = await shop.signIn('Admin');
    const body = { lines: [tee(1)], reason: 'faulty', refundTo: upi };
    const others = await agent.post(path(orderId)).send(body).expect(404);
    const unknown = await agent.post(path(UNKNOWN)).send(body).expect(404);
    const comparableText = (answer: typeof others) => answer.text.replace(answer.body.requestId, '');
    expect(comparableText(others)).toBe(comparableText(unknown));
  });

  it.each([
    ['lines', { lines: [] }],
    ['reason', { reason: 'none' }],
    ['refundTo.upiId', { refundTo: { method: 'upi', upiId: 'asha@example.com' } }],
    ['refundTo.ifsc', { refundTo: { ...bank, ifsc: 'ABCD' } }],
    ['refundTo.method', { refundTo: { method: 'cash' } }],
  ])('says what is wrong at %s', async (field, changes) => {
    const { ask, tee } = await delivered();
    const { body } = await ask([tee(1)], changes).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});
