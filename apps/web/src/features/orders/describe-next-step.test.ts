import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@e-store/shared/orders/order-lifecycle';
import { buildOrder, buildReturn } from '../../testing/build-order.ts';
import { objectId } from '../../testing/object-id.ts';
import { describeNextStep } from './describe-next-step.ts';

const today = '2026-12-06';

describe('what comes next', () => {
  it('is said in every state [spec 2-96]', () => {
    for (const orderStatus of ORDER_STATUSES) {
      const order = buildOrder({
        orderStatus,
        returnUntil: today,
        returns: [buildReturn({ status: 'accepted' })],
      });
      expect({ orderStatus, words: describeNextStep(order, today) }).toEqual({
        orderStatus,
        words: expect.stringMatching(/^[A-Z].*\.$/),
      });
    }
  });

  it('says until when the other items can be returned, while a return is open', () => {
    const [shirt] = buildOrder().orderItems;
    const order = buildOrder({
      orderStatus: 'Return requested',
      returnUntil: '2026-12-06',
      orderItems: [shirt!, { ...shirt!, size: 'L', quantity: 2 }],
      returns: [buildReturn()],
    });
    const waits =
      'You can return the other 2 items once we have decided on this request. Your return window is paused until then.';
    expect(describeNextStep(order, '2026-12-06')).toContain(waits);
    expect(describeNextStep(order, '2026-12-07')).toContain(waits);
    expect(describeNextStep({ ...order, orderItems: [shirt!] }, '2026-12-06')).not.toContain('the other');
    const late = { ...order, returnUntil: '2026-11-27' };
    expect(describeNextStep(late, '2026-12-06')).not.toContain('the other');
  });

  it('names the last day to give pieces back, until it is over', () => {
    const order = buildOrder({ orderStatus: 'Delivered', returnUntil: today });
    expect(describeNextStep(order, today)).toBe('You can return items until Sun 6 Dec.');
    expect(describeNextStep(order, '2026-12-07')).toBe('The return window closed on Sun 6 Dec.');
  });

  it('thanks for a payment that has arrived', () => {
    const order = buildOrder({ paymentInfo: { method: 'UPI', status: 'collected' } });
    const paid = { ...order, payment: { ...order.payment, method: 'UPI' } };
    expect(describeNextStep(paid, today)).toMatch(/^We have received your payment\. We will confirm/);
  });

  it('asks for no cash out for delivery when there is nothing to pay', () => {
    const order = buildOrder({ orderStatus: 'Out for delivery' });
    expect(describeNextStep(order, today)).toBe('Your order is out for delivery. Keep ₹979 in cash ready.');
    expect(describeNextStep({ ...order, totalPrice: 0 }, today)).toBe(
      'Your order is out for delivery. You have nothing to pay.',
    );
  });

  it('names the order that was sent in exchange, beside a refund', () => {
    const replacement = { order: objectId(501), number: 'ES-100043' };
    const exchanged = buildReturn({ status: 'accepted', replacement });
    const order = buildOrder({ orderStatus: 'Returned', returns: [exchanged] });
    const other = { ...replacement, number: 'ES-100044' };
    expect(describeNextStep(order, today)).toBe(
      'We have received the items. Your exchange is order ES-100043.',
    );
    const twice = [exchanged, { ...exchanged, replacement: other }];
    expect(describeNextStep({ ...order, returns: twice }, today)).toBe(
      'We have received the items. Your exchanges are orders ES-100043 and ES-100044.',
    );
    const cancelled = { ...exchanged, replacement: { ...other, isCancelled: true } };
    expect(describeNextStep({ ...order, returns: [exchanged, cancelled] }, today)).toBe(
      'We have received the items. Your exchange is order ES-100043. Your exchange ES-100044 was cancelled.',
    );
    const refunded = buildReturn({
      status: 'accepted',
      refundPaid: { at: '2026-12-01T06:30:00.000Z', reference: 'UTR 1' },
    });
    expect(describeNextStep({ ...order, returns: [refunded, exchanged] }, today)).toBe(
      'We have refunded ₹979 to as…@okbank. Your exchange is order ES-100043.',
    );
    const due = buildReturn({ status: 'accepted' });
    const payment = { ...order.payment, refundDue: 979 };
    expect(describeNextStep({ ...order, payment, returns: [due, exchanged] }, today)).toBe(
      'We have received the items. We will refund ₹979 to as…@okbank. Your exchange is order ES-100043.',
    );
  });

  it('tells who cancelled', () => {
    const by = (who: 'shopper' | 'staff') =>
      describeNextStep(
        buildOrder({ orderStatus: 'Cancelled', cancellation: { by: who, reason: 'changed-mind' } }),
        today,
      );
    expect(by('shopper')).toBe('You cancelled this order. You owe nothing.');
    expect(by('staff')).toContain('we had to cancel your order');
    const order = buildOrder({ orderStatus: 'Cancelled' });
    const refunded = { ...order, payment: { ...order.payment, method: 'ONLINE', refunded: 979 } };
    expect(describeNextStep(refunded, today)).toBe(
      'You cancelled this order. We have refunded your payment of ₹979.',
    );
    const claimed = { reference: '412345678901', at: '2026-11-20T10:00:00.000Z' };
    const payment = { ...buildOrder().payment, amount: 979, claimed };
    expect(describeNextStep(buildOrder({ orderStatus: 'Cancelled', payment }), today)).toBe(
      'You cancelled this order. If your payment of ₹979 reaches us, we will refund it.',
    );
    const cancellation = { by: 'staff' as const, reason: 'shopper-asked' as const };
    expect(describeNextStep(buildOrder({ orderStatus: 'Cancelled', cancellation }), today)).toBe(
      'Your order was cancelled as you requested. You owe nothing.',
    );
  });

  it('tells where the refund is', () => {
    const order = buildOrder({ orderStatus: 'Returned', returns: [buildReturn({ status: 'accepted' })] });
    const paid = (status: 'refund due' | 'refunded') =>
      describeNextStep(
        { ...order, payment: { ...order.payment, refundDue: status === 'refunded' ? 0 : 979 } },
        today,
      );
    expect(paid('refund due')).toBe('We have received the items. We will refund ₹979 to as…@okbank.');
    expect(paid('refunded')).toBe('We have refunded ₹979 to as…@okbank.');
  });

  it('says that the refund of an online payment goes back the way it was paid, unless the gateway failed', () => {
    const reference = 'rfnd_1';
    const describePaid = (state: 'processed' | 'failed', refundDue = 0) => {
      const refundPaid = { at: '2026-11-20T10:00:00.000Z', reference };
      const accepted = buildReturn({ status: 'accepted', ...(refundDue === 0 && { refundPaid }) });
      const refunds = [{ amount: 979, state, reference, return: accepted._id }];
      const details = { order: 'order_1' };
      const payment = { ...buildOrder().payment, method: 'ONLINE', details, refundDue, refunds };
      return describeNextStep(buildOrder({ orderStatus: 'Returned', returns: [accepted], payment }), today);
    };
    const way = 'the card, UPI ID or bank account that you paid with';
    expect(describePaid('processed', 979)).toBe(`We have received the items. We will refund ₹979 to ${way}.`);
    expect(describePaid('failed', 979)).toContain('We will refund ₹979 to as…@okbank.');
    expect(describePaid('processed')).toBe(
      `We have refunded ₹979 to ${way}. This usually takes 5 to 7 working days.`,
    );
    expect(describePaid('failed')).toBe('We have refunded ₹979 to as…@okbank.');
  });

  it('names each refund that is still due, also after a refused return', () => {
    const refundPaid = { at: '2026-11-20T10:00:00.000Z', reference: 'UTR1' };
    const due = buildReturn({ status: 'accepted' });
    const other = { ...due, refund: { ...due.refund, total: 500 } };
    const order = (orderStatus: 'Returned' | 'Return refused', returns: (typeof due)[]) =>
      describeNextStep(
        buildOrder({ orderStatus, returns, payment: { ...buildOrder().payment, refundDue: 979 } }),
        today,
      );
    expect(order('Returned', [due, other])).toBe(
      'We have received the items. We will refund ₹979 to as…@okbank and ₹500 to as…@okbank.',
    );
    expect(order('Returned', [due, { ...other, refundPaid }])).toBe(
      'We have received the items. We will refund ₹979 to as…@okbank.',
    );
    expect(order('Return refused', [due, buildReturn({ status: 'refused' })])).toMatch(
      /disagree\. We will refund ₹979 to as…@okbank\.$/,
    );
  });

  it('tells that a parcel came back, and that its payment will be refunded', () => {
    const order = buildOrder({ orderStatus: 'Returned to shop' });
    const payment = { ...order.payment, refundDue: 979 };
    expect(describeNextStep({ ...order, payment }, today)).toBe(
      'Your order could not be delivered and was returned to us. We will refund your payment of ₹979 the way you paid, and email you when it is sent.',
    );
  });
});
