import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setStatus } from '../../../testing/placed-order.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { type GatewayShop, placeOnlineOrder, startGatewayShop } from '../../../testing/start-gateway-shop.ts';

let shop: GatewayShop;
let admin: ReturnType<GatewayShop['agent']>;
beforeAll(async () => {
  shop = await startGatewayShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

type Placed = Awaited<ReturnType<typeof placeOnlineOrder>>;

async function pay({ gatewayOrder }: Placed, isSecond = false): Promise<string> {
  const { id } = shop.gateway.control.payOrder({ orderId: gatewayOrder, isSecond });
  await shop.gateway.control.webhooksSettled();
  return id;
}

const cancel = ({ agent, id }: Placed) =>
  agent.post(`/api/v1/order/${id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
const refund = ({ id }: Placed, body: object = { online: true }) =>
  admin.post(`/api/v1/admin/payments/${id}/refund`).send(body).expect(200);

describe('the mail about a payment', () => {
  it('says that we prepare the order', async () => {
    const placed = await placeOnlineOrder(shop);
    const reference = await pay(placed);
    const [mail] = await readMails(shop, placed.id, 'payment-received');
    expect(mail?.subject).toBe(`Payment received for E-Store order ${placed.order.number}`);
    expect(mail?.text).toContain('We have received your payment of ₹979');
    expect(mail?.text).toContain(`Payment reference: ${reference}`);
    expect(mail?.text).toContain('We are preparing your order.');
  });

  it('says that an order was paid twice and how much goes back, with the reference of the second', async () => {
    const placed = await placeOnlineOrder(shop);
    const first = await pay(placed);
    const second = await pay(placed, true);
    const mail = (await readMails(shop, placed.id, 'payment-received'))[1];
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(`We have received your payment of ₹979 for order ${placed.order.number}.`);
      expect(part).toContain('You have paid this order twice. We will refund ₹979.');
      expect(part).toContain(`Payment reference: ${second}`);
      expect(part).not.toContain(first);
      expect(part).not.toContain('preparing');
    }
  });

  it('says that a payment for a cancelled order goes back', async () => {
    const placed = await placeOnlineOrder(shop);
    await cancel(placed);
    await pay(placed);
    const [mail] = await readMails(shop, placed.id, 'payment-received');
    expect(mail?.text).toContain('Your order was cancelled before the payment arrived. We will refund ₹979.');
  });

  it.each([
    ['Delivered', 'You have paid this order twice. We will refund ₹979.'],
    ['Returned to shop', 'Your order came back to us before the payment arrived. We will refund ₹1,958.'],
  ] as const)('says that a second payment goes back once the order is %s', async (status, sentence) => {
    const placed = await placeOnlineOrder(shop);
    await pay(placed);
    await setStatus(shop, placed.id, status);
    if (status === 'Returned to shop')
      await shop.database.orders.updateOne({ _id: placed.id }, { 'payment.refundDue': 979 });
    await pay(placed, true);
    const mail = (await readMails(shop, placed.id, 'payment-received'))[1];
    expect(mail?.text).toContain(sentence);
  });
});

describe('the mails about a return of an order that was paid online', () => {
  const WAY = 'to the card, UPI ID or bank account that you paid with';
  const ACCOUNT = 'as…@okbank';
  const readText = async ({ id }: Placed, kind: Parameters<typeof readMails>[2]) =>
    (await readMails(shop, id, kind))[0]?.text;

  const refundTo = { method: 'upi', upiId: 'asha@okbank' };

  async function returnOrder(
    body: object,
    { account, laterAccount }: { account?: object; laterAccount?: object } = { account: refundTo },
  ): Promise<Placed & { requested: string | undefined }> {
    const placed = await placeOnlineOrder(shop);
    const { agent, id, tee } = placed;
    await pay(placed);
    await setStatus(shop, id, 'Delivered');
    const lines = [{ product: String(tee._id), size: 'M', quantity: 1 }];
    const { body: order } = await agent
      .post(`/api/v1/order/${id}/returns`)
      .send({ lines, reason: 'faulty', refundTo: account })
      .expect(200);
    const requested = await readText(placed, 'return-requested');
    const orderPath = `/api/v1/admin/orders/${id}`;
    await admin
      .post(`${orderPath}/return`)
      .send({ accepted: true, restocked: [1] })
      .expect(200);
    const returnId = order.returns[0]._id;
    if (laterAccount)
      await admin.put(`${orderPath}/returns/${returnId}/account`).send(laterAccount).expect(200);
    await admin.post(`${orderPath}/refunds/${returnId}`).send(body).expect(200);
    return { ...placed, requested };
  }

  it('say that the gateway refunds the way it was paid', async () => {
    const placed = await returnOrder({ online: true });
    expect(placed.requested).toContain(`we will refund ₹979 ${WAY}.`);
    expect(await readText(placed, 'return-accepted')).not.toContain(ACCOUNT);
    const paid = await readText(placed, 'refund-paid');
    expect(paid).toContain(`We have refunded ₹979 for your return from order ${placed.order.number}.`);
    expect(paid).toContain(`The money goes back ${WAY}. This usually takes 5 to 7 working days.`);
    expect(paid).toMatch(/Payment reference: rfnd_/);
    expect(paid).not.toContain(ACCOUNT);
  });

  it('name the account that staff paid by transfer', async () => {
    const paid = await readText(await returnOrder({ reference: 'NEFT 4711' }), 'refund-paid');
    expect(paid).toContain(`We have refunded ₹979 to ${ACCOUNT} for your return`);
    expect(paid).not.toContain('5 to 7 working days');
  });

  it('name the account once the gateway has failed', async () => {
    shop.gateway.control.setRefundOutcome({ status: 'failed' });
    const placed = await returnOrder({ online: true });
    shop.gateway.control.setRefundOutcome({ status: 'processed' });
    expect(await readText(placed, 'return-accepted')).toContain(`We will refund ₹979 to ${ACCOUNT} and`);
  });

  it('without an account say where the gateway refunds it', async () => {
    const placed = await returnOrder({ online: true }, {});
    expect(placed.requested).toContain(`If we accept your return, we will refund ₹979 ${WAY}.`);
    expect(await readText(placed, 'return-accepted')).toContain('We have already refunded your payment.');
    expect(await readText(placed, 'refund-paid')).toContain('We have refunded ₹979 for your return');
  });

  it('name an account once staff have recorded one, and none before', async () => {
    shop.gateway.control.setRefundOutcome({ status: 'failed' });
    const failed = await returnOrder({ online: true }, {});
    shop.gateway.control.setRefundOutcome({ status: 'processed' });
    expect(await readText(failed, 'return-accepted')).toContain(
      'We will refund ₹979 and email you when it is paid.',
    );
    const byHand = await returnOrder({ reference: 'NEFT 4711' }, { laterAccount: refundTo });
    const paid = await readText(byHand, 'refund-paid');
    expect(paid).toContain(`We have refunded ₹979 to ${ACCOUNT} for your return from order`);
    expect(paid).toContain('Payment reference: NEFT 4711');
    expect(paid).not.toContain('5 to 7 working days');
  });
});

describe('the mail about the refund of an order', () => {
  it('comes when the provider has paid, once, and says how much goes back and where to', async () => {
    shop.gateway.control.setRefundOutcome({ status: 'pending' });
    const placed = await placeOnlineOrder(shop);
    const reference = await pay(placed);
    await cancel(placed);
    await refund(placed);
    expect(await readMails(shop, placed.id, 'order-refunded')).toEqual([]);
    const [atGateway] = shop.gateway.control
      .state()
      .refunds.filter(({ payment_id }) => payment_id === reference);
    shop.gateway.control.holdWebhooks();
    shop.gateway.control.completeRefund({ refundId: atGateway!.id, status: 'processed' });
    shop.gateway.control.releaseWebhooks({ copies: 3 });
    await shop.gateway.control.webhooksSettled();
    shop.gateway.control.setRefundOutcome({ status: 'processed' });
    const mails = await readMails(shop, placed.id, 'order-refunded');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe(`Refund of ₹979 for E-Store order ${placed.order.number}`);
    expect(mails[0]?.text).toContain('which was cancelled');
    expect(mails[0]?.text).toContain(
      'The money goes back to the card, UPI ID or bank account that you paid with.',
    );
    expect(mails[0]?.text).toContain(`Payment reference: ${atGateway!.id}`);
  });

  it('comes when staff have recorded a refund by hand', async () => {
    const placed = await placeOnlineOrder(shop);
    await pay(placed);
    await cancel(placed);
    await refund(placed, { reference: 'NEFT 100200' });
    const [mail] = await readMails(shop, placed.id, 'order-refunded');
    expect(mail?.text).toContain(`We have refunded ₹979 for your order ${placed.order.number}`);
    expect(mail?.text).toContain('by bank transfer or UPI to the account that you paid from');
    expect(mail?.text).toContain('Payment reference: NEFT 100200');
  });

  it('gives no reason for a refund in the dashboard of the gateway, while the order goes on', async () => {
    const placed = await placeOnlineOrder(shop);
    const paymentId = await pay(placed);
    shop.gateway.control.refundPayment({ paymentId });
    await shop.gateway.control.webhooksSettled();
    const [mail] = await readMails(shop, placed.id, 'order-refunded');
    expect(mail?.text).toContain(`We have refunded ₹979 for your order ${placed.order.number}.`);
  });

  it('says that the second payment goes back, while the order goes on', async () => {
    const placed = await placeOnlineOrder(shop);
    await pay(placed);
    await pay(placed, true);
    await refund(placed);
    const [mail] = await readMails(shop, placed.id, 'order-refunded');
    expect(mail?.text).toContain('which you had paid twice');
  });
});
