import { describe, expect, it } from '@jest/globals';
import { buildCartItem } from '../../testing/build-cart-item.ts';
import { readCart, writeAddress, writeCart } from './cart.storage.ts';

const storage = window.localStorage;
const store = (key: string, value: unknown) => storage.setItem(key, JSON.stringify(value));

describe('cart storage', () => {
  it('keeps the cart under the keys of spec §3 [spec 3-5] [spec 3-7] [spec 4-17]', () => {
    const address = { shippingInfo: { firstName: 'Asha', city: 'Pune' }, remembersAddress: true };
    const cart = { cartItems: [buildCartItem()], ...address };
    writeCart(storage, cart);
    writeAddress(storage, cart);
    expect(JSON.parse(storage.getItem('cartItems') ?? '')).toEqual(cart.cartItems);
    expect(JSON.parse(storage.getItem('shippingInfo') ?? '')).toEqual(cart.shippingInfo);
    expect(readCart(storage)).toEqual(cart);
  });

  it('leaves no empty entries behind', () => {
    writeCart(storage, { cartItems: [buildCartItem()] });
    writeAddress(storage, { shippingInfo: { city: 'Pune' }, remembersAddress: true });
    writeCart(storage, { cartItems: [] });
    writeAddress(storage, { shippingInfo: {}, remembersAddress: true });
    expect(storage).toHaveLength(0);
  });

  it.each(['{', '"text"', '7', 'null', '{"length":1}'])('takes corrupt items for none: %s', (text) => {
    storage.setItem('cartItems', text);
    storage.setItem('shippingInfo', text === 'null' ? '[]' : text);
    expect(readCart(storage)).toEqual({ cartItems: [], shippingInfo: {}, remembersAddress: true });
  });

  it('keeps the good lines beside a corrupt one [T19]', () => {
    const good = buildCartItem();
    store('cartItems', [
      good,
      { ...good, price: '699' },
      { ...good, quantity: 0 },
      { ...good, size: 5 },
      { ...good, name: undefined },
      null,
    ]);
    expect(readCart(storage).cartItems).toEqual([good]);
  });

  it('reads only the texts of an address', () => {
    store('shippingInfo', { firstName: 'Asha', phoneNo: 9876543210, admin: 'yes' });
    expect(readCart(storage).shippingInfo).toEqual({ firstName: 'Asha' });
  });

  it('keeps an address for a day and no longer [R33]', () => {
    const day = 24 * 60 * 60 * 1000;
    writeAddress(storage, { shippingInfo: { city: 'Pune' }, remembersAddress: true }, 1000);
    expect(readCart(storage, day).shippingInfo).toEqual({ city: 'Pune' });
    expect(readCart(storage, day + 1000).shippingInfo).toEqual({});
  });

  it('keeps no address where none is to be remembered, and that this is so [R33]', () => {
    writeAddress(storage, { shippingInfo: { city: 'Pune' }, remembersAddress: true });
    writeAddress(storage, { shippingInfo: { city: 'Pune' }, remembersAddress: false });
    expect(storage.getItem('shippingInfo')).toBeNull();
    expect(readCart(storage)).toMatchObject({ shippingInfo: {}, remembersAddress: false });
  });
});
