import type { Types } from 'mongoose';

type Line = { product: Types.ObjectId | string; size?: string; quantity?: number };

export const shippingInfo = {
  firstName: 'Test',
  lastName: 'Shopper',
  email: 'test@example.com',
  phoneNo: '9876543210',
  address: '12 Lake Road, Sector 4',
  pincode: '560034',
  city: 'Bengaluru',
  contry: 'India',
};

export function orderPayload(lines: Line[], changes: object = {}) {
  return {
    shippingInfo,
    orderItems: lines.map(({ product, quantity = 1, ...line }) => ({
      ...line,
      product: String(product),
      quantity,
      name: 'Typed by the client',
      price: 1,
      image: 'x',
      stock: 999,
    })),
    paymentInfo: { id: 'sample', status: 'succeeded' },
    itemsPrice: 1,
    taxPrice: 0,
    shippingPrice: 0,
    ...changes,
  };
}
