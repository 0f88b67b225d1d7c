import { readStatementAmount, readStatementText } from '@e-store/shared/payments/statement';

/** A bank statement. Lines above its headings, like the name of the bank, are left out. */
export type Statement = { headings: string[]; rows: string[][] };
export type StatementRow = { text: string; amount: number };

const AMOUNT_HEADINGS = [/credit|deposit|received/i, /amount/i];
const LEAST_COLUMNS = 3;
const TEXT_MAX = 500;

const findAmountColumn = (cells: readonly string[]): number | undefined =>
  AMOUNT_HEADINGS.map((heading) => cells.findIndex((cell) => heading.test(cell))).find((index) => index >= 0);

/** Reads a CSV file. `undefined` for a file without headings, such as a PDF. */
export async function readStatement(file: File): Promise<Statement | undefined> {
  const { parse } = await import('papaparse');
  const data = await new Promise<string[][]>((resolve, reject) => {
    parse<string[]>(file, {
      skipEmptyLines: 'greedy',
      complete: (read) => resolve(read.data),
      error: reject,
    });
  });
  const head = data.findIndex(
    (cells) =>
      cells.filter((cell) => cell.trim()).length >= LEAST_COLUMNS && findAmountColumn(cells) !== undefined,
  );
  const headings = data[head];
  return headings && { headings, rows: data.slice(head + 1) };
}

export const guessAmountColumn = ({ headings }: Statement): number => findAmountColumn(headings) ?? 0;

/** The credits that name an order or a UTR, in whichever column. */
export const readCredits = ({ rows }: Statement, amountColumn: number): StatementRow[] =>
  rows.flatMap((cells) => {
    const amount = readStatementAmount(cells[amountColumn] ?? '');
    const text = cells
      .filter((_, column) => column !== amountColumn)
      .join(' ')
      .slice(0, TEXT_MAX);
    const { references, numbers } = readStatementText(text);
    return amount !== undefined && (references.length > 0 || numbers.length > 0) ? [{ text, amount }] : [];
  });
