import { readStatementAmount, readStatementText, statementKey } from '@e-store/shared/payments/statement';
import type { StatementColumns } from '@e-store/shared/payments/endpoints';
import { chooseColumn, type CsvFile, headingOf, isWideRow, readCsv } from '../../../lib/read-csv.ts';

export type StatementRow = { text: string; amount: number };

const AMOUNT_HEADINGS = [/credit|deposit|received/i, /amount/i];
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

/** Nothing for a column without a heading. */
export function nameAmountColumn(file: CsvFile, column: number): { columns?: StatementColumns } {
  const amount = headingOf(file, column);
  return amount ? { columns: { statement: statementKey(file.headings), amount } } : {};
}

/** Credits that name an order or a UTR, in whichever column. */
export const readCredits = ({ rows }: CsvFile, amountColumn: number): StatementRow[] =>
  rows.flatMap((cells) => {
    const amount = readStatementAmount(cells[amountColumn] ?? '');
    const text = cells
      .filter((_, column) => column !== amountColumn)
      .join(' ')
      .slice(0, TEXT_MAX);
    const { references, numbers } = readStatementText(text);
    return amount !== undefined && (references.length > 0 || numbers.length > 0) ? [{ text, amount }] : [];
  });
