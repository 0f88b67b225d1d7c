import type { ParseConfig } from 'papaparse';

/** Without lines above its headings, such as a bank's name. */
export type CsvFile = {
  headings: string[];
  rows: string[][];
  /** Row of each in a spreadsheet, from 1. */
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

/** Blank rows count. */
const numberRows = (data: readonly string[][]): { cells: string[]; line: number }[] =>
  data.flatMap((cells, index) => (cells.some((cell) => cell.trim()) ? [{ cells, line: index + 1 }] : []));

/** UTF-8, or as its byte order mark says; else as spreadsheets on Windows save. */
async function readText(file: File): Promise<string> {
  const text = await decode(file);
  return text.includes('\uFFFD') ? decode(file, 'windows-1252') : text;
}

const decode = (file: File, encoding?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error(file.name)));
    reader.readAsText(file, encoding);
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
  const { data, errors } = read({ delimiter: meta.delimiter });
  if (errors.some(({ code }) => code === 'MissingQuotes')) return undefined;
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
