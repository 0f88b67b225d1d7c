import { describe, expect, it } from '@jest/globals';
import { ORDER_STATUSES } from '@e-store/shared/orders/order-status';
import { buildOrder, buildReturn } from '../../testing/build-order.ts';
import { nextStep } from './next-step.ts';

const today = '2026-12-06';

describe('what comes next', () => {
  it('is said in every state', () => {
    for (const orderStatus of ORDER_STATUSES) {
      const order = buildOrder({
        orderStatus,
        returnUntil: today,
        returns: [buildReturn({ status: 'accepted' })],
      });
      expect({ orderStatus, words: nextStep(order, today) }).toEqual({
        orderStatus,
        words: expect.stringMatching(/^[A-Z].*\.$/),
      });
    }
  });

  it('names the last day to give pieces back, until it is over', () => {
    const order = buildOrder({ orderStatus: 'Delivered', returnUntil: today });
    expect(nextStep(order, today)).toBe('You can give pieces back until Sun 6 Dec.');
    expect(nextStep(order, '2026-12-07')).toBe('Pieces could be given back until Sun 6 Dec.');
  });

  it('tells who cancelled', () => {
    const by = (who: 'shopper' | 'staff') =>
      nextStep(
        buildOrder({ orderStatus: 'Cancelled', cancellation: { by: who, reason: 'changed-mind' } }),
        today,
      );
    expect(by('shopper')).toBe('You cancelled it. Nothing is to be paid.');
    expect(by('staff')).toContain('We had to cancel it');
  });

  it('tells where the refund is', () => {
    const order = buildOrder({ orderStatus: 'Returned', returns: [buildReturn({ status: 'accepted' })] });
    const paid = (status: 'refund due' | 'refunded') =>
      nextStep({ ...order, paymentInfo: { method: 'COD', status } }, today);
    expect(paid('refund due')).toBe('We have the pieces. ₹979 are on their way to as…@okbank.');
    expect(paid('refunded')).toBe('₹979 were paid back to as…@okbank.');
  });
});
