import { describe, expect, it } from '@jest/globals';
import { DEFAULT_ORDER_LIMITS, type OrderLimits } from '@e-store/shared/orders/order-limits';
import { Types } from 'mongoose';
import type { OrderDraft } from './order.model.ts';
import { assertWithinOrderLimits, type OpenOrderStats } from './assert-within-order-limits.ts';

const [shirt, jeans] = [new Types.ObjectId(), new Types.ObjectId()];
const line = (product: Types.ObjectId, quantity: number, name = 'Indigo Shirt') => ({
  product,
  name,
  quantity,
  image: '',
  price: 500,
  discount: 0,
});
type Line = ReturnType<typeof line>;

function refusalOf(
  limits: Partial<OrderLimits>,
  {
    total = 500,
    lines = [line(shirt, 1)],
    isPrepaid = false,
  }: { total?: number; lines?: Line[]; isPrepaid?: boolean },
  openOrderStats: Partial<OpenOrderStats> = {},
) {
  const order = {
    totalPrice: total,
    orderItems: lines,
    payment: { isPrepaid },
    history: [],
  } as unknown as OrderDraft;
  const nothing = { buyer: { email: 'asha@example.com' }, ofAccount: 0, ofPhone: 0, ofAddress: 0, today: [] };
  try {
    assertWithinOrderLimits(order, { ...nothing, ...openOrderStats }, { ...DEFAULT_ORDER_LIMITS, ...limits });
    return undefined;
  } catch (error) {
    return error;
  }
}
const limit = (message: string) => ({ code: 'ORDER_LIMIT', message: `${message} Nothing was ordered.` });

describe('an order beyond the limits', () => {
  it('is of more than the shop takes in cash', () => {
    expect(refusalOf({ orderValue: 1000 }, { total: 1000 })).toBeUndefined();
    expect(refusalOf({ orderValue: 1000 }, { total: 1001 })).toMatchObject(
      limit('The maximum for a cash on delivery order is ₹1,000. Please split your order.'),
    );
    expect(refusalOf({ orderValue: 1000 }, { total: 1001, isPrepaid: true })).toMatchObject(
      limit('The maximum for an order is ₹1,000. Please split your order.'),
    );
  });

  it.each([
    ['ofAccount', 'openOrders', 'You have 2 open orders. Wait until one is delivered, or cancel one.'],
    ['ofPhone', 'openOrders', 'Open orders for this mobile number: 2. Wait until one is delivered.'],
    ['ofAddress', 'openOrdersPerAddress', 'Open orders to this address: 2. Wait until one is delivered.'],
  ] as const)('is one more than may be under way: %s', (counted, of, sentence) => {
    expect(refusalOf({ [of]: 2 }, {}, { [counted]: 1 })).toBeUndefined();
    expect(refusalOf({ [of]: 2 }, {}, { [counted]: 2 })).toMatchObject(limit(sentence));
  });

  it('is the second of an email that nobody proved, where the shop asks for that', () => {
    const proven = { email: 'asha@example.com', emailProvenAt: new Date() };
    const asked = { secondOrderNeedsProof: true };
    expect(refusalOf(asked, {}, { ofAccount: 1 })).toMatchObject({
      code: 'EMAIL_PROOF_REQUIRED',
      message:
        'You have an open order. Before you place another, confirm that asha@example.com is yours. We can email you a link for this. Nothing was ordered.',
    });
    expect(refusalOf(asked, {}, { ofAccount: 0 })).toBeUndefined();
    expect(refusalOf(asked, {}, { ofAccount: 1, buyer: proven })).toBeUndefined();
    expect(refusalOf({ secondOrderNeedsProof: false }, {}, { ofAccount: 1 })).toBeUndefined();
  });

  it('has more pieces of a product than go on a day, all its lines and those of earlier orders together', () => {
    const few = { piecesPerProductAndDay: 5 };
    const inTwoSizes = [line(shirt, 3), line(shirt, 2)];
    expect(refusalOf(few, { lines: inTwoSizes })).toBeUndefined();
    expect(refusalOf(few, { lines: [...inTwoSizes, line(shirt, 1)] })).toMatchObject(
      limit('You can order at most 5 of Indigo Shirt per day.'),
    );
    const today = [{ orderItems: [line(shirt, 1), line(jeans, 5)] }, { orderItems: [line(shirt, 2)] }];
    expect(refusalOf(few, { lines: [line(shirt, 2)] }, { today })).toBeUndefined();
    expect(refusalOf(few, { lines: [line(shirt, 3)] }, { today })).toMatchObject(
      limit('You can order at most 5 of Indigo Shirt per day. You have ordered 3 today.'),
    );
    expect(refusalOf(few, { lines: [line(shirt, 1), line(jeans, 1, 'Jeans')] }, { today })).toMatchObject(
      limit('You can order at most 5 of Jeans per day. You have ordered 5 today.'),
    );
  });
});
