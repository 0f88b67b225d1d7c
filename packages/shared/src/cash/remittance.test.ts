import { describe, expect, it } from '@jest/globals';
import { cashAgeOf, courierKey, readDay, readOrderNumber, readPaise } from './remittance.ts';

describe('a row of a courier’s file', () => {
  it.each([
    ['₹1,079.50', 107_950],
    ['979', 97_900],
    ['Rs. 0', 0],
    ['1079.00/-', 107_900],
    ['1,079.00 Cr', 107_900],
    ['', undefined],
    ['-979', undefined],
    ['1.234', undefined],
  ])('has its amount in paise: %j', (typed, paise) => {
    expect(readPaise(typed)).toBe(paise);
  });

  it.each([
    ['ES-90001', 'ES-90001'],
    ['ES-100042', 'ES-100042'],
    ['#es 100042', 'ES-100042'],
    ['100042', 'ES-100042'],
    ['1490812345AB', undefined],
    ['12345678901234', undefined],
    ['', undefined],
  ])('has its order number: %j', (typed, number) => {
    expect(readOrderNumber(typed)).toBe(number);
  });

  it.each([
    ['2026-11-20 18:05', '2026-11-20'],
    ['20/11/2026', '2026-11-20'],
    ['5-1-26', '2026-01-05'],
    ['20 Nov 2026', '2026-11-20'],
    ['20-November-2026', '2026-11-20'],
    ['31/02/2026', undefined],
    ['soon', undefined],
  ])('has its day: %j', (typed, day) => {
    expect(readDay(typed)).toBe(day);
  });
});

describe('cash that a courier owes', () => {
  it.each([
    [0, '0-3'],
    [3, '0-3'],
    [4, '4-7'],
    [8, '8-15'],
    [15, '8-15'],
    [16, 'over-15'],
  ])('is sorted by its age of %i days', (days, age) => {
    expect(cashAgeOf(days)).toBe(age);
  });

  it('counts for one courier whatever the case and spaces of its name', () => {
    expect(courierKey(' Parcel  Two ')).toBe(courierKey('parcel two'));
  });
});
