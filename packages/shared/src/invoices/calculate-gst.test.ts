import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { addTaxParts, calculateGst, creditShare, splitGst } from './calculate-gst.ts';
import { gstPercent } from './gst-rates.ts';
import { financialYear, formatInvoiceNumber } from './invoice-number.ts';

describe('gstPercent', () => {
  it.each([
    ['6109', 2500_00, 1, '2025-09-22', 5],
    ['6109', 2599_00, 1, '2025-09-22', 5],
    ['6109', 2625_00, 1, '2025-09-22', 5],
    ['6109', 2626_00, 1, '2025-09-22', 18],
    ['6109', 5250_00, 2, '2026-11-20', 5],
    ['6203', 1050_00, 1, '2025-09-21', 5],
    ['6203', 1051_00, 1, '2025-09-21', 12],
    ['50072010', 6000_00, 1, '2026-11-20', 5],
    ['5208', 1500_00, 1, '2026-11-20', 5],
    ['7117', 1500_00, 1, '2026-11-20', 3],
    ['4202', 500_00, 1, '2026-11-20', 18],
  ])('of HSN %s, %i paise for %i on %s is %i', (hsn, paid, quantity, day, percent) => {
    expect(gstPercent({ hsn, paid, quantity }, day)).toBe(percent);
  });
});

describe('splitGst', () => {
  it.each([
    [105_00, 5, true, { taxable: 100_00, cgst: 2_50, sgst: 2_50, igst: 0 }],
    [105_00, 5, false, { taxable: 100_00, cgst: 0, sgst: 0, igst: 5_00 }],
    [699_00, 5, true, { taxable: 665_72, cgst: 16_64, sgst: 16_64, igst: 0 }],
    [1052_00, 5, false, { taxable: 1001_90, cgst: 0, sgst: 0, igst: 50_10 }],
    [699_00, 5, false, { taxable: 665_71, cgst: 0, sgst: 0, igst: 33_29 }],
  ])('divides %i paise at %i %%, within a state: %s', (total, rate, isIntraState, parts) => {
    expect(splitGst(total, rate, isIntraState)).toEqual({ ...parts, rate, total });
  });

  it('adds up to the price, and rounds each tax half up to the paisa [C11]', () => {
    const rates = fc.constantFrom(5, 12, 18);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        rates,
        fc.boolean(),
        (total, rate, isIntraState) => {
          const parts = splitGst(total, rate, isIntraState);
          expect(addTaxParts([parts]).total).toBe(parts.taxable + parts.cgst + parts.sgst + parts.igst);
          expect(parts.cgst).toBe(parts.sgst);
          const exact = (total * rate) / ((100 + rate) * (isIntraState ? 2 : 1));
          const error = exact - (isIntraState ? parts.cgst : parts.igst);
          expect(error).toBeGreaterThanOrEqual(-0.5 - 1e-6);
          expect(error).toBeLessThan(0.5 + 1e-6);
        },
      ),
    );
  });
});

describe('creditShare', () => {
  it('reverses exactly the taxes of a line when its parts are credited one after another', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(amounts, fc.boolean(), (rupees, isIntraState) => {
        const paid = rupees.reduce((sum, amount) => sum + amount * 100, 0);
        const line = calculateGst({ hsn: '6109', quantity: 1, paid }, '2026-11-20', isIntraState);
        let credited = 0;
        const parts = rupees.map((amount) => {
          const part = creditShare(line, credited, amount * 100);
          credited += amount * 100;
          return part;
        });
        const { rate: _rate, ...whole } = line;
        expect(addTaxParts(parts)).toEqual(whole);
      }),
    );
  });
});

describe('an invoice number', () => {
  it.each([
    ['2027-03-31T18:29:59Z', '26-27'],
    ['2027-03-31T18:30:00Z', '27-28'],
    ['2099-11-20T06:30:00Z', '99-00'],
  ])('of %s is in the financial year %s of India', (moment, year) => {
    expect(financialYear(new Date(moment))).toBe(year);
  });

  it('has at most 16 characters', () => {
    expect(formatInvoiceNumber('INV', '26-27', 1)).toBe('INV/26-27/000001');
  });
});
