import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverExchangeable, upi } from '../../../testing/exchangeable-order.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { requestTestReturn, setStatus } from '../../../testing/placed-order.ts';
import { type GatewayShop, startGatewayShop, placePaidOrder } from '../../../testing/start-gateway-shop.ts';

let shop: GatewayShop;
let first: Awaited<ReturnType<GatewayShop['signIn']>>;
let second: Awaited<ReturnType<GatewayShop['signIn']>>;
beforeAll(async () => {
  shop = await startGatewayShop();
  first = await shop.signIn('Admin');
  second = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const setLimit = (refundApprovalAbove: number) =>
  shop.database.settings.updateOne(
    { _id: 'store' },
    { $set: { 'payments.refundApprovalAbove': refundApprovalAbove } },
    { upsert: true },
  );
afterEach(async () => {
  shop.gateway.control.setRefundOutcome({ status: 'processed' });
  await setLimit(10_000);
});

const UPI = { method: 'upi', upiId: 'asha.rao@okbank' };
const BANK = { method: 'bank', holder: 'Asha Rao', accountNumber: '123456789012', ifsc: 'ABCD0001234' };
const MISSING = 'Add the refund account of the customer first.';

async function requestReturn() {
  const placed = await placePaidOrder(shop);
  const { agent, id, tee } = placed;
  await setStatus(shop, id, 'Delivered');
  const lines = [{ product: String(tee._id), size: 'M', quantity: 1 }];
  const { body } = await agent
    .post(`/api/v1/order/${id}/returns`)
    .send({ lines, reason: 'too-small' })
    .expect(200);
  return { ...placed, returnId: String(body.returns[0]._id) };
}
type Returned = { id: string; returnId: string };

const decide = ({ id }: Returned, decision: object = { accepted: true, restocked: [1] }) =>
  first.agent.post(`/api/v1/admin/orders/${id}/return`).send(decision).expect(200);
async function acceptReturn() {
  const returned = await requestReturn();
  await decide(returned);
  return returned;
}
const record = ({ id, returnId }: Returned, account: object = UPI) =>
  first.agent.put(`/api/v1/admin/orders/${id}/returns/${returnId}/account`).send(account);
const pay = ({ id, returnId }: Returned, body: object = { reference: 'NEFT 4711' }) =>
  first.agent.post(`/api/v1/admin/orders/${id}/refunds/${returnId}`).send(body);
const ask = ({ id }: Returned, returnId: string | null) =>
  first.agent.post(`/api/v1/admin/payments/${id}/approval`).send({ return: returnId });
const approve = ({ id }: Returned) =>
  second.agent.post(`/api/v1/admin/payments/${id}/approval/decision`).send({ approved: true }).expect(200);

const stored = ({ id }: Returned) => shop.database.orders.findById(id).orFail().lean();
const entriesOf = ({ id }: Returned) =>
  shop.database.auditEntries.find({ 'subject.id': id, what: 'order.refundAccountRecorded' }).lean();
const unsetAccount = ({ id }: Returned) =>
  shop.database.orders.updateOne({ _id: id }, { $unset: { 'returns.0.refundTo': 1 } });

describe('the refund account of a return', () => {
  it('is stored, read by Admins only, and masked in the audit trail', async () => {
    const returned = await acceptReturn();
    const { body } = await record(returned, BANK).expect(200);
    expect(body.refunds).toMatchObject([{ payTo: 'Asha Rao, 123456789012, ABCD0001234' }]);
    const shown = '…9012, ABCD0001234';
    expect(body.order.returns).toMatchObject([{ refundTo: { method: 'bank', shown } }]);
    const entries = await entriesOf(returned);
    expect(entries).toMatchObject([{ before: {}, after: { refundAccount: shown } }]);
    expect(JSON.stringify(entries)).not.toMatch(/Asha Rao|123456789012/);
    const { agent: packer } = await shop.signIn('Packer');
    const { text } = await packer.get(`/api/v1/admin/orders/${returned.id}`).expect(200);
    expect(text).not.toContain('123456789012');
  });

  it('can be corrected: the customer gets an email, and the same again changes nothing', async () => {
    const returned = await acceptReturn();
    const { body } = await record(returned, BANK).expect(200);
    expect((await record(returned, BANK).expect(200)).body).toEqual(body);
    expect(await entriesOf(returned)).toHaveLength(1);
    const other = await record(returned).expect(200);
    expect(other.body.refunds).toMatchObject([{ payTo: UPI.upiId }]);
    expect((await entriesOf(returned))[1]).toMatchObject({
      before: { refundAccount: '…9012, ABCD0001234' },
      after: { refundAccount: 'as…@okbank' },
    });
    const path = `/api/v1/admin/orders/${returned.id}`;
    const { body: page } = await first.agent.get(path).expect(200);
    expect(page.timeline).toContainEqual({
      kind: 'refund-account',
      at: expect.any(String),
      by: 'Test Shopper',
      text: 'as…@okbank',
    });
    const { agent: packer } = await shop.signIn('Packer');
    expect((await packer.get(path).expect(200)).text).not.toContain('okbank');
    const mails = await readMails(shop, returned.id, 'refund-account-saved');
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toMatch(
      /We will send the refund of your return .* to this account:\n\nas…@okbank/,
    );
    expect(mails[1]?.text).not.toContain(UPI.upiId);
    await pay(returned).expect(200);
    expect((await record(returned, BANK).expect(409)).body.message).toBe('This refund was already paid.');
  });

  it('that the customer mistyped is corrected by an Admin, and by nobody else', async () => {
    const { orderId: id, returnId } = await requestTestReturn(shop);
    const { agent: packer } = await shop.signIn('Packer');
    await packer.put(`/api/v1/admin/orders/${id}/returns/${returnId}/account`).send(BANK).expect(403);
    await record({ id, returnId }, BANK).expect(200);
    expect((await stored({ id, returnId })).returns[0]?.refundTo).toEqual(BANK);
  });

  it('can be recorded before the return is accepted', async () => {
    const returned = await requestReturn();
    await record(returned).expect(200);
    const { body } = await decide(returned);
    expect(body.refunds).toMatchObject([{ payTo: UPI.upiId }]);
  });

  it('is refused for a return that is refused, paid, worth nothing or unknown', async () => {
    const refusalOf = async (returned: Returned) => (await record(returned).expect(409)).body.message;
    const refused = await requestReturn();
    await decide(refused, { accepted: false, reason: 'It was worn.' });
    expect(await refusalOf(refused)).toBe('No refund is due, because this return was refused.');
    const paid = await acceptReturn();
    await pay(paid, { online: true }).expect(200);
    expect(await refusalOf(paid)).toBe('This refund was already paid.');
    const free = await requestReturn();
    await shop.database.orders.updateOne({ _id: free.id }, { 'returns.0.refund.total': 0 });
    expect(await refusalOf(free)).toBe('No refund is due, because nothing was paid for these items.');
    await record({ ...free, returnId: free.id }).expect(404);
    const invalid = await record(free, { method: 'upi', upiId: 'asha' }).expect(400);
    expect(invalid.body.fields).toEqual({ upiId: 'Enter a UPI ID like name@bank.' });
    for (const one of [refused, paid, free])
      expect((await stored(one)).returns[0]).not.toHaveProperty('refundTo');
  });

  it('is erased with the customer’s data, and cannot be recorded afterwards', async () => {
    const known = await acceptReturn();
    await record(known).expect(200);
    await pay(known).expect(200);
    await known.agent.post('/api/v1/me/erase').send({ password: known.person.password }).expect(200);
    expect((await stored(known)).returns[0]?.refundTo).toEqual({ method: 'upi', upiId: 'erased@bank' });
    expect(JSON.stringify(await entriesOf(known))).not.toContain('okbank');
    const unknown = await acceptReturn();
    await pay(unknown, { online: true }).expect(200);
    await unknown.agent.post('/api/v1/me/erase').send({ password: unknown.person.password }).expect(200);
    expect((await record(unknown).expect(409)).body.message).toMatch(
      /^The account of this customer was deleted\./,
    );
  });
});

describe('the refund account of an exchange', () => {
  async function cancelExchange() {
    const placed = await deliverExchangeable(shop);
    const { accept, orderId: id, tee, agent } = placed;
    const { body: asked } = await placed.ask([tee(1, 'L')]).expect(200);
    const { body } = await accept().expect(200);
    const returned = { id, returnId: String(asked.returns[0]._id) };
    const replacement: string = body.order.returns[0].replacement.order;
    expect((await record(returned, BANK).expect(409)).body.message).toBe('This refund was already paid.');
    await agent
      .post(`/api/v1/order/${replacement}/cancel`)
      .send({ reason: 'other-size-or-colour' })
      .expect(200);
    return { ...placed, ...returned, replacement };
  }
  const payExchange = (replacement: string, body: object) =>
    first.agent.post(`/api/v1/admin/payments/${replacement}/refund`).send(body);

  it('is corrected when the exchange was cancelled, for the refund of the other order', async () => {
    const exchanged = await cancelExchange();
    const { replacement } = exchanged;
    const path = `/api/v1/admin/orders/${exchanged.id}`;
    const { body: before } = await first.agent.get(path).expect(200);
    expect(before.refunds).toMatchObject([{ payTo: upi.upiId, paidAt: expect.any(String) }]);
    const { body } = await record(exchanged, BANK).expect(200);
    const payTo = 'Asha Rao, 123456789012, ABCD0001234';
    expect(body.refunds).toMatchObject([{ payTo }]);
    expect(await readMails(shop, exchanged.id, 'refund-account-saved')).toHaveLength(1);
    const stale = { reference: 'NEFT 4711', payTo: upi.upiId };
    expect((await payExchange(replacement, stale).expect(409)).body.message).toMatch(
      /^The refund account is now Asha Rao/,
    );
    await payExchange(replacement, { reference: 'NEFT 4711', payTo }).expect(200);
    expect((await shop.database.orders.findById(replacement).orFail().lean()).exchangeFor?.refundTo).toEqual(
      BANK,
    );
    expect((await record(exchanged).expect(409)).body.message).toBe('This refund was already paid.');
    const { body: after } = await first.agent.get(path).expect(200);
    expect(after.refunds[0]).not.toHaveProperty('payTo');
  });

  it('that changed needs another approval of the refund', async () => {
    await setLimit(1);
    const { id, returnId, replacement } = await cancelExchange();
    await ask({ id: replacement, returnId }, null).expect(200);
    await approve({ id: replacement, returnId });
    await record({ id, returnId }, BANK).expect(200);
    expect((await payExchange(replacement, { reference: 'NEFT 1' }).expect(409)).body.message).toMatch(
      /Ask for approval first\.$/,
    );
  });
});

describe('a refund by hand', () => {
  it('needs a refund account, even after the gateway failed; the gateway needs none', async () => {
    const returned = await acceptReturn();
    expect((await pay(returned).expect(409)).body.message).toBe(MISSING);
    shop.gateway.control.setRefundOutcome({ status: 'failed' });
    await pay(returned, { online: true }).expect(200);
    expect((await pay(returned).expect(409)).body.message).toBe(MISSING);
    expect((await stored(returned)).payment.refunded).toBe(0);
    await record(returned).expect(200);
    const { body } = await pay(returned).expect(200);
    expect(body.refunds).toMatchObject([{ reference: 'NEFT 4711' }]);
    expect((await stored(returned)).payment).toMatchObject({ refunded: 979, refundDue: 0 });
  });

  it('is not recorded as paid to an account that changed after staff read it', async () => {
    const returned = await acceptReturn();
    await record(returned).expect(200);
    const payTo = 'Asha Rao, 123456789012, ABCD0001234';
    const { body: seen } = await record(returned, BANK).expect(200);
    expect(seen.refunds).toMatchObject([{ payTo }]);
    const paid = (account: string) => pay(returned, { reference: 'NEFT 4711', payTo: account });
    expect((await paid(UPI.upiId).expect(409)).body.message).toBe(
      `The refund account is now ${payTo}. Nothing was recorded. If you have paid to ${UPI.upiId}, change the account back first.`,
    );
    expect((await stored(returned)).payment.refunded).toBe(0);
    await paid(payTo).expect(200);
    expect((await stored(returned)).payment.refunded).toBe(979);
  });

  it.each(['waiting', 'approved'] as const)(
    'is not covered by an approval that was %s before the account was known',
    async (state) => {
      await setLimit(978);
      const returned = await acceptReturn();
      const { body: asked } = await ask(returned, returned.returnId).expect(200);
      expect(asked.approval).not.toHaveProperty('payTo');
      if (state === 'approved') await approve(returned);
      expect((await pay(returned).expect(409)).body.message).toBe(MISSING);
      const { body: recorded } = await record(returned).expect(200);
      expect(recorded.refunds).toMatchObject([{ approval: { state: 'needed', amount: 979 } }]);
      expect(await entriesOf(returned)).toMatchObject([
        { before: { approved: state === 'approved' || state }, after: { refundAccount: 'as…@okbank' } },
      ]);
      for (const body of [{ reference: 'NEFT 4711' }, { online: true }])
        expect((await pay(returned, body).expect(409)).body.message).toMatch(/Ask for approval first\.$/);
      const { body: again } = await ask(returned, returned.returnId).expect(200);
      expect(again.approval).toMatchObject({ state: 'waiting', payTo: UPI.upiId });
      await approve(returned);
      await record(returned).expect(200);
      await pay(returned).expect(200);
      expect((await stored(returned)).payment.refunded).toBe(979);
    },
  );

  it('to another account than the approved one needs another approval', async () => {
    await setLimit(978);
    const returned = await acceptReturn();
    await record(returned).expect(200);
    await ask(returned, returned.returnId).expect(200);
    await approve(returned);
    await record(returned, BANK).expect(200);
    expect((await pay(returned).expect(409)).body.message).toMatch(/Ask for approval first\.$/);
    const { body } = await ask(returned, returned.returnId).expect(200);
    expect(body.approval).toMatchObject({ payTo: 'Asha Rao, 123456789012, ABCD0001234' });
    await approve(returned);
    await pay(returned).expect(200);
  });

  it('through the gateway is approved and paid without an account', async () => {
    await setLimit(978);
    const returned = await acceptReturn();
    await ask(returned, returned.returnId).expect(200);
    await approve(returned);
    await pay(returned, { online: true }).expect(200);
    expect((await stored(returned)).payment.refunded).toBe(979);
  });

  it('of the order itself keeps its approval when a return gets its account', async () => {
    await setLimit(978);
    const returned = await acceptReturn();
    shop.gateway.control.payOrder({ orderId: returned.gatewayOrder, isSecond: true });
    await shop.gateway.control.webhooksSettled();
    await ask(returned, null).expect(200);
    await record(returned).expect(200);
    expect((await stored(returned)).payment.proposal).toMatchObject({ amount: 979 });
    expect((await entriesOf(returned))[0]?.before).toEqual({});
  });

  it('of an order that was not paid online is neither approved nor paid before its account is known', async () => {
    const { orderId: id, returnId, refund } = await requestTestReturn(shop);
    const returned = { id, returnId };
    await decide(returned);
    await unsetAccount(returned);
    await setLimit(refund.total - 1);
    expect((await ask(returned, returnId).expect(409)).body.message).toBe(MISSING);
    expect((await pay(returned).expect(409)).body.message).toBe(MISSING);
    await record(returned).expect(200);
    await ask(returned, returnId).expect(200);
    await approve(returned);
    await pay(returned).expect(200);
  });
});
