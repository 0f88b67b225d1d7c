import { describe, expect, it } from '@jest/globals';
import { addDays, indiaDateTime, indiaDay, startOfDay } from './india-day.ts';

describe('days of India', () => {
  it.each([
    ['2026-11-20T18:29:59.999Z', '2026-11-20'],
    ['2026-11-20T18:30:00.000Z', '2026-11-21'],
    ['2026-12-31T20:00:00.000Z', '2027-01-01'],
  ])('%s is %s there', (moment, day) => {
    expect(indiaDay(new Date(moment))).toBe(day);
  });

  it('have their own clock', () => {
    expect(indiaDateTime(new Date('2026-11-20T18:35:59Z'))).toBe('2026-11-21 00:05');
  });

  it.each([
    ['2026-02-27', 3, '2026-03-02'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-11-20', 0, '2026-11-20'],
  ])('%s and %i days is %s', (day, count, then) => {
    expect(addDays(day, count)).toBe(then);
  });

  it('begin at midnight there', () => {
    expect(startOfDay('2026-11-20')).toEqual(new Date('2026-11-19T18:30:00Z'));
  });
});
