import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { objectId } from './object-id.ts';

export function buildOrder(changes: Partial<Order> = {}): Order {
  return {
    _id: objectId(500),
    number: 'ES-100042',
    orderItems: [
      {
        product: objectId(1),
        size: 'M',
        name: 'Indigo crew T-shirt',
        image: '/media/tee.webp',
        price: 699,
        quantity: 1,
        discount: 0,
      },
    ],
    shippingInfo: {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      phoneNo: '9876543210',
      address: '12 Temple Road',
      pincode: '560001',
      city: 'Bengaluru',
      contry: 'India', // (sic) spec §3
    },
    deliveryMethod: 'standard',
    delivery: { from: '2026-11-24', to: '2026-11-27' },
    paymentInfo: { method: 'COD', status: 'pending' },
    payment: {
      method: 'COD',
      state: 'pending',
      amount: 0,
      fee: 0,
      refundDue: 0,
      refunded: 0,
    },
    itemsPrice: 699,
    discount: 0,
    taxPrice: 250,
    shippingPrice: 30,
    totalPrice: 979,
    orderStatus: 'Processing',
    history: [{ status: 'Processing', at: '2026-11-20T10:00:00.000Z' }],
    returns: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  };
}

export function buildDeliveredOrder(): Order {
  const items = buildOrder().orderItems;
  return buildOrder({
    orderItems: items.flatMap((item) => [
      { ...item, quantity: 2 },
      { ...item, product: objectId(2), size: '32', name: 'Deccan jeans', price: 1399 },
    ]),
    itemsPrice: 2797,
    totalPrice: 3077,
    orderStatus: 'Delivered',
    returnUntil: '2999-12-20',
  });
}

export function buildOrderList(...orders: Order[]) {
  return { orders, page: 1, limit: 100, total: orders.length };
}

export function buildReturn(changes: Partial<OrderReturn> = {}): OrderReturn {
  return {
    _id: objectId(700),
    status: 'requested',
    lines: [{ product: objectId(1), size: 'M', quantity: 1 }],
    reason: 'too-small',
    refund: { items: 699, tax: 250, shipping: 30, total: 979 },
    refundTo: { method: 'upi', shown: 'as…@okbank' },
    requestedAt: '2026-11-28T10:00:00.000Z',
    ...changes,
  };
}
