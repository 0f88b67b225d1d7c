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
    [{ state: 'closed' }, { state: 'answered' }, ['Status: Closed → Answered']],
    [{ failure: 'refused' }, {}, ['Why the delivery failed: Customer refused the parcel → empty']],
    [{}, { until: '2026-11-10' }, ['Received up to: 10 Nov 2026']],
    [
      {},
      { publishAt: '2026-11-28T12:30:00.000Z' },
      [expect.stringMatching(/^Publish on: Sat 28 Nov( 2026)?, 6:00\spm$/)],
    ],
    [{}, { cause: 'edit' }, ['Reason: Correction']],
    [{}, { reduction: { percent: 25 } }, ['Discount: 25%']],
    [{}, { by: 'percent', value: -33 }, ['Change: −33%']],
    [{}, { by: 'amount', value: 1500 }, ['Change: +₹1,500']],
    [{}, { reduction: { amount: 150 } }, ['Discount: ₹150']],
    [{ images: [{}] }, { images: [{}, {}] }, ['Pictures: 1 picture → 2 pictures']],
    [
      {},
      {
        sizeSkus: [
          { size: 'S', sku: 'TEE-S' },
          { size: 'M', sku: 'TEE-M' },
        ],
      },
      ['SKU by size: S, TEE-S; M, TEE-M'],
    ],
    [{ madeIn: '' }, { madeIn: 'Gazipur' }, ['Made in: empty → Gazipur']],
    [
      { importer: undefined },
      { importer: { name: 'E-Store', address: 'Mumbai' } },
      ['Importer: empty → E-Store, Mumbai'],
    ],
    [{ notes: [] }, { notes: ['Call first', 'Gate 2'] }, ['Notes: empty → Call first, Gate 2']],
    [{ codFee: 49 }, { codFee: 0 }, ['Cash on delivery fee: ₹49 → ₹0']],
    [{ codMaximum: null }, { codMaximum: 5000 }, ['Maximum for cash on delivery: empty → ₹5,000']],
    [{ returnCost: undefined }, { returnCost: 80 }, ['Return cost: empty → ₹80']],
    [{}, { refundsStarted: [699, 1250] }, ['Refunds started: ₹699, ₹1,250']],
    [
      { refunds: [] },
      {
        refunds: [
          { amount: 0, reference: 'UTR0' },
          { amount: 699, reference: 'UTR1' },
        ],
      },
      ['Refunds: empty → Amount: ₹0, Payment reference: UTR0; Amount: ₹699, Payment reference: UTR1'],
    ],
    [
      { returns: [{ status: 'requested', restocked: [null] }] },
      { returns: [{ status: 'accepted', restocked: [1, 0] }] },
      ['Returns: Requested → Status: Accepted, Units back in stock: 1, 0'],
    ],
    [
      { paymentStatus: 'refund due', startsOn: '2026-11-20' },
      { paymentStatus: 'refunded', startsOn: '' },
      ['Payment status: Refund due → Refunded', 'Start date: 20 Nov 2026 → empty'],
    ],
    [
      { paymentStatus: 'refund due' },
      { paymentStatus: 'partly refunded' },
      ['Payment status: Refund due → Partly refunded'],
    ],
    [{}, { approved: 'waiting' }, ['Approval: Waiting']],
    [{ approved: 'waiting' }, { approved: true }, ['Approval: Waiting → Approved']],
    [{ approved: false }, { approved: 'waiting' }, ['Approval: Declined → Waiting']],
    [{ approved: true }, {}, ['Approval: Approved → Withdrawn']],
    [{ status: 'open' }, { status: 'answered' }, ['Status: Open → Answered']],
    [{}, { differences: [{}] }, ['Orders with a difference: empty']],
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
