import { readStatementAmount, readStatementText } from '@e-store/shared/payments/statement';
import { type CsvFile, readCsv } from '../../../lib/read-csv.ts';

export type StatementRow = { text: string; amount: number };

const AMOUNT_HEADINGS = [/credit|deposit|received/i, /amount/i];
const TEXT_MAX = 500;

const findAmountColumn = (cells: readonly string[]): number | undefined =>
  AMOUNT_HEADINGS.map((heading) => cells.findIndex((cell) => heading.test(cell))).find((index) => index >= 0);

export const readStatement = (file: File): Promise<CsvFile | undefined> =>
  readCsv(file, (cells) => findAmountColumn(cells) !== undefined);

export const guessAmountColumn = ({ headings }: CsvFile): number => findAmountColumn(headings) ?? 0;

/** The credits that name an order or a UTR, in whichever column. */
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
