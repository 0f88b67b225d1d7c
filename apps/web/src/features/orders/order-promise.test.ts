import { describe, expect, it } from '@jest/globals';
import { buildOrder } from '../../testing/build-order.ts';
import { orderPromise } from './order-promise.ts';

const delivery = { from: '2026-11-24', to: '2026-11-27' };
const history = [
  { status: 'Processing', at: '2026-11-20T10:00:00.000Z' },
  { status: 'Delivered', at: '2026-11-23T20:00:00.000Z' },
] as const;

describe('what an order promises', () => {
  it.each([
    ['Processing', '2026-11-20', 'Arriving by Fri 27 Nov'],
    ['Out for delivery', '2026-11-27', 'Arriving by Fri 27 Nov'],
    ['Shipped', '2026-11-28', 'Late: it was due by Fri 27 Nov'],
    ['Delivered', '2026-12-20', 'Delivered on Tue 24 Nov'],
    ['Cancelled', '2026-11-21', 'Cancelled'],
  ] as const)('%s on %s: %s', (orderStatus, today, words) => {
    expect(orderPromise(buildOrder({ orderStatus, delivery, history: [...history] }), today)).toBe(words);
  });
});
