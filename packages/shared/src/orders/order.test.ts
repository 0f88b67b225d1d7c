import { PAYMENT_STATUSES } from '../payments/payment-states.ts';
import { describe, expect, it } from '@jest/globals';
import { Order } from './order.ts';

const order = {
  _id: '65f000000000000000000009',
  number: 'ES-100042',
  orderItems: [
    {
      product: '65f000000000000000000001',
      size: 'M',
      name: 'T-Shirt Summer Vibes',
      image: '/media/vibes.webp',
      price: 699,
      quantity: 2,
      discount: 0,
    },
  ],
  shippingInfo: {
    firstName: 'Aditi',
    lastName: 'Deshpande',
    email: 'aditi@example.com',
    phoneNo: '9845012345',
    address: '14, 3rd Cross',
    pincode: '560034',
    city: 'Bengaluru',
    contry: 'India' as const,
  },
  deliveryMethod: 'standard' as const,
  delivery: { from: '2026-11-24', to: '2026-11-27' },
  paymentInfo: { method: 'COD' as const, status: 'pending' as const },
  payment: {
    method: 'COD',
    state: 'pending' as const,
    amount: 1678,
    fee: 0,
    refundDue: 0,
    refunded: 0,
  },
  itemsPrice: 1398,
  discount: 0,
  taxPrice: 250,
  shippingPrice: 30,
  totalPrice: 1678,
  orderStatus: 'Processing' as const,
  history: [{ status: 'Processing' as const, at: '2026-11-20T10:00:00.000Z' }],
  returns: [],
  createdAt: '2026-11-20T10:00:00.000Z',
};

describe('Order', () => {
  it('carries what the detail screen reads, the phone as the phone [spec 3-10]', () => {
    const read = Order.parse(order);
    expect(read).toMatchObject({ totalPrice: 1678, orderStatus: 'Processing' });
    expect(read.shippingInfo).toMatchObject({
      address: '14, 3rd Cross',
      city: 'Bengaluru',
      contry: 'India',
      pincode: '560034',
      phoneNo: '9845012345',
    });
    expect(read.orderItems[0]).toMatchObject({ image: '/media/vibes.webp', quantity: 2, price: 699 });
  });

  it('names its payment method by a code, cash on delivery among them [spec 9-18]', () => {
    expect(Order.safeParse({ ...order, paymentInfo: { method: 'by card', status: 'pending' } }).success).toBe(
      false,
    );
    expect(PAYMENT_STATUSES).toEqual(['pending', 'collected', 'refund due', 'refunded', 'cancelled']);
  });

  it('drops what is not part of the answer', () => {
    expect(Order.parse({ ...order, user: 'x', idempotencyKey: 'k', __v: 0 })).toEqual(order);
  });
});
