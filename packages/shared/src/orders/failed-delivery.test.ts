import { describe, expect, it } from '@jest/globals';
import {
  defaultNextAttempt,
  deliveryPhone,
  failedAttempts,
  isReturnProposed,
  nextAttemptDay,
  nextAttemptError,
  redeliveryDays,
} from './failed-delivery.ts';

/** Friday evening in India. */
const FRIDAY = new Date('2026-11-27T14:00:00.000Z');
/** Saturday in India, Friday in UTC. */
const LATE_FRIDAY = new Date('2026-11-27T19:00:00.000Z');

describe('redeliveryDays', () => {
  it('leaves out Sundays and national holidays', () => {
    expect(redeliveryDays(FRIDAY)).toEqual([
      '2026-11-28',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
    ]);
    expect(redeliveryDays(new Date('2027-01-25T06:00:00.000Z'))[0]).toBe('2027-01-27');
  });

  it('counts days in India', () => {
    expect(redeliveryDays(LATE_FRIDAY)[0]).toBe('2026-11-30');
  });
});

describe('defaultNextAttempt', () => {
  it('is the next delivery day, also without a reason', () => {
    expect(defaultNextAttempt({ reason: undefined, attempts: 1 }, FRIDAY)).toBe('2026-11-28');
    expect(defaultNextAttempt({ reason: 'cash-not-ready', attempts: 2 }, LATE_FRIDAY)).toBe('2026-11-30');
  });

  it('is none after a refusal, a damage or the third attempt', () => {
    expect(defaultNextAttempt({ reason: 'refused', attempts: 1 }, FRIDAY)).toBeUndefined();
    expect(defaultNextAttempt({ reason: 'damaged', attempts: 1 }, FRIDAY)).toBeUndefined();
    expect(defaultNextAttempt({ reason: 'nobody-home', attempts: 3 }, FRIDAY)).toBeUndefined();
  });
});

describe('nextAttemptError', () => {
  it.each([
    ['2026-11-27', true],
    ['2026-12-11', true],
    ['2026-11-26', false],
    ['2026-12-12', false],
  ])('decides on %s: %s', (day, isAllowed) => {
    expect(nextAttemptError(day, FRIDAY) === undefined).toBe(isAllowed);
  });
});

describe('a failed attempt', () => {
  const failed = (wish?: { day?: string; phoneNo?: string }) => ({
    status: 'Delivery failed' as const,
    attempt: {
      nextAttempt: '2026-11-28',
      ...(wish && { wish: { at: '2026-11-27T15:00:00.000Z', ...wish } }),
    },
  });

  it('is tried again on the day of the customer before that of staff', () => {
    expect(nextAttemptDay(failed().attempt)).toBe('2026-11-28');
    expect(nextAttemptDay(failed({ day: '2026-12-01' }).attempt)).toBe('2026-12-01');
    expect(nextAttemptDay({})).toBeUndefined();
  });

  it('gives the courier the latest mobile number of the customer', () => {
    const address = { phoneNo: '9845012345' };
    expect(deliveryPhone([failed()], address)).toBe('9845012345');
    const first = failed({ phoneNo: '9000000001' });
    expect(deliveryPhone([first, failed(), { status: 'Out for delivery' }], address)).toBe('9000000001');
    expect(deliveryPhone([first, failed({ phoneNo: '9000000002' })], address)).toBe('9000000002');
  });

  it('proposes the return from the third on, while the parcel waits', () => {
    const history = [failed(), { status: 'Out for delivery' as const }, failed(), failed()];
    expect(failedAttempts(history)).toHaveLength(3);
    const attempts = (...days: (string | undefined)[]) => days.map((nextAttempt) => ({ nextAttempt }));
    const day = '2026-11-28';
    expect(isReturnProposed('Delivery failed', attempts(undefined, day))).toBe(false);
    expect(isReturnProposed('Delivery failed', attempts(day, day, day))).toBe(true);
    expect(isReturnProposed('Out for delivery', attempts(day, day, day))).toBe(false);
    expect(isReturnProposed('Delivery failed', attempts(day, undefined))).toBe(true);
    expect(isReturnProposed('Delivery failed', [{ wish: { at: FRIDAY.toISOString() } }])).toBe(false);
  });
});
