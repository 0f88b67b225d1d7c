import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from './order-lifecycle.ts';
import { isAddressEditable, isTrackable, staffMoves, staffTransitionError } from './staff-moves.ts';

describe('the moves of staff', () => {
  it.each([
    ['Processing', ['Confirmed', 'Cancelled'], ['Confirmed']],
    ['Confirmed', ['Packed', 'Cancelled'], ['Packed']],
    ['Packed', ['Shipped', 'Cancelled'], ['Shipped']],
    ['Shipped', ['Out for delivery', 'Delivery failed'], ['Out for delivery', 'Delivery failed']],
    ['Out for delivery', ['Delivered', 'Delivery failed'], ['Delivery failed']],
    ['Delivery failed', ['Out for delivery', 'Returned to shop'], ['Out for delivery', 'Returned to shop']],
    ['Delivered', [], []],
    ['Return requested', [], []],
    ['Cancelled', [], []],
  ] as const)('lead from %s to %j, those of a packer to %j', (from, admin, packer) => {
    expect(staffMoves(from, 'Admin')).toEqual(admin);
    expect(staffMoves(from, 'Packer')).toEqual(packer);
  });

  it('say why not, for every move that is not offered', () => {
    for (const role of ['Admin', 'Packer'] as const)
      for (const from of ORDER_STATUSES)
        for (const to of ORDER_STATUSES) {
          const refusal = staffTransitionError(from, to, role);
          expect(refusal === undefined).toBe(staffMoves(from, role).includes(to));
          expect(refusal ?? 'Fine.').toMatch(/^[A-Z].*\.$/);
        }
    expect(staffTransitionError('Processing', 'Delivered', 'Admin')).toBe(
      'An order with the status “Processing” cannot be changed to “Delivered”.',
    );
    expect(staffTransitionError('Return requested', 'Returned', 'Admin')).toBe(
      'Decide on a return item by item on the order page.',
    );
    expect(staffTransitionError('Out for delivery', 'Delivered', 'Packer')).toBe(
      'Ask an Admin to change the status to “Delivered”.',
    );
  });

  it('leave the address open until it is packed, and the parcel to be tracked from then on', () => {
    expect(ORDER_STATUSES.filter(isAddressEditable)).toEqual(['Processing', 'Confirmed']);
    expect(ORDER_STATUSES.filter(isTrackable)).toEqual([
      'Packed',
      'Shipped',
      'Out for delivery',
      'Delivery failed',
    ]);
  });
});
