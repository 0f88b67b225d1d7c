import { addDays } from '../india-day.ts';

export const SALES_PERIODS = ['quarter', 'year'] as const;
export type SalesPeriod = (typeof SALES_PERIODS)[number];

/** Calendar days in India, inclusive. */
export type DaySpan = { from: string; to: string };
export type NamedSpan = DaySpan & { label: string };

const QUARTERS = 4;
const YEARS = 3;
const MONTHS_OF_QUARTER = ['Jan–Mar', 'Apr–Jun', 'Jul–Sep', 'Oct–Dec'];

const firstOfMonth = (year: number, month: number) =>
  `${year + Math.floor(month / 12)}-${String((((month % 12) + 12) % 12) + 1).padStart(2, '0')}-01`;

const span = (year: number, month: number, months: number): DaySpan => ({
  from: firstOfMonth(year, month),
  to: addDays(firstOfMonth(year, month + months), -1),
});

/** The last four quarters or three years including today's, oldest first, whole. */
export function salesSpans(period: SalesPeriod, today: string): NamedSpan[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  if (period === 'year')
    return lastOnes(YEARS).map((back) => ({ ...span(year - back, 0, 12), label: String(year - back) }));
  const quarter = Math.floor((month - 1) / 3);
  return lastOnes(QUARTERS).map((back) => {
    const days = span(year, (quarter - back) * 3, 3);
    const name = MONTHS_OF_QUARTER[(((quarter - back) % 4) + 4) % 4] ?? '';
    return { ...days, label: `${name} ${days.from.slice(0, 4)}` };
  });
}

const lastOnes = (count: number) => Array.from({ length: count }, (_, index) => count - 1 - index);
