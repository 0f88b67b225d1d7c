import { readStatementAmount, readStatementText, statementKey } from '@e-store/shared/payments/statement';
import type { StatementColumns, StatementResult } from '@e-store/shared/payments/endpoints';
import { chooseColumn, type CsvFile, headingOf, isWideRow, readCsv } from '../../../lib/read-csv.ts';

export type StatementRow = { line: number; text: string; amount: number };

const CREDIT_HEADING = /^(?!.*(debit|withdraw)).*(credit|deposit|received)/i;
const AMOUNT_HEADINGS = [CREDIT_HEADING, /amount/i];
const TEXT_MAX = 500;

const findAmountColumn = (cells: readonly string[]): number | undefined =>
  AMOUNT_HEADINGS.map((heading) => cells.findIndex((cell) => heading.test(cell))).find((index) => index >= 0);

export const readStatement = (file: File): Promise<CsvFile | undefined> =>
  readCsv(file, (cells) => isWideRow(cells) && findAmountColumn(cells) !== undefined);

/** Column of the last statement with these headings, else the one whose heading says so. */
export function chooseAmountColumn(file: CsvFile, known: readonly StatementColumns[]): number {
  const remembered = known.find(({ statement }) => statement === statementKey(file.headings));
  return chooseColumn(file, remembered?.amount, (headings) => findAmountColumn(headings) ?? 0);
}

export function nameAmountColumn(file: CsvFile, column: number): { columns?: StatementColumns } {
  const amount = headingOf(file, column);
  return amount ? { columns: { statement: statementKey(file.headings), amount } } : {};
}

const SIDE = /^(cr|dr|c|d|credit|debit)\.?$/i;

/** For a column of all amounts: the nearest one that says debit or credit, since balances have one, too. */
function findSideColumn({ rows, headings }: CsvFile, amountColumn: number): number | undefined {
  const amounts = rows.filter((row) => /\d/.test(row[amountColumn] ?? ''));
  if (amounts.length === 0 || CREDIT_HEADING.test(headings[amountColumn] ?? '')) return undefined;
  const isSide = (column: number) => amounts.every((row) => SIDE.test((row[column] ?? '').trim()));
  const distance = (column: number) => Math.abs(column - amountColumn);
  return [...headings.keys()].filter(isSide).toSorted((a, b) => distance(a) - distance(b))[0];
}

/** Credits that name an order or a UTR, in whichever column. */
export function readCredits(file: CsvFile, amountColumn: number): StatementRow[] {
  const sideColumn = findSideColumn(file, amountColumn);
  return file.rows.flatMap((cells, index) => {
    if (sideColumn !== undefined && /^d/i.test((cells[sideColumn] ?? '').trim())) return [];
    const amount = readStatementAmount(cells[amountColumn] ?? '');
    const text = cells
      .filter((_, column) => column !== amountColumn)
      .join(' ')
      .slice(0, TEXT_MAX);
    const { references, numbers } = readStatementText(text);
    return amount !== undefined && (references.length > 0 || numbers.length > 0)
      ? [{ line: file.lines[index] ?? 0, text, amount }]
      : [];
  });
}

/** Results keep the sequence of their rows. */
export function findLines(rows: readonly StatementRow[], results: readonly StatementResult[]) {
  const lineOf = new Map<StatementResult, number>();
  const withoutOrder = rows.flatMap(({ line, text, amount }) => {
    const result = results[lineOf.size];
    const { references, numbers } = readStatementText(text);
    const isOf =
      result?.amount === amount &&
      (numbers.includes(result.number) || references.some((one) => one === result.reference));
    if (!isOf) return [line];
    lineOf.set(result, line);
    return [];
  });
  return { lineOf, withoutOrder: lineOf.size === results.length ? withoutOrder : [] };
}
