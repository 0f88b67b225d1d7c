/** Without lines above its headings, such as a bank's name. */
export type CsvFile = {
  headings: string[];
  rows: string[][];
  /** For the reader of the file. */
  firstLine: number;
};

/** Column with the heading that an earlier file had, else the guessed one. */
export function chooseColumn(
  { headings }: CsvFile,
  remembered: string | undefined,
  guess: (headings: readonly string[]) => number,
): number {
  const known = headings.findIndex((heading) => heading.trim() === remembered);
  return known >= 0 ? known : guess(headings);
}

const HEADING_MAX = 100;

/** Heading to remember for the next file. Empty for a column without one. */
export const headingOf = ({ headings }: CsvFile, column: number): string =>
  (headings[column] ?? '').trim().slice(0, HEADING_MAX);

const LEAST_COLUMNS = 3;

export const isWideRow = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell.trim()).length >= LEAST_COLUMNS;

/** `isHead` recognises the headings; `undefined` without them, as for a PDF. */
export async function readCsv(
  file: File,
  isHead: (cells: readonly string[]) => boolean,
): Promise<CsvFile | undefined> {
  const { parse } = await import('papaparse');
  const data = await new Promise<string[][]>((resolve, reject) => {
    parse<string[]>(file, {
      skipEmptyLines: 'greedy',
      complete: (read) => resolve(read.data),
      error: reject,
    });
  });
  const head = data.findIndex(isHead);
  const headings = data[head];
  return headings && { headings, rows: data.slice(head + 1), firstLine: head + 2 };
}
