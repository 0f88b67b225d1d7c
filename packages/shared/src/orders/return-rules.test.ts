import { describe, expect, it } from '@jest/globals';
import { orderTotals } from './order-totals.ts';
import {
  calculateRefund,
  hasRefundFailed,
  isRefundedToOriginalPayment,
  needsRefundAccount,
  returnableQuantity,
  returnUntil,
} from './return-rules.ts';

const [tee, jeans] = ['0'.repeat(24), '1'.repeat(24)];
const line = (product: string, size: string, price: number, quantity: number, discount = 0) => ({
  product,
  size,
  price,
  quantity,
  discount,
});
const bought = {
  orderItems: [line(tee, 'M', 699, 2, 101), line(jeans, '32', 1399, 1, 100)],
  taxPrice: 250,
  shippingPrice: 30,
  returns: [],
};
const some = (product: string, size: string, quantity: number) => ({ product, size, quantity });
const returned = (status: 'accepted' | 'refused' | 'requested', ...lines: ReturnType<typeof some>[]) => ({
  status,
  lines,
});

describe('the last day to give pieces back', () => {
  it('is so many days after the day of delivery in India', () => {
    const history = [
      { status: 'Processing' as const, at: new Date('2026-11-01T10:00:00Z') },
      { status: 'Delivered' as const, at: new Date('2026-11-05T19:00:00Z') }, // the 6th in India
    ];
    expect(returnUntil(history, 30, [])).toBe('2026-12-06');
    expect(returnUntil(history, 0, [])).toBe('2026-11-06');
  });

  it('is none before delivery, and no later step moves it', () => {
    expect(returnUntil([{ status: 'Shipped', at: new Date() }], 30, [])).toBeUndefined();
    const history = [
      { status: 'Delivered' as const, at: new Date('2026-11-05T10:00:00Z') },
      { status: 'Return requested' as const, at: new Date('2026-11-20T10:00:00Z') },
    ];
    expect(returnUntil(history, 30, [])).toBe('2026-12-05');
  });
});

describe('the last day to give pieces back, after another return', () => {
  const history = [{ status: 'Delivered' as const, at: new Date('2026-11-05T10:00:00Z') }];
  const day = (text: string) => new Date(`${text}T10:00:00Z`);

  it('is later by the days that the others waited for their decision', () => {
    const first = { requestedAt: day('2026-11-20'), decidedAt: day('2026-11-24') };
    const second = { requestedAt: day('2026-12-01'), decidedAt: day('2026-12-02') };
    expect(returnUntil(history, 30, [first])).toBe('2026-12-09');
    expect(returnUntil(history, 30, [first, second])).toBe('2026-12-10');
    expect(returnUntil(history, 30, [first, { ...first }, second])).toBe('2026-12-10');
  });

  it('is not moved by one that was decided the same day, or is not decided yet', () => {
    const decided = { requestedAt: day('2026-11-20'), decidedAt: day('2026-11-20') };
    expect(returnUntil(history, 30, [decided, { requestedAt: day('2026-11-21') }])).toBe('2026-12-05');
  });
});

describe('pieces that can still be given back', () => {
  it('are those that nobody asked for yet, by product and size', () => {
    const [shirts] = bought.orderItems;
    if (!shirts) throw new Error('no shirts');
    expect(returnableQuantity(shirts, [])).toBe(2);
    expect(returnableQuantity(shirts, [returned('refused', some(tee, 'M', 1))])).toBe(1);
    expect(returnableQuantity(shirts, [returned('accepted', some(tee, 'L', 1), some(jeans, 'M', 1))])).toBe(
      2,
    );
  });
});

