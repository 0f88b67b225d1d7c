import { describe, expect, it } from '@jest/globals';
import {
  canTransition,
  expectedStates,
  HAPPY_PATH,
  isAddressEditable,
  isAwaitingPacking,
  isArriving,
  isCorrectable,
  isFinal,
  isInShop,
  isMadeByShopper,
  isOpen,
  isSold,
  isTrackable,
  mailAbout,
  nextStates,
  ORDER_STATUSES,
  ORDER_TABS,
  type OrderStatus,
  paymentAfter,
  reducesSales,
  restockReason,
  STATUS_BY_RETURN,
  staffMoves,
  staffTransitionError,
  transitionError,
  wasDelivered,
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
  ['Delivered', 'Return requested', 'both'],
  ['Return requested', 'Returned', 'staff'],
  ['Return requested', 'Return refused', 'staff'],
  ['Returned', 'Return requested', 'both'],
  ['Return refused', 'Return requested', 'both'],
];

const everyMove = ORDER_STATUSES.flatMap((from) =>
  ORDER_STATUSES.flatMap((to) => (['shopper', 'staff'] as const).map((actor) => ({ from, to, actor }))),
);

const isAllowed = ({ from, to, actor }: (typeof everyMove)[number]) =>
  ALLOWED.some(([f, t, by]) => f === from && t === to && (by === 'both' || by === actor));

const cancellableBy = (actor: 'shopper' | 'staff') =>
  ORDER_STATUSES.filter((from) => canTransition(from, 'Cancelled', actor));

describe('order status', () => {
  it('goes its usual way by allowed moves, from Processing to Delivered', () => {
    expect([HAPPY_PATH[0], HAPPY_PATH.at(-1)]).toEqual(['Processing', 'Delivered']);
    HAPPY_PATH.slice(1).forEach((to, index) =>
      expect(canTransition(HAPPY_PATH[index]!, to, 'staff')).toBe(true),
    );
  });

  it('allows exactly the moves of the table, for each pair and each actor [spec 4-23] [R11]', () => {
    expect(everyMove).toHaveLength(12 * 12 * 2);
    for (const move of everyMove)
      expect({ ...move, allowed: canTransition(move.from, move.to, move.actor) }).toEqual({
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
        refused: !canTransition(from, to, actor),
      });
      expect(reason ?? from).toContain(from);
    }
  });

  it('reaches every state from a new order [spec 4-23]', () => {
    const reached = new Set<OrderStatus>(['Processing']);
    for (const from of reached)
      for (const actor of ['shopper', 'staff'] as const)
        for (const to of nextStates(from, actor)) reached.add(to);
    expect([...reached].toSorted()).toEqual([...ORDER_STATUSES].toSorted());
  });

  it('ends where nothing more can happen', () => {
    const ends = ORDER_STATUSES.filter(
      (from) => nextStates(from, 'shopper').length + nextStates(from, 'staff').length === 0,
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

  it.each<[string, (status: OrderStatus) => boolean, OrderStatus[]]>([
    ['open', isOpen, ['Processing', 'Confirmed', 'Packed', 'Shipped', 'Out for delivery', 'Delivery failed']],
    ['arriving', isArriving, ['Processing', 'Confirmed', 'Packed', 'Shipped', 'Out for delivery']],
    ['in the shop', isInShop, ['Processing', 'Confirmed', 'Packed']],
    ['awaiting packing', isAwaitingPacking, ['Processing', 'Confirmed']],
    ['open to a new address', isAddressEditable, ['Processing', 'Confirmed']],
    ['trackable', isTrackable, ['Packed', 'Shipped', 'Out for delivery', 'Delivery failed']],
    ['delivered', wasDelivered, ['Delivered', 'Return requested', 'Returned', 'Return refused']],
    ['final', isFinal, ['Delivered', 'Returned to shop', 'Cancelled', 'Returned', 'Return refused']],
    ['made by a shopper', isMadeByShopper, ['Processing', 'Cancelled', 'Return requested']],
    ['reducing sales', reducesSales, ['Returned to shop', 'Cancelled', 'Returned']],
  ])('counts as %s exactly the states that are', (_what, is, expected) => {
    expect(ORDER_STATUSES.filter(is)).toEqual(expected);
  });

  it('counts as sold every order that is neither cancelled nor returned to the shop', () => {
    expect(ORDER_STATUSES.filter((status) => !isSold(status))).toEqual(['Returned to shop', 'Cancelled']);
  });

  it('lets an Admin correct every step of staff except return decisions', () => {
    expect(ORDER_STATUSES.filter((status) => !isCorrectable(status))).toEqual([
      'Processing',
      'Return requested',
      'Returned',
      'Return refused',
    ]);
  });

  it('expects the remaining steps of an order that left the happy path', () => {
    const offPath = ORDER_STATUSES.filter((status) => !HAPPY_PATH.includes(status));
    expect(offPath.map((status) => [status, expectedStates(status)])).toEqual([
      ['Delivery failed', ['Out for delivery', 'Delivered']],
      ['Returned to shop', []],
      ['Cancelled', []],
      ['Return requested', ['Returned']],
      ['Returned', []],
      ['Return refused', []],
    ]);
  });

  it('has the effects of each state on payment, stock and mail', () => {
    const effects = ORDER_STATUSES.map((to) => [to, paymentAfter(to), restockReason(to), mailAbout(to)]);
    expect(effects.filter(([, ...each]) => each.some(Boolean))).toEqual([
      ['Processing', 'pending', undefined, 'order-placed'],
      ['Shipped', undefined, undefined, 'order-shipped'],
      ['Delivered', 'collected', undefined, undefined],
      ['Delivery failed', undefined, undefined, 'delivery-failed'],
      ['Returned to shop', 'cancelled', 'undelivered', 'order-returned'],
      ['Cancelled', 'cancelled', 'cancel', 'order-cancelled'],
      ['Return requested', undefined, undefined, 'return-requested'],
      ['Returned', 'refund due', 'return', 'return-accepted'],
      ['Return refused', undefined, undefined, 'return-refused'],
    ]);
    expect(STATUS_BY_RETURN).toEqual({
      requested: 'Return requested',
      accepted: 'Returned',
      refused: 'Return refused',
    });
  });

  it('lists each state that staff work on in one tab', () => {
    expect(ORDER_TABS).toEqual({
      'to-confirm': ['Processing'],
      'to-pack': ['Confirmed'],
      'to-ship': ['Packed'],
      'on-the-way': ['Shipped', 'Out for delivery'],
      failed: ['Delivery failed'],
      returns: ['Return requested'],
    });
  });
});

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
    ['Returned', [], []],
    ['Return refused', [], []],
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
      'Decide on the return on the order page.',
    );
    expect(staffTransitionError('Delivered', 'Return requested', 'Admin')).toBe(
      'Request the return on the order page.',
    );
    expect(staffTransitionError('Delivered', 'Return requested', 'Packer')).toBe(
      'Ask an Admin to change the status to “Return requested”.',
    );
    expect(staffTransitionError('Out for delivery', 'Delivered', 'Packer')).toBe(
      'Ask an Admin to change the status to “Delivered”.',
    );
  });
});
