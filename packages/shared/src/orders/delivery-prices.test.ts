import { expect, it } from '@jest/globals';
import { deliveryPrices } from './order-totals.ts';

const charges = { shipping: 30, expressShipping: 35 };

it.each([
  ['as the store asks', charges, 699, { standard: 30, express: 35 }],
  ['free from the threshold on', { ...charges, freeShippingFrom: 199 }, 199, { standard: 0, express: 35 }],
  ['not below it', { ...charges, freeShippingFrom: 199 }, 198, { standard: 30, express: 35 }],
])('delivery prices: %s', (_, given, items, prices) => {
  expect(deliveryPrices(given, items)).toEqual(prices);
});
