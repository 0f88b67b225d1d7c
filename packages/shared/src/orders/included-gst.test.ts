import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { formatPaise } from '../money.ts';
import { includedGst as includedGstOn } from './included-gst.ts';

const includedGst = (lines: Parameters<typeof includedGstOn>[0]) =>
  includedGstOn(lines, '2026-11-20T06:30:00Z');

const line = (price: number, quantity = 1, discount = 0) => ({ price, quantity, discount });

describe('the GST inside a price', () => {
  it.each([
    ['₹1,050 at 5 %', [line(1050)], [{ percent: 5, taxable: 100_000, gst: 5000 }]],
    ['rounds to the paisa', [line(699)], [{ percent: 5, taxable: 66_571, gst: 3329 }]],
    [
      'rounds what is just above half a paisa up',
      [line(1052)],
      [{ percent: 5, taxable: 100_190, gst: 5010 }],
    ],
    ['₹2,500 a piece is still 5 %', [line(2500)], [{ percent: 5, taxable: 238_095, gst: 11_905 }]],
    ['above it 18 %', [line(2501)], [{ percent: 18, taxable: 211_949, gst: 38_151 }]],
    ['the discount counts', [line(2600, 1, 100)], [{ percent: 5, taxable: 238_095, gst: 11_905 }]],
    ['a piece counts, not the line', [line(1050, 3)], [{ percent: 5, taxable: 300_000, gst: 15_000 }]],
  ])('%s', (_case, lines, parts) => {
    expect(includedGst(lines)).toEqual(parts);
  });

  it('is told by rate, the lower one first', () => {
    expect(includedGst([line(3000), line(1050)]).map(({ percent }) => percent)).toEqual([5, 18]);
    expect(includedGst([])).toEqual([]);
  });

  it('adds up with the taxable value to what was paid, and is whole paise [C11]', () => {
    const sold = fc.record({
      price: fc.integer({ min: 1, max: 100_000 }),
      quantity: fc.integer({ min: 1, max: 20 }),
      discount: fc.integer({ min: 0, max: 1 }),
    });
    fc.assert(
      fc.property(fc.array(sold, { minLength: 1 }), (lines) => {
        const parts = includedGst(lines);
        const paid = lines.reduce(
          (sum, { price, quantity, discount }) => sum + (price * quantity - discount) * 100,
          0,
        );
        expect(parts.reduce((sum, { taxable, gst }) => sum + taxable + gst, 0)).toBe(paid);
        for (const { percent, taxable, gst } of parts) {
          expect(Number.isInteger(gst)).toBe(true);
          expect(Math.abs(gst - (taxable * percent) / 100)).toBeLessThanOrEqual(lines.length);
        }
      }),
    );
  });

  it('is written with two decimals', () => {
    expect([4662, 5, 1_234_500].map(formatPaise)).toEqual(['₹46.62', '₹0.05', '₹12,345.00']);
  });
});