describe('a refund', () => {
  it('is what was paid for the pieces, less their part of the discount, with their part of the tax', () => {
    expect(calculateRefund(bought, [some(tee, 'M', 1)])).toEqual({
      items: 699 - 51,
      tax: 63,
      shipping: 0,
      total: 699 - 51 + 63,
    });
  });

  it('brings back of the tax what falls on what was paid for the pieces, not on their price', () => {
    const halved = {
      orderItems: [line(tee, 'M', 1000, 1, 500), line(jeans, '32', 1000, 1)],
      taxPrice: 150,
      shippingPrice: 30,
      returns: [],
    };
    expect(calculateRefund(halved, [some(tee, 'M', 1)])).toMatchObject({ items: 500, tax: 50 });
    expect(calculateRefund(halved, [some(jeans, '32', 1)])).toMatchObject({ items: 1000, tax: 100 });
  });

  it('of everything is everything that was paid, shipping too [spec 9-7]', () => {
    const { total } = calculateRefund(bought, [some(tee, 'M', 2), some(jeans, '32', 1)]);
    expect(total).toBe(699 * 2 + 1399 - 201 + 250 + 30);
  });

  it('of items that a code paid in full returns the tax in proportion to their prices', () => {
    const free = {
      orderItems: [line(tee, 'M', 100, 2, 200), line(jeans, '32', 300, 1, 300)],
      taxPrice: 250,
      shippingPrice: 30,
      returns: [],
    };
    const tees = [some(tee, 'M', 2)];
    expect(calculateRefund(free, tees)).toEqual({ items: 0, tax: 100, shipping: 0, total: 100 });
    const rest = { ...free, returns: [returned('accepted', ...tees)] };
    const last = { items: 0, tax: 150, shipping: 30, total: 180 };
    expect(calculateRefund(rest, [some(jeans, '32', 1)])).toEqual(last);
  });

  it('of the last pieces brings the shipping back, unless something was refused before', () => {
    const rest = [some(jeans, '32', 1)];
    const after = (status: 'accepted' | 'refused') =>
      calculateRefund({ ...bought, returns: [returned(status, some(tee, 'M', 2))] }, rest).shipping;
    expect(after('accepted')).toBe(30);
    expect(after('refused')).toBe(0);
  });

  it('never adds up to more or less than was paid, however the pieces come back', () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let run = 0; run < 200; run += 1) {
      const items = Array.from({ length: 1 + random(4) }, (_, index) => ({
        product: String(index).repeat(24),
        size: 'M',
        price: 1 + random(2000),
        quantity: 1 + random(5),
      }));
      const totals = orderTotals(items, {
        tax: random(400),
        shipping: random(60),
        discount: { percent: random(60) },
      });
      const order = {
        orderItems: items.map((item, index) => ({ ...item, discount: totals.lineDiscounts[index]! })),
        taxPrice: totals.tax,
        shippingPrice: totals.shipping,
      };
      const returns: { status: 'accepted'; lines: ReturnType<typeof some>[] }[] = [];
      let paidBack = 0;
      for (;;) {
        const lines = order.orderItems.flatMap((item) => {
          const left = returnableQuantity(item, returns);
          return left > 0 ? [some(item.product, item.size, 1 + random(left))] : [];
        });
        if (lines.length === 0) break;
        const part = calculateRefund({ ...order, returns }, lines);
        expect(part.items).toBeGreaterThanOrEqual(0);
        paidBack += part.total;
        returns.push({ status: 'accepted', lines });
      }
      expect(paidBack).toBe(totals.total);
    }
  });
});

describe('the refund of a return by the gateway', () => {
  const attempt = (state: 'failed' | 'pending', of?: string) => ({ amount: 500, state, return: of });
  const payment = (...refunds: ReturnType<typeof attempt>[]) => ({
    method: 'ONLINE',
    state: 'captured' as const,
    amount: 979,
    fee: 0,
    refundDue: 979,
    refunded: 0,
    details: { order: 'order_1' },
    refunds,
  });

  it.each([
    ['its own attempt failed', [attempt('failed', 'first')], true],
    ['another return failed after it', [attempt('pending', 'first'), attempt('failed', 'second')], false],
    ['the order failed after it', [attempt('pending', 'first'), attempt('failed')], false],
    ['it was tried again', [attempt('failed', 'first'), attempt('pending', 'first')], false],
  ])('fails only by its own latest attempt: %s', (_case, refunds, isFailed) => {
    const of = payment(...refunds);
    expect(hasRefundFailed(of, 'first')).toBe(isFailed);
    const paid = { _id: 'first', refundPaid: undefined };
    expect(isRefundedToOriginalPayment({ payment: of }, paid)).toBe(!isFailed);
  });

  it('needs no account, unless the items are exchanged', () => {
    const { details: _gateway, ...cash } = payment();
    expect(needsRefundAccount({ payment: payment() }, false)).toBe(false);
    expect(needsRefundAccount({ payment: payment() }, true)).toBe(true);
    expect(needsRefundAccount({ payment: cash }, false)).toBe(true);
  });
});
