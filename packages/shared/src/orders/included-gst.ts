import { indiaDay } from '../india-day.ts';
import { splitGst } from '../invoices/calculate-gst.ts';
import { DEFAULT_HSN, gstPercent } from '../invoices/gst-rates.ts';

type SoldLine = { price: number; quantity: number; discount: number };

/** In paise. */
export type GstPart = { percent: number; taxable: number; gst: number };

/**
 * GST included in paid amounts, by rate, lower first, each line rounded half up to the paisa. The unit price
 * after discount decides the rate.
 */
export function includedGst(lines: readonly SoldLine[], at: Date | string): GstPart[] {
  const taxed = lines.map(({ price, quantity, discount }) => {
    const paid = (price * quantity - discount) * 100;
    const percent = gstPercent({ hsn: DEFAULT_HSN, paid, quantity }, indiaDay(at));
    return { percent, ...splitGst(paid, percent, false) };
  });
  const percents = [...new Set(taxed.map(({ percent }) => percent))].toSorted((one, other) => one - other);
  return percents.map((percent) => {
    const same = taxed.filter((line) => line.percent === percent);
    const sum = (part: 'taxable' | 'igst') => same.reduce((total, line) => total + line[part], 0);
    return { percent, taxable: sum('taxable'), gst: sum('igst') };
  });
}
