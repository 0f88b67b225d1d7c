import type { RemittanceColumns, RemittanceRow } from '@e-store/shared/cash/endpoints';
import { readDay, readOrderNumber, readPaise } from '@e-store/shared/cash/remittance';
import { plainTrackingNumber, TRACKING_NUMBER } from '@e-store/shared/orders/tracking-number';
import { chooseColumn, type CsvFile, headingOf, isWideRow, readCsv } from '../../../lib/read-csv.ts';

export const COLUMNS = ['tracking', 'number', 'amount', 'paidOn', 'reference'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** Column of each meaning; -1 when the file has none. */
export type ColumnChoice = Record<ColumnName, number>;

const HEADINGS: Record<ColumnName, readonly RegExp[]> = {
  tracking: [/\bawb\b|waybill/i, /tracking|docket|consignment/i],
  number: [/order\s*(no|num|id|ref|#)/i, /order(?!.*(amount|value|date))|ref(erence)?\s*no/i],
  amount: [/remit\w*\s*(amount|amt|value)/i, /cod\s*(amount|amt|value)|collect/i, /amount|amt/i],
  paidOn: [/(remit\w*|paid|payment|settle\w*|transfer)\s*(date|on)/i, /date/i],
  reference: [/\butr\b/i, /neft|rtgs|imps|bank\s*ref|transaction\s*(id|no|ref)|remittance\s*(id|no|ref)/i],
};

const findColumn = (headings: readonly string[], name: ColumnName): number =>
  HEADINGS[name]
    .map((pattern) => headings.findIndex((heading) => pattern.test(heading)))
    .find((index) => index >= 0) ?? -1;

const hasParcel = (headings: readonly string[]) =>
  findColumn(headings, 'tracking') >= 0 || findColumn(headings, 'number') >= 0;

const isRemittanceHead = (cells: readonly string[]) =>
  hasParcel(cells) && (isWideRow(cells) || findColumn(cells, 'amount') >= 0);

export const readRemittance = (file: File): Promise<CsvFile | undefined> => readCsv(file, isRemittanceHead);

/** Columns of this courier's last file, else the `chosen` ones or those whose headings say so. */
export function chooseColumns(
  file: CsvFile,
  remembered: RemittanceColumns = {},
  chosen?: ColumnChoice,
): ColumnChoice {
  const choose = (name: ColumnName) =>
    chooseColumn(file, remembered[name], (headings) => chosen?.[name] ?? findColumn(headings, name));
  return {
    tracking: choose('tracking'),
    number: choose('number'),
    amount: choose('amount'),
    paidOn: choose('paidOn'),
    reference: choose('reference'),
  };
}

export const nameColumns = (file: CsvFile, choice: ColumnChoice): RemittanceColumns =>
  Object.fromEntries(
    COLUMNS.flatMap((name) => {
      const heading = headingOf(file, choice[name]);
      return heading ? [[name, heading]] : [];
    }),
  );

export const leftOutLines = ({ lines }: CsvFile, rows: readonly RemittanceRow[]): number[] => {
  const used = new Set(rows.map(({ line }) => line));
  return lines.filter((line) => !used.has(line));
};

const REFERENCE_MAX = 60;

/** Without the `="…"` or `'` that keeps a spreadsheet from shortening a long number. */
const plainCell = (text: string) =>
  text
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '')
    .trim();

/** Rows with a parcel and an amount. `reference`: the UTR of rows without one. */
export function readRows(file: CsvFile, choice: ColumnChoice, reference: string): RemittanceRow[] {
  const seen = new Map<string, number>();
  return file.rows.flatMap((cells, index) => {
    const cell = (name: ColumnName) => plainCell(cells[choice[name]] ?? '');
    const tracking = plainTrackingNumber(cell('tracking'));
    const number = readOrderNumber(cell('number'));
    const amount = readPaise(cell('amount'));
    const own = (cell('reference') || reference.trim()).slice(0, REFERENCE_MAX);
    const isTracked = TRACKING_NUMBER.test(tracking);
    if (!amount || !own || (!isTracked && !number)) return [];
    const paidOn = readDay(cell('paidOn'));
    const key = `${number ?? tracking} ${own}`;
    const repeat = (seen.get(key) ?? 0) + 1;
    seen.set(key, repeat);
    return {
      line: file.lines[index] ?? 0,
      ...(isTracked && { tracking }),
      ...(number && { number }),
      amount,
      ...(paidOn && { paidOn }),
      reference: own,
      repeat,
    };
  });
}
