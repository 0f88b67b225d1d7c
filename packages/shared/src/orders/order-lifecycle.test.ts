import { describe, expect, it } from '@jest/globals';
import {
  canMove,
  nextStatuses,
  ORDER_STATUSES,
  HAPPY_PATH,
  wasDelivered,
  transitionError,
  type OrderStatus,
} from './order-lifecycle.ts';

const ALLOWED: readonly [from: OrderStatus, to: OrderStatus, by: 'shopper' | 'staff' | 'both'][] = [
  ['Processing', 'Confirmed', 'staff'],
  ['Processing', 'Cancelled', 'both'],
  ['Confirmed', 'Packed', 'staff'],
  ['Confirmed', 'Cancelled', 'both'],
  ['Packed', 'Shipped', 'staff'],
  ['Packed', 'Cancelled', 'staff'],
  ['Shipped', 'Out for delivery', 'staff'],
  ['Shipped', 'Delivery failed', 'staff'],
  ['Out for delivery', 'Delivered', 'staff'],
  ['Out for delivery', 'Delivery failed', 'staff'],
  ['Delivery failed', 'Out for delivery', 'staff'],
  ['Delivery failed', 'Returned to shop', 'staff'],
  ['Delivered', 'Return requested', 'shopper'],
  ['Return requested', 'Returned', 'staff'],
  ['Return requested', 'Return refused', 'staff'],
  ['Returned', 'Return requested', 'shopper'],
  ['Return refused', 'Return requested', 'shopper'],
];

const everyMove = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.flatMap((to) => (['shopper', 'staff'] as const).map((actor) => ({ from, to, actor }))),
);

const isAllowed = ({ from, to, actor }: (typeof everyMove)[number]) =>
  ALLOWED.some(([f, t, by]) => f === from && t === to && (by === 'both' || by === actor));

const cancellableBy = (actor: 'shopper' | 'staff') =>
  ORDER_STATUSES.filter((from) => canMove(from, 'Cancelled', actor));

describe('order status', () => {
  it('goes its usual way by allowed moves, from Processing to Delivered', () => {
    expect([HAPPY_PATH[0], HAPPY_PATH.at(-1)]).toEqual(['Processing', 'Delivered']);
    HAPPY_PATH.slice(1).forEach((to, index) => expect(canMove(HAPPY_PATH[index]!, to, 'staff')).toBe(true));
  });

  it('allows exactly the moves of the table, for each pair and each actor [spec 4-23] [R11]', () => {
    expect(everyMove).toHaveLength(12 * 12 * 2);
    for (const move of everyMove)
      expect({ ...move, allowed: canMove(move.from, move.to, move.actor) }).toEqual({
        ...move,
        allowed: isAllowed(move),
      });
  });

  it('says why each refused move is refused, naming the state, and nothing about an allowed one', () => {
    for (const { from, to, actor } of everyMove) {
      const reason = transitionError(from, to, actor);
      expect({ from, to, refused: reason !== undefined }).toEqual({
        from,
        to,
        refused: !canMove(from, to, actor),
      });
      expect(reason ?? from).toContain(from);
    }
  });

  it('reaches every state from a new order [spec 4-23]', () => {
    const reached = new Set<OrderStatus>(['Processing']);
    for (const from of reached)
      for (const actor of ['shopper', 'staff'] as const)
        for (const to of nextStatuses(from, actor)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
  });

  it('ends where nothing more can happen', () => {
    const ends = ORDER_STATUSES.filter(
      (from) => nextStatuses(from, 'shopper').length + nextStatuses(from, 'staff').length === 0,
    );
    expect(ends).toEqual(['Returned to shop', 'Cancelled']);
  });

  it('a shopper cancels before packing only, staff before shipping', () => {
    expect(cancellableBy('shopper')).toEqual(['Processing', 'Confirmed']);
    expect(cancellableBy('staff')).toEqual(['Processing', 'Confirmed', 'Packed']);
  });

  it.each<[OrderStatus, string]>([
    [
      'Packed',
      'This order can no longer be cancelled, because its status is “Packed”. You can refuse it on delivery.',
    ],
    [
      'Out for delivery',
      'This order can no longer be cancelled, because its status is “Out for delivery”. You can refuse it on delivery.',
    ],
    [
      'Shipped',
      'This order can no longer be cancelled, because its status is “Shipped”. You can refuse it on delivery.',
    ],
    [
      'Delivery failed',
      'This order can no longer be cancelled, because its status is “Delivery failed”. You can refuse it on delivery.',
    ],
    ['Delivered', 'This order can no longer be cancelled, because its status is “Delivered”.'],
    ['Cancelled', 'The order status is already “Cancelled”.'],
  ])('tells a shopper who cancels an order that is %s what can still be done', (from, sentence) => {
    expect(transitionError(from, 'Cancelled', 'shopper')).toBe(sentence);
  });

  it('tells staff which move is impossible', () => {
    expect(transitionError('Processing', 'Delivered', 'staff')).toBe(
      'An order with the status “Processing” cannot be changed to “Delivered”.',
    );
    expect(transitionError('Shipped', 'Cancelled', 'staff')).toBe(
      'An order with the status “Shipped” cannot be changed to “Cancelled”.',
    );
  });

  it('tells who asks too early that it cannot be returned', () => {
    expect(transitionError('Shipped', 'Return requested', 'shopper')).toBe(
      'An order with the status “Shipped” cannot be returned.',
    );
  });

  it('knows which parcels were in the buyer’s hands', () => {
    expect(ORDER_STATUSES.filter(wasDelivered)).toEqual([
      'Delivered',
      'Return requested',
      'Returned',
      'Return refused',
    ]);
  });
});
