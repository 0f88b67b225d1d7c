import { describe, expect, it } from '@jest/globals';
import { buildOrder, buildReturn } from '../../testing/build-order.ts';
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
    ['Shipped', '2026-11-28', 'Delayed. It was due by Fri 27 Nov.'],
    ['Delivered', '2026-12-20', 'Delivered on Tue 24 Nov'],
    ['Cancelled', '2026-11-21', 'Cancelled'],
  ] as const)('%s on %s: %s', (orderStatus, today, words) => {
    expect(orderPromise(buildOrder({ orderStatus, delivery, history: [...history] }), today)).toBe(words);
  });

  it('promises no day before the order is paid', () => {
    const { payment } = buildOrder();
    const unpaid = buildOrder({ payment: { ...payment, expiresAt: '2026-11-20T10:30:00.000Z' } });
    expect(orderPromise(unpaid, '2026-11-20')).toBe('Waiting for your payment');
    const claimed = { reference: '412345678901', at: '2026-11-20T10:10:00.000Z' };
    const order = buildOrder({ payment: { ...payment, claimed } });
    expect(orderPromise(order, '2026-11-20')).toBe('Checking your payment');
  });

  it.each([
    ['Return requested', 'requested', 'Return requested for 1 of 3 items'],
    ['Returned', 'accepted', '1 of 3 items returned'],
    ['Return refused', 'refused', 'Return of 1 of 3 items refused'],
  ] as const)('%s of some items names how many', (orderStatus, status, words) => {
    const [shirt] = buildOrder().orderItems;
    const orderItems = [shirt!, { ...shirt!, size: 'L', quantity: 2 }];
    const order = buildOrder({ orderStatus, orderItems, returns: [buildReturn({ status })] });
    expect(orderPromise(order, '2026-12-01')).toBe(words);
    const exchange = { ...order, returns: [buildReturn({ status, exchange: true })] };
    expect(orderPromise(exchange, '2026-12-01')).toBe(
      words.replace('Return requested', 'Exchange requested'),
    );
  });

  it('names the day where the return is about the whole order', () => {
    const returned = { status: 'Returned', at: '2026-12-01T10:00:00.000Z' } as const;
    const order = buildOrder({
      orderStatus: 'Returned',
      history: [returned],
      returns: [buildReturn({ status: 'accepted' })],
    });
    expect(orderPromise(order, '2026-12-02')).toBe('Returned on Tue 1 Dec');
  });
});
