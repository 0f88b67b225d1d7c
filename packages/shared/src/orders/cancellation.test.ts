import { describe, expect, it } from '@jest/globals';
import { CancelRequest } from './cancellation.ts';
import { correctStaffOrder } from './correction-endpoints.ts';
import { decideStaffReturn } from './staff-return-endpoints.ts';

const words = 'First line\nsecond line';

describe('a note or reason with several lines', () => {
  it('is accepted with a cancellation', () => {
    expect(CancelRequest.safeParse({ reason: 'other', note: words }).success).toBe(true);
  });

  it('is accepted with the refusal of a return', () => {
    expect(decideStaffReturn.body?.safeParse({ accepted: false, reason: words }).success).toBe(true);
  });

  it('is accepted with a correction', () => {
    expect(correctStaffOrder.body?.safeParse({ from: 'Packed', reason: words }).success).toBe(true);
  });
});
