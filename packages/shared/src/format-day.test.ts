import { beforeEach, describe, expect, it } from '@jest/globals';
import { formatDay, formatDayOfYear, formatDays, formatMoment, setCurrentDay } from './format-day.ts';
import { indiaDay } from './india-day.ts';

describe('days of India', () => {
  beforeEach(() => setCurrentDay('2026-11-30'));

  it('a day is written with weekday, day and month', () => {
    expect(formatDay('2026-11-24')).toBe('Tue 24 Nov');
    expect(formatDay('2026-09-01')).toBe('Tue 1 Sep');
    expect(formatDayOfYear('2026-11-19')).toBe('19 Nov 2026');
  });

  it.each([
    ['2026-01-01', 'Thu 1 Jan'],
    ['2025-12-31', 'Wed 31 Dec 2025'],
    ['2025-11-30', 'Sun 30 Nov 2025'],
    ['2027-01-02', 'Sat 2 Jan'],
    ['2027-02-28', 'Sun 28 Feb 2027'],
  ])('%s is %s at the end of November 2026', (day, words) => {
    expect(formatDay(day)).toBe(words);
  });

  it.each([
    ['2026-11-24', '2026-11-27', 'Tue 24 – Fri 27 Nov'],
    ['2026-11-28', '2026-12-02', 'Sat 28 Nov – Wed 2 Dec'],
    ['2025-12-05', '2026-12-05', 'Fri 5 Dec – Sat 5 Dec'],
    ['2026-11-24', '2026-11-24', 'Tue 24 Nov'],
  ])('%s to %s is %s', (from, to, words) => {
    expect(formatDays({ from, to })).toBe(words);
  });

  it('the day begins at midnight in India, not in Greenwich', () => {
    expect(indiaDay('2026-11-19T18:29:59Z')).toBe('2026-11-19');
    expect(indiaDay('2026-11-19T18:30:00Z')).toBe('2026-11-20');
  });

  it.each([
    ['2026-11-19T12:42:00Z', 'Thu 19 Nov, 6:12\u00a0pm'],
    ['2026-11-19T18:30:00Z', 'Fri 20 Nov, 12:00\u00a0am'],
    ['2026-11-20T06:35:00Z', 'Fri 20 Nov, 12:05\u00a0pm'],
    ['2026-11-20T04:35:00Z', 'Fri 20 Nov, 10:05\u00a0am'],
  ])('%s is %s in India', (moment, words) => {
    expect(formatMoment(moment)).toBe(words);
  });
});
