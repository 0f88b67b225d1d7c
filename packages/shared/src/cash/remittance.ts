import { plainAmount } from '../payments/statement.ts';
import { plainDigits } from '../plain-digits.ts';
import { plainTrackingNumber } from '../orders/tracking-number.ts';

export const COURIER_MAX = 60;

/** `file`: the file of a courier. `received`: cash that reached the shop outside E-Store. */
export const REMITTANCE_KINDS = ['file', 'received'] as const;
export type RemittanceKind = (typeof REMITTANCE_KINDS)[number];

/** Rows of one call; a longer file is sent in parts. */
export const REMITTANCE_ROWS_MAX = 300;

export const REMITTANCE_OUTCOMES = ['matched', 'short', 'over', 'unknown', 'recorded'] as const;
export type RemittanceOutcome = (typeof REMITTANCE_OUTCOMES)[number];

/** A row for staff to look at, also any with a message. */
export const isDifference = ({
  outcome,
  message,
}: {
  outcome: RemittanceOutcome;
  message?: string | undefined;
}) => ['short', 'over', 'unknown'].includes(outcome) || message !== undefined;

/** Outcomes that become a line of the ledger. */
export const RECORDED_OUTCOMES = ['matched', 'short', 'over'] as const satisfies RemittanceOutcome[];
export type RecordedOutcome = (typeof RECORDED_OUTCOMES)[number];

export const isRecordable = (outcome: RemittanceOutcome): outcome is RecordedOutcome =>
  RECORDED_OUTCOMES.some((one) => one === outcome);

/** Ages of cash that a courier still owes: days since delivery, both inclusive. */
export const CASH_AGES = [
  { key: '0-3', from: 0, to: 3 },
  { key: '4-7', from: 4, to: 7 },
  { key: '8-15', from: 8, to: 15 },
  { key: 'over-15', from: 16, to: Infinity },
] as const;
export type CashAge = (typeof CASH_AGES)[number]['key'];
export const CASH_AGE_KEYS = CASH_AGES.map(({ key }) => key);

export const cashAgeOf = (days: number): CashAge => CASH_AGES.find(({ to }) => days <= to)?.key ?? 'over-15';

/** Couriers are free text on orders; names that differ in case or spaces are one courier. */
export const courierKey = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** `es 100-042` → `ES-100042`; `undefined` for other text. Numbers below 100000 are of demo orders. */
export function readOrderNumber(typed: string): string | undefined {
  const [, prefixed, plain] = /^#?(?:ES-?(\d{5,12})|-?(\d{6,12}))$/.exec(plainTrackingNumber(typed)) ?? [];
  const digits = prefixed ?? plain;
  return digits && `ES-${digits}`;
}

/** Reads `₹1,079.50` as 107950 paise. `undefined` for anything else; `0` for nothing remitted. */
export function readPaise(typed: string): number | undefined {
  const plain = plainAmount(plainDigits(typed));
  return /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Reads `2026-11-20`, `20/11/2026`, `20-11-26` and `20 Nov 2026`, with or without a time, as `2026-11-20`. */
export function readDay(typed: string): string | undefined {
  const text = plainDigits(typed).trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/.exec(text);
  const indian = /^(\d{1,2})[-/. ](\d{1,2}|[a-z]{3,9})[-/., ]+(\d{4}|\d{2})(?!\d)/i.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : [indian?.[3], readMonth(indian?.[2]), indian?.[1]];
  if (!year || !month || !day) return undefined;
  const found = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${found}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(found) ? found : undefined;
}

function readMonth(text: string | undefined): string | undefined {
  if (text === undefined || /^\d/.test(text)) return text;
  const index = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  return index < 0 ? undefined : String(index + 1);
}
