import type { ParseConfig } from 'papaparse';

/** Without lines above its headings, such as a bank's name. */
export type CsvFile = {
  headings: string[];
  rows: string[][];
  /** Line of the file where each row begins, from 1. */
  lines: number[];
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
const DELIMITER_ROWS = 10;

export const isWideRow = (cells: readonly string[]): boolean =>
  cells.filter((cell) => cell.trim()).length >= LEAST_COLUMNS;

const isUnknownHead = (cells: readonly string[]): boolean =>
  isWideRow(cells) && !cells.some((cell) => /\p{Nd}/u.test(cell));

const countLineEnds = (cells: readonly string[]): number =>
  cells.reduce((count, cell) => count + (cell.split('\n').length - 1), 0);

/** Blank rows count as lines. */
function numberRows(data: readonly string[][]): { cells: string[]; line: number }[] {
  let next = 1;
  return data.flatMap((cells) => {
    const line = next;
    next += 1 + countLineEnds(cells);
    return cells.some((cell) => cell.trim()) ? [{ cells, line }] : [];
  });
}

/** UTF-8, or as its byte order mark says. */
const readText = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsText(file);
  });

const isBinary = (text: string) => text.startsWith('%PDF') || text.includes('\0');

/** `isHead` recognises the headings, else a wide row without digits; `undefined` without both, as for a PDF. */
export async function readCsv(
  file: File,
  isHead: (cells: readonly string[]) => boolean,
): Promise<CsvFile | undefined> {
  const { parse } = await import('papaparse');
  // The parser takes the line end of the first line for all.
  const text = (await readText(file)).replaceAll(/\r\n?/g, '\n');
  if (isBinary(text)) return undefined;
  const read = (config: ParseConfig) => parse<string[]>(text, config);
  // Blank lines would mislead the guess of the delimiter.
  const { meta } = read({ skipEmptyLines: 'greedy', preview: DELIMITER_ROWS });
  const { data } = read({ delimiter: meta.delimiter });
  const rows = numberRows(data);
  const head = [isHead, isUnknownHead]
    .map((isFound) => rows.findIndex(({ cells }) => isFound(cells)))
    .find((index) => index >= 0);
  if (head === undefined) return undefined;
  const headings = rows[head]?.cells ?? [];
  const below = rows.slice(head + 1);
  return {
    headings,
    rows: below.map(({ cells }) => cells),
    lines: below.map(({ line }) => line),
  };
}
