/** Without lines above its headings, such as a bank's name. */
export type CsvFile = {
  headings: string[];
  rows: string[][];
  /** For the reader of the file. */
  firstLine: number;
};

const LEAST_COLUMNS = 3;

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
  const head = data.findIndex(
    (cells) => cells.filter((cell) => cell.trim()).length >= LEAST_COLUMNS && isHead(cells),
  );
  const headings = data[head];
  return headings && { headings, rows: data.slice(head + 1), firstLine: head + 2 };
}
