import {
  CELL_SEPARATOR,
  readStatementAmount,
  readStatementText,
  statementKey,
} from '@e-store/shared/payments/statement';
import type { StatementColumns } from '@e-store/shared/payments/endpoints';
import { chooseColumn, type CsvFile, headingOf, isWideRow, readCsv } from '../../../lib/read-csv.ts';

export type StatementRow = { line: number; text: string; amount: number };

const CREDIT_HEADING = /^(?!.*(debit|withdraw|\bdr\b|निकासी|नामे)).*(credit|deposit|received|\bcr\b|जमा)/i;
const AMOUNT_HEADINGS = [CREDIT_HEADING, /^(?!.*(debit|withdraw|\bdr\b)).*amount/i];
const TEXT_MAX = 500;

const findAmountColumn = (cells: readonly string[]): number | undefined =>
  AMOUNT_HEADINGS.map((heading) => cells.findIndex((cell) => heading.test(cell))).find((index) => index >= 0);

const isAmountHead = (cells: readonly string[]) =>
  isWideRow(cells) &&
  findAmountColumn(cells) !== undefined &&
  cells.every((cell) => readStatementAmount(cell) === undefined);

export const readStatement = (file: File): Promise<CsvFile | undefined> => readCsv(file, isAmountHead);

/** Column of the last statement with these headings, else the one that its heading names, else -1. */
export function chooseAmountColumn(file: CsvFile, known: readonly StatementColumns[]): number {
  const remembered = known.find(({ statement }) => statement === statementKey(file.headings));
  return chooseColumn(file, remembered?.amount, (headings) => findAmountColumn(headings) ?? -1);
}

export function nameAmountColumn(file: CsvFile, column: number): { columns?: StatementColumns } {
  const amount = headingOf(file, column);
  return amount ? { columns: { statement: statementKey(file.headings), amount } } : {};
}

const CREDIT = /^(cr?|credit|dep|deposit)\.?$/i;
const DEBIT = /^(dr?|debit|w|wdl?|w\/d|withdraw|withdrawal)\.?$/i;

/**
 * For a column of all amounts: the nearest one that mostly says debit or credit. Totals say neither.
 */
function findSideColumn({ rows, headings }: CsvFile, amountColumn: number): number | undefined {
  if (CREDIT_HEADING.test(headings[amountColumn] ?? '')) return undefined;
  const amounts = rows.filter((row) => /\d/.test(row[amountColumn] ?? ''));
  const hasSide = (row: readonly string[], column: number) => isCredit(row, column) || isDebit(row, column);
  const isSide = (column: number) =>
    amounts.filter((row) => hasSide(row, column)).length * 2 > amounts.length;
  const distance = (column: number) => Math.abs(column - amountColumn);
  return [...headings.keys()].filter(isSide).toSorted((a, b) => distance(a) - distance(b))[0];
}

const isCredit = (row: readonly string[], column: number) => CREDIT.test((row[column] ?? '').trim());
const isDebit = (row: readonly string[], column: number) => DEBIT.test((row[column] ?? '').trim());

/** Credits that name an order or a UTR, in whichever column. */
export function readCredits(file: CsvFile, amountColumn: number): StatementRow[] {
  const sideColumn = findSideColumn(file, amountColumn);
  return file.rows.flatMap((cells, index) => {
    if (sideColumn !== undefined && !isCredit(cells, sideColumn)) return [];
    const amount = readStatementAmount(cells[amountColumn] ?? '');
    const text = cells
      .filter((_, column) => column !== amountColumn)
      .join(CELL_SEPARATOR)
      .slice(0, TEXT_MAX);
    const { references, numbers } = readStatementText(text);
    return amount !== undefined && (references.length > 0 || numbers.length > 0)
      ? [{ line: file.lines[index] ?? 0, text, amount }]
      : [];
  });
}

const hasCredit = (cell: string) => /[1-9१-९]/.test(cell) && !/^\D*[-−(]\s*[₹\d]|dr\b/i.test(cell);

export function leftOutLines(
  file: CsvFile,
  amountColumn: number,
  credits: readonly StatementRow[],
): number[] {
  const used = new Set(credits.map(({ line }) => line));
  const sideColumn = findSideColumn(file, amountColumn);
  return file.rows.flatMap((cells, index) => {
    const line = file.lines[index] ?? 0;
    const isOut = sideColumn !== undefined && isDebit(cells, sideColumn);
    return used.has(line) || isOut || !hasCredit(cells[amountColumn] ?? '') ? [] : [line];
  });
}
