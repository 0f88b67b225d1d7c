import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload } from '../../../testing/order-payload.ts';
import { savePaymentSettings } from '../../../testing/save-payment-settings.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { ledgerMatchesPayments } from '../../payments/payment-ledger.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  await savePaymentSettings(admin, { upiPayee: 'shop@okbank' });
});
afterAll(() => shop.stop());

let utr = 700_000_000_000;
const nextUtr = () => String((utr += 1));

async function orderByUpi(claimed?: string) {
  const { agent } = await shop.signIn();
  const { _id } = await shop.addProduct({ price: 699 });
  const payload = orderPayload([{ product: _id }], { paymentMethod: 'UPI' });
  const { body } = await agent.post('/api/v1/order/new').send(payload).expect(201);
  const claim = { reference: claimed };
  if (claimed) await agent.post(`/api/v1/order/${body._id}/payment/reference`).send(claim).expect(200);
  return { agent, id: String(body._id), number: String(body.number), amount: Number(body.payment.amount) };
}

async function match(rows: { text: string; amount: number }[]) {
  const { body } = await admin.post('/api/v1/admin/bank-statement').send({ rows }).expect(200);
  return body.results;
}

const paymentOf = async (id: string) => (await shop.database.orders.findById(id).orFail().lean()).payment;

