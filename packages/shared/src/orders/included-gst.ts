import { formatRupees } from '../money.ts';

type SoldLine = { price: number; quantity: number; discount: number };

/** In paise. */
export type GstPart = { percent: number; taxable: number; gst: number };

/** Clothing: 5 % up to ₹2,500 an item, 18 % above (GST Council, 56th meeting; since 22 September 2025). */
const LOW = { percent: 5, upTo: 2500 } as const;
const HIGH_PERCENT = 18;

/**
 * Returns the GST included in paid amounts, by rate, lower first, each line rounded half up to the paisa. The
 * unit price after discount decides the rate.
 */
export function includedGst(lines: readonly SoldLine[]): GstPart[] {
  return [LOW.percent, HIGH_PERCENT].flatMap((percent) => {
    const values = lines.filter((line) => gstPercent(line) === percent).map(paidInPaise);
    if (values.length === 0) return [];
    const paid = values.reduce((sum, value) => sum + value, 0);
    const gst = values.reduce((sum, value) => sum + gstShare(value, percent), 0);
    return [{ percent, taxable: paid - gst, gst }];
  });
}

const paidInPaise = ({ price, quantity, discount }: SoldLine) => (price * quantity - discount) * 100;
const gstPercent = (line: SoldLine) =>
  paidInPaise(line) <= LOW.upTo * 100 * line.quantity ? LOW.percent : HIGH_PERCENT;
/** 105 paise at 5 % include 5. */
const gstShare = (paise: number, percent: number) =>
  Math.floor((2 * paise * percent + 100 + percent) / (2 * (100 + percent)));

/** `4662` → `₹46.62` */
export const formatPaise = (paise: number): string =>
  `${formatRupees(Math.floor(paise / 100))}.${String(paise % 100).padStart(2, '0')}`;
