import { type Department, DEPARTMENTS } from '../catalog/list-choices.ts';

/** A slab ends at `upTo`, in paise a piece, inclusive; the last one has no end. */
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
  { hsn: [''], periods: [{ from: '2017-07-01', slabs: [{ percent: 18 }] }] },
];

/**
 * @param sale `paid`: paise for all `quantity` pieces, after discount. The price of one piece decides the
 * slab.
 * @param day of supply in India, `YYYY-MM-DD`
 */
export function gstPercent(
  { hsn, paid, quantity }: { hsn: string; paid: number; quantity: number },
  day: string,
): number {
  const row = GST_RATES.find((one) => one.hsn.some((prefix) => hsn.startsWith(prefix)));
  const period = row?.periods.find(({ from }) => from <= day) ?? row?.periods.at(-1);
  const slab = period?.slabs.find(({ upTo = Infinity }) => paid <= upTo * quantity);
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
