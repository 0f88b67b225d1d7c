import { type Department, DEPARTMENTS } from '../catalog/list-choices.ts';

/** A slab ends at `upTo`, in paise a piece before GST, inclusive; the last one has no end. */
type Slab = { upTo?: number; percent: number };
type RateRow = { hsn: readonly string[]; periods: readonly { from: string; slabs: readonly Slab[] }[] };

/**
 * GST rates by HSN prefix and first day in India, newest period first. The first row with a matching prefix applies.
 * Source: CGST rate notifications 1/2017, 18/2021 and 9/2025 (GST Council, 56th meeting).
 */
export const GST_RATES: readonly RateRow[] = [
  {
    // Apparel, knitted and woven, and other made-up textiles.
    hsn: ['61', '62', '63'],
    periods: [
      { from: '2025-09-22', slabs: [{ upTo: 2500_00, percent: 5 }, { percent: 18 }] },
      { from: '2017-07-01', slabs: [{ upTo: 1000_00, percent: 5 }, { percent: 12 }] },
    ],
  },
  {
    // Footwear.
    hsn: ['64'],
    periods: [
      { from: '2025-09-22', slabs: [{ upTo: 2500_00, percent: 5 }, { percent: 18 }] },
      { from: '2022-01-01', slabs: [{ upTo: 1000_00, percent: 12 }, { percent: 18 }] },
      { from: '2017-07-01', slabs: [{ upTo: 1000_00, percent: 5 }, { percent: 18 }] },
    ],
  },
  {
    // Woven and knitted fabrics, also as saris, dupattas and unstitched suits.
    hsn: ['5007', '511', '5208', '5209', '521', '5309', '531', '5407', '5408', '551', '60'],
    periods: [{ from: '2017-07-01', slabs: [{ percent: 5 }] }],
  },
  // Imitation jewellery.
  { hsn: ['7117'], periods: [{ from: '2017-07-01', slabs: [{ percent: 3 }] }] },
];

const OTHER_GOODS: RateRow = { hsn: [''], periods: [{ from: '2017-07-01', slabs: [{ percent: 18 }] }] };

const findRateRow = (hsn: string) =>
  GST_RATES.find((row) => row.hsn.some((prefix) => hsn.startsWith(prefix)));

/** Other codes are taxed like other goods. */
export const hasGstRate = (hsn: string): boolean => findRateRow(hsn) !== undefined;

/**
 * @param sale `paid`: paise for all `quantity` pieces, after discount, taxes included. The value of a piece
 * before GST decides the slab (CGST Act, section 15): ₹2,625 with 5 % in it are ₹2,500.
 * @param day of supply in India, `YYYY-MM-DD`
 */
export function gstPercent(
  { hsn, paid, quantity }: { hsn: string; paid: number; quantity: number },
  day: string,
): number {
  const { periods } = findRateRow(hsn) ?? OTHER_GOODS;
  const period = periods.find(({ from }) => from <= day) ?? periods.at(-1);
  const slab = period?.slabs.find(
    ({ upTo = Infinity, percent }) => paid * 100 <= upTo * quantity * (100 + percent),
  );
  return slab?.percent ?? 0;
}

type HsnByDepartment = Record<Department, string>;
const forAll = (hsn: string) =>
  Object.fromEntries(DEPARTMENTS.map((department) => [department, hsn])) as HsnByDepartment;

/** HSN heading (4 digits) of a category without a code of the product itself. */
const HSN_BY_CATEGORY: Record<string, HsnByDepartment> = {
  'T-Shirt': forAll('6109'),
  Shirts: { men: '6205', women: '6206', kids: '6205' },
  jeans: { men: '6203', women: '6204', kids: '6203' },
};
/** Other apparel. */
const OTHER_APPAREL = '6211';

export const hsnOf = ({
  hsn,
  category,
  department,
}: {
  hsn?: string | undefined;
  category: string;
  department: string;
}): string => hsn || (HSN_BY_CATEGORY[category]?.[department as Department] ?? OTHER_APPAREL);

export const DEFAULT_HSN = OTHER_APPAREL;