describe('a bank statement', () => {
  it('confirms an order whose payer entered the UTR, once, and tells the payer', async () => {
    const reference = nextUtr();
    const order = await orderByUpi(reference);
    const rows = [
      { text: `UPI/CR/${reference}/ASHA`, amount: order.amount },
      { text: 'SALARY', amount: 50_000 },
    ];
    expect(await match(rows)).toEqual([
      {
        outcome: 'matched',
        order: order.id,
        number: order.number,
        reference,
        amount: order.amount,
        expected: order.amount,
      },
    ]);
    expect(await match(rows)).toMatchObject([{ outcome: 'recorded', number: order.number }]);
    expect(await paymentOf(order.id)).toMatchObject({ state: 'captured', paid: order.amount, reference });
    const mails = await shop.database.outboxMails.find({ order: order.id }, { kind: 1 }).lean();
    expect(mails.map(({ kind }) => kind)).toEqual(['order-placed', 'payment-received']);
    const audited = await admin.get('/api/v1/admin/audit?limit=1').expect(200);
    expect(audited.body.entries).toMatchObject([{ what: 'order.paymentConfirmed' }]);
  });

  it('confirms nothing as a preview, which tells what would be confirmed, and of which line', async () => {
    const reference = nextUtr();
    const order = await orderByUpi(reference);
    const row = { text: `UPI ${reference}`, amount: order.amount };
    const rows = [
      { ...row, line: 4 },
      { ...row, line: 9 },
    ];
    const { body } = await admin
      .post('/api/v1/admin/bank-statement')
      .send({ rows, preview: true })
      .expect(200);
    expect(body.results).toMatchObject([
      { outcome: 'matched', line: 4, number: order.number },
      { outcome: 'recorded', line: 9 },
    ]);
    expect(await paymentOf(order.id)).toMatchObject({ state: 'pending', paid: 0 });
    expect(await match([row])).toMatchObject([{ outcome: 'matched' }]);
  });

  it('confirms an order by its number when the payer entered no UTR or a wrong one', async () => {
    const [silent, mistaken] = [await orderByUpi(), await orderByUpi(nextUtr())];
    const references = [nextUtr(), nextUtr()];
    const results = await match(
      [silent, mistaken].map(({ number, amount }, index) => ({
        text: `UPI ${references[index]} order ${number.toLowerCase()}`,
        amount,
      })),
    );
    expect(results).toMatchObject([
      { outcome: 'matched', number: silent.number, reference: references[0] },
      { outcome: 'matched', number: mistaken.number, reference: references[1] },
    ]);
    expect(await paymentOf(mistaken.id)).toMatchObject({ state: 'captured', reference: references[1] });
  });

  it('reads a UTR and an order number with spaces, and no number across two cells', async () => {
    const [claimed, first, second] = ['412300010002', '412300010003', '412300010004'];
    const [own, named, unnamed] = [await orderByUpi(claimed), await orderByUpi(), await orderByUpi()];
    const spaced = (number: string) => number.replace('-', ' ');
    const group = (digits: string) => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
    expect(
      await match([
        { text: `20/11/2026\tUPI ${group(claimed)}`, amount: own.amount },
        { text: `${first}\tfor ${spaced(named.number)}`, amount: named.amount },
        { text: `${group(second).replaceAll(' ', '\t')}\t${unnamed.number}`, amount: unnamed.amount },
      ]),
    ).toMatchObject([
      { outcome: 'matched', number: own.number, reference: claimed },
      { outcome: 'matched', number: named.number, reference: first },
      { outcome: 'refused', message: 'This row has no UTR. Check the payment yourself.' },
    ]);
  });

  it('confirms nothing for another amount, without a UTR, or by a UTR of another order', async () => {
    const reference = nextUtr();
    const order = await orderByUpi(reference);
    const other = await orderByUpi(nextUtr());
    const paid = (await orderByUpi(nextUtr())).number;
    await match([{ text: `${nextUtr()} ${paid}`, amount: order.amount }]);
    expect(
      await match([
        { text: reference, amount: order.amount - 0.6 },
        { text: `cash ${order.number}`, amount: order.amount },
        { text: `${nextUtr()} ${paid}`, amount: order.amount },
      ]),
    ).toMatchObject([
      { outcome: 'other-amount', message: `₹${order.amount - 1}.40 arrived instead of ₹${order.amount}.` },
      { outcome: 'refused', message: 'This row has no UTR. Check the payment yourself.' },
      { outcome: 'refused', message: 'This order is already paid. Check whether it was paid twice.' },
    ]);
    for (const { id } of [order, other])
      expect(await paymentOf(id)).toMatchObject({ state: 'pending', paid: 0 });
  });

  it('confirms nothing by a UTR that a payer entered for another order than the row names', async () => {
    const reference = nextUtr();
    const [claimed, paid] = [await orderByUpi(reference), await orderByUpi()];
    expect(
      await match([{ text: `UPI ${reference} Order ${paid.number}`, amount: paid.amount }]),
    ).toMatchObject([
      {
        outcome: 'refused',
        number: claimed.number,
        message: `The UTR was entered for this order, but the row names ${paid.number}. Check the payment yourself.`,
      },
    ]);
    for (const { id } of [claimed, paid])
      expect(await paymentOf(id)).toMatchObject({ state: 'pending', paid: 0 });
  });

  it('confirms nothing by a row with the UTRs of several orders, or with several that nobody entered', async () => {
    const [first, second, unclaimed] = [nextUtr(), nextUtr(), nextUtr()];
    const orders = [await orderByUpi(first), await orderByUpi(second), await orderByUpi()];
    const [{ amount, number }] = [orders[2]!];
    const several = { outcome: 'refused', message: expect.stringMatching(/^This row has several numbers/) };
    expect(
      await match([
        { text: `${first} ${second}`, amount },
        { text: `${unclaimed} ${nextUtr()} ${number}`, amount },
      ]),
    ).toMatchObject([several, several]);
    for (const { id } of orders) expect(await paymentOf(id)).toMatchObject({ state: 'pending', paid: 0 });
  });

  it('counts a row that stands twice in one file once', async () => {
    const reference = nextUtr();
    const { amount } = await orderByUpi(reference);
    const row = { text: `UPI ${reference}`, amount };
    expect(await match([row, row])).toMatchObject([{ outcome: 'matched' }, { outcome: 'recorded' }]);
  });

  it('refunds what arrived for an order that has ended', async () => {
    const reference = nextUtr();
    const order = await orderByUpi();
    await order.agent.post(`/api/v1/order/${order.id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    const results = await match([{ text: `${reference} ${order.number}`, amount: order.amount }]);
    expect(results).toMatchObject([{ outcome: 'matched' }]);
    expect(await paymentOf(order.id)).toMatchObject({ refundDue: order.amount });
  });

  it('remembers the column of the amounts, by the headings of the statement', async () => {
    const statement = 'Date | Narration | Withdrawal | Deposit';
    const rows = [{ text: `UPI ${nextUtr()}`, amount: 100 }];
    for (const amount of ['Withdrawal', 'Deposit'])
      await admin
        .post('/api/v1/admin/bank-statement')
        .send({ rows, columns: { statement, amount } })
        .expect(200);
    const { body } = await admin.get('/api/v1/admin/payments').expect(200);
    expect(body.statements).toEqual([{ statement, amount: 'Deposit' }]);
  });

  it('leaves a ledger that agrees with the orders', async () => {
    const { checked, breaches } = await ledgerMatchesPayments.check(shop.database);
    expect({ breaches, isEmpty: checked === 0 }).toEqual({ breaches: [], isEmpty: false });
  });
});
