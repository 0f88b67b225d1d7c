import { describe, expect, it } from '@jest/globals';
import { NewOrder, OrderLineInput } from './new-order.ts';

const product = '65f000000000000000000001';
const shippingInfo = {
  firstName: 'Aditi',
  lastName: 'Deshpande',
  email: 'aditi@example.com',
  phoneNo: '9845012345',
  address: '14, 3rd Cross',
  pincode: '560034',
  city: 'Bengaluru',
  contry: 'India',
};

const specPayload = {
  shippingInfo,
  orderItems: [{ product, name: 'Hacked', price: 1, image: 'x', stock: 999, quantity: 2, size: 'M' }],
  paymentInfo: { id: 'sample', status: 'processing' },
  itemsPrice: 1,
  taxPrice: 0,
  shippingPrice: 0,
  totalPrice: 1678,
};

const lines = (count: number) => Array.from({ length: count }, () => ({ product, quantity: 1 }));

const pathsOfErrors = (input: unknown) => {
  const result = NewOrder.safeParse(input);
  return result.success ? [] : result.error.issues.map(({ path }) => path.join('.'));
};

describe('NewOrder', () => {
  it('reads of the spec’s payload what the shopper decides, and drops the prices and the payment [spec 3-8] [R6] [R73] [D12]', () => {
    expect(NewOrder.parse(specPayload)).toEqual({
      shippingInfo,
      orderItems: [{ product, quantity: 2, size: 'M' }],
      totalPrice: 1678,
      deliveryMethod: 'standard',
    });
  });

  it('needs a line, and at most fifty [R54]', () => {
    expect(pathsOfErrors({ ...specPayload, orderItems: [] })).toEqual(['orderItems']);
    expect(pathsOfErrors({ ...specPayload, orderItems: lines(50) })).toEqual([]);
    expect(pathsOfErrors({ ...specPayload, orderItems: lines(51) })).toEqual(['orderItems']);
  });

  it.each([0, -1, 1.5, 1001, 1e9, '2', null])('refuses a quantity of %j [R61]', (quantity) => {
    expect(OrderLineInput.safeParse({ product, quantity }).success).toBe(false);
  });

  it('refuses an operator object where an id belongs', () => {
    expect(OrderLineInput.safeParse({ product: { $ne: '' }, quantity: 1 }).success).toBe(false);
  });

  it('knows standard and express delivery only', () => {
    expect(NewOrder.parse({ ...specPayload, deliveryMethod: 'express' }).deliveryMethod).toBe('express');
    expect(pathsOfErrors({ ...specPayload, deliveryMethod: 'drone' })).toEqual(['deliveryMethod']);
  });

  it('may leave out the total: the server’s is taken then', () => {
    const { totalPrice: _left, ...withoutTotal } = specPayload;
    expect(NewOrder.parse(withoutTotal).totalPrice).toBeUndefined();
  });

  it('names each bad field of the address by its path', () => {
    const bad = { ...specPayload, shippingInfo: { ...shippingInfo, phoneNo: '', pincode: 'x' } };
    expect(pathsOfErrors(bad)).toEqual(['shippingInfo.phoneNo', 'shippingInfo.pincode']);
  });
});
