import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  BUSINESS_DAYS,
  DELIVERY_METHODS,
  deliveryWindow,
  deliveryZone,
  type DeliveryMethod,
} from './delivery.ts';

describe('deliveryWindow', () => {
  it('is 3 to 6 business days by standard, 1 to 2 by express [spec 9-11] [spec 9-12]', () => {
    expect(BUSINESS_DAYS).toEqual({ standard: { from: 3, to: 6 }, express: { from: 1, to: 2 } });
  });

  it.each<[string, string, DeliveryMethod, string, string]>([
    ['within a week', '2026-11-16T10:00:00+05:30', 'standard', '2026-11-19', '2026-11-23'],
    ['over a Sunday', '2026-11-20T10:00:00+05:30', 'standard', '2026-11-24', '2026-11-27'],
    [
      'express on a Saturday skips Sunday',
      '2026-11-21T10:00:00+05:30',
      'express',
      '2026-11-23',
      '2026-11-24',
    ],
    ['express on a Sunday', '2026-11-22T10:00:00+05:30', 'express', '2026-11-23', '2026-11-24'],
    ['over Republic Day', '2027-01-25T10:00:00+05:30', 'express', '2027-01-27', '2027-01-28'],
    ['over Independence Day, a Tuesday', '2028-08-14T10:00:00+05:30', 'express', '2028-08-16', '2028-08-17'],
    ['over Independence Day on a Sunday', '2027-08-14T10:00:00+05:30', 'express', '2027-08-16', '2027-08-17'],
    ['over Gandhi Jayanti', '2026-10-01T10:00:00+05:30', 'express', '2026-10-03', '2026-10-05'],
    ['over the end of a year', '2026-12-30T10:00:00+05:30', 'standard', '2027-01-02', '2027-01-06'],
    ['over a leap day', '2028-02-28T10:00:00+05:30', 'express', '2028-02-29', '2028-03-01'],
    // Midnight in India is 18:30 UTC.
    ['the last second of a day in India', '2026-11-16T18:29:59.999Z', 'express', '2026-11-17', '2026-11-18'],
    ['the first second of the next', '2026-11-16T18:30:00.000Z', 'express', '2026-11-18', '2026-11-19'],
  ])('%s', (_case, orderedAt, method, from, to) => {
    expect(deliveryWindow(new Date(orderedAt), method)).toEqual({ from, to });
  });

  it.each([
    ['560034', 'metro', '2026-11-24', '2026-11-25'],
    ['110001', 'metro', '2026-11-24', '2026-11-25'],
    ['641001', 'other', '2026-11-25', '2026-11-26'],
    ['190001', 'remote', '2026-11-26', '2026-11-27'],
    ['799999', 'remote', '2026-11-26', '2026-11-27'],
    ['682555', 'remote', '2026-11-26', '2026-11-27'],
    ['682001', 'other', '2026-11-25', '2026-11-26'],
  ])('to %s, which is %s, is from %s to %s by standard', (pincode, zone, from, to) => {
    const orderedAt = new Date('2026-11-20T10:00:00+05:30');
    expect(deliveryZone(pincode)).toBe(zone);
    expect(deliveryWindow(orderedAt, 'standard', pincode)).toEqual({ from, to });
  });

  it('to any pincode lies within the days of its method', () => {
    const pincodes = fc.integer({ min: 110_000, max: 899_999 }).map(String);
    const orderedAt = new Date('2026-11-20T10:00:00+05:30');
    fc.assert(
      fc.property(pincodes, fc.constantFrom(...DELIVERY_METHODS), (pincode, method) => {
        const anywhere = deliveryWindow(orderedAt, method);
        const there = deliveryWindow(orderedAt, method, pincode);
        expect(there.from >= anywhere.from && there.to <= anywhere.to && there.from <= there.to).toBe(true);
      }),
    );
  });

  it('never promises a Sunday or a national holiday, nor the day of the order [spec 9-12]', () => {
    const moments = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.constantFrom(...DELIVERY_METHODS), (orderedAt, method) => {
        const { from, to } = deliveryWindow(orderedAt, method);
        const dayOfOrder = new Date(orderedAt.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10);
        expect(from > dayOfOrder).toBe(true);
        expect(to > from).toBe(true);
        for (const day of [from, to]) {
          expect(new Date(day).getUTCDay()).not.toBe(0);
          expect(['01-26', '08-15', '10-02']).not.toContain(day.slice(5));
        }
      }),
    );
  });
});
