import { describe, expect, it } from '@jest/globals';
import { complaintDeadlines, missedDeadline, overdueCutoffs } from './ticket-rules.ts';

const at = (moment: string) => new Date(`${moment}Z`);
const came = at('2026-11-20T06:30:00');

describe('the clock of a complaint', () => {
  it.each([
    ['2026-11-20T06:30:00', '2026-11-22T06:30:00', '2026-12-20T06:30:00'],
    ['2027-01-31T10:00:00', '2027-02-02T10:00:00', '2027-02-28T10:00:00'],
    ['2026-12-15T00:00:00', '2026-12-17T00:00:00', '2027-01-15T00:00:00'],
  ])('of %s ends 48 hours and one month later', (from, acknowledgeBy, settleBy) => {
    expect(complaintDeadlines(at(from))).toEqual({
      acknowledgeBy: at(acknowledgeBy),
      settleBy: at(settleBy),
    });
  });

  it.each([
    ['open', '2026-11-22T06:30:00', undefined],
    ['open', '2026-11-22T06:30:01', 'answer'],
    ['answered', '2026-11-23T00:00:00', undefined],
    ['answered', '2026-12-20T06:30:01', 'settle'],
    ['open', '2026-12-20T06:30:01', 'settle'],
    ['closed', '2027-12-20T06:30:01', undefined],
  ] as const)('%s at %s lacks %s', (state, now, lacking) => {
    expect(missedDeadline({ createdAt: came, state }, at(now))).toBe(lacking);
  });

  it('is the same from the other end, for the list of what is overdue', () => {
    expect(overdueCutoffs(at('2026-12-20T06:30:00'))).toEqual({
      unanswered: at('2026-12-18T06:30:00'),
      unsettled: came,
    });
  });
});
