import { describe, expect, it } from '@jest/globals';
import { toIndiaDateRange } from './india-date-range.ts';

const begins = (day: string) => new Date(`${day}T18:30:00Z`);

describe('the moments of days in India', () => {
  it.each([
    [
      'both ends',
      { from: '2026-11-20', to: '2026-11-22' },
      { $gte: begins('2026-11-19'), $lt: begins('2026-11-22') },
    ],
    [
      'one day',
      { from: '2026-11-20', to: '2026-11-20' },
      { $gte: begins('2026-11-19'), $lt: begins('2026-11-20') },
    ],
    ['only a first day', { from: '2026-11-20' }, { $gte: begins('2026-11-19') }],
    ['only a last day', { to: '2026-12-31' }, { $lt: begins('2026-12-31') }],
    ['no day', {}, undefined],
    ['no day, said as such', { from: undefined, to: undefined }, undefined],
  ])('with %s', (_what, days, moments) => {
    expect(toIndiaDateRange(days)).toEqual(moments);
  });
});
