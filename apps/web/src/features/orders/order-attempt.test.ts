import { describe, expect, it } from '@jest/globals';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { buildOrder } from '../../testing/build-order.ts';
import { buildQuote } from '../../testing/build-quote.ts';
import { resolveOrderKey, toAttempt } from './order-attempt.ts';
import { toOrderPayload } from '../../pages/shop/cart/checkout.tsx';

const payload = toOrderPayload({
  shippingInfo: buildOrder().shippingInfo,
  items: [buildCartItem({ quantity: 2 })],
  quote: buildQuote(),
  deliveryMethod: 'express',
});
const earlier = toAttempt({ key: resolveOrderKey(payload, null, () => 'first'), payload, at: 0 });
const keyOf = (changes: object) => resolveOrderKey({ ...payload, ...changes }, earlier, () => 'second');

describe('order payload', () => {
  it('is that of spec §3, with the total that was seen [spec 3-8] [spec 3-9]', () => {
    expect(payload).toEqual({
      shippingInfo: buildOrder().shippingInfo,
      orderItems: [buildCartItem({ quantity: 2 })],
      paymentInfo: { id: 'COD', status: 'processing' },
      itemsPrice: 699,
      taxPrice: 250,
      shippingPrice: 30,
      totalPrice: 979,
      deliveryMethod: 'express',
    });
  });
});

describe('attempt to order', () => {
  it('keeps its key while the same is ordered, though stock and price of a line were read anew', () => {
    expect(keyOf({})).toBe('first');
    expect(keyOf({ orderItems: [buildCartItem({ quantity: 2, stock: 9, price: 1 })] })).toBe('first');
    expect(keyOf({ business: undefined, taxPrice: 249, paymentInfo: { id: 'COD', status: 'paid' } })).toBe(
      'first',
    );
  });

  it.each([
    ['another total', { totalPrice: 1029 }],
    ['another quantity', { orderItems: [buildCartItem({ quantity: 1 })] }],
    ['another size', { orderItems: [buildCartItem({ quantity: 2, size: 'L' })] }],
    ['another address', { shippingInfo: { ...buildOrder().shippingInfo, city: 'Mysuru' } }],
    ['another delivery', { deliveryMethod: 'standard' }],
    ['a promo code', { promoCode: 'WELCOME10' }],
    ['another payment method', { paymentMethod: 'UPI' }],
    ['a business buyer', { business: { name: 'Aangan Loom', gstin: '29AAACE1234F1Z8' } }],
    ['a field that orders do not have yet', { fieldOfTomorrow: 'yes' }],
  ])('is a new one for %s', (_, changes) => {
    expect(keyOf(changes)).toBe('second');
  });

  it('keeps nothing of what was ordered, or of where it goes', () => {
    expect(Object.keys(earlier)).toEqual(['key', 'meaning', 'at', 'isOpen']);
    expect(earlier.meaning).toMatch(/^[0-9a-z]{5,11}$/);
  });
});
