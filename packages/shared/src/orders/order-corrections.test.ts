import { describe, expect, it } from '@jest/globals';
import { correctionError, statusBefore } from './order-corrections.ts';
import { canTransition, ORDER_STATUSES, type OrderStatus } from './order-lifecycle.ts';

const order = (...statuses: OrderStatus[]) => ({
  orderStatus: statuses.at(-1)!,
  history: statuses.map((status) => ({ status })),
  isErased: false,
});

describe('a correction of an order', () => {
  it('sets it back by one step, whichever step it was', () => {
    expect(statusBefore(order('Processing', 'Confirmed', 'Packed'))).toBe('Confirmed');
    expect(statusBefore(order('Shipped', 'Delivery failed'))).toBe('Shipped');
    expect(statusBefore(order('Delivery failed', 'Out for delivery'))).toBe('Delivery failed');
  });

  it('is possible after every step but those of a return', () => {
    for (const to of ORDER_STATUSES)
      for (const from of ORDER_STATUSES.filter((status) => canTransition(status, to, 'staff'))) {
        const isOfReturn = ['Return requested', 'Returned', 'Return refused'].includes(to);
        expect([to, correctionError(order(from, to))]).toEqual([
          to,
          isOfReturn ? `An order with the status “${to}” cannot be moved back.` : undefined,
        ]);
      }
    expect(correctionError(order('Delivered', 'Return requested'))).toMatch(/cannot be moved back/);
    expect(correctionError(order('Processing'))).toBe(
      'An order with the status “Processing” cannot be moved back.',
    );
  });

  it('is refused where the history does not lead to the state, and after the account was erased', () => {
    expect(statusBefore({ ...order('Shipped', 'Delivered') })).toBeUndefined();
    expect(statusBefore({ ...order('Packed', 'Shipped'), orderStatus: 'Delivered' })).toBeUndefined();
    expect(correctionError({ ...order('Packed', 'Shipped'), isErased: true })).toMatch(/was deleted/);
  });
});
