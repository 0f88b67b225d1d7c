import { describe, expect, it } from '@jest/globals';
import { describeFields } from './describe-fields.ts';

const size = (name: string, stock: number) => ({ size: name, stock });

describe('describeFields', () => {
  it.each([
    [{ price: 1399 }, { price: 1119 }, ['Price: ₹1,399 → ₹1,119']],
    [{ expressShipping: 35 }, { expressShipping: 40 }, ['Express shipping: ₹35 → ₹40']],
    [{ lowStock: 3 }, { lowStock: 2 }, ['Low-stock threshold (units): 3 → 2']],
    [{ isHidden: true }, { isHidden: false }, ['Hidden: Yes → No']],
    [{ status: 'draft' }, { status: 'published' }, ['Status: Draft → Published']],
    [{}, { cause: 'edit' }, ['Reason: Correction']],
    [{}, { reduction: { percent: 25 } }, ['Discount: 25%']],
    [{}, { reduction: { amount: 150 } }, ['Discount: ₹150']],
    [{ images: [{}] }, { images: [{}, {}] }, ['Pictures: 1 picture → 2 pictures']],
    [{ madeIn: '' }, { madeIn: 'Gazipur' }, ['Made in: empty → Gazipur']],
    [
      { importer: undefined },
      { importer: { name: 'E-Store', address: 'Mumbai' } },
      ['Importer: empty → E-Store, Mumbai'],
    ],
    [{ notes: [] }, { notes: ['Call first', 'Gate 2'] }, ['Notes: empty → Call first, Gate 2']],
    [{}, { recoveryCodesLeft: 9 }, ['Recovery codes left: 9']],
  ])('describes %j to %j in the words of the form', (before, after, lines) => {
    expect(describeFields({ before, after })).toEqual(lines);
  });

  it('names each size whose stock changed, also a size that came or went', () => {
    const before = { sizes: [size('S', 1), size('M', 8), size('L', 3)] };
    const after = { sizes: [size('S', 1), size('M', 10), size('XL', 4)] };
    expect(describeFields({ before, after })).toEqual([
      'Stock in size M: 8 → 10',
      'Stock in size L: 3 → empty',
      'Stock in size XL: empty → 4',
    ]);
  });

  it('counts the fields beyond the fourth', () => {
    const after = { name: 'A', brand: 'B', fabric: 'C', fit: 'D', care: 'E', colour: 'F' };
    expect(describeFields({ before: {}, after })).toHaveLength(5);
    expect(describeFields({ before: {}, after }).at(-1)).toBe('and 2 more fields');
  });
});
