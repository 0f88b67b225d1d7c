type Cell = string | number | undefined;

/** A spreadsheet runs what begins like this. */
const RUNS = /^[=+\-@\t\r]/;
/** Where lists are separated otherwise than by commas, a cell begins behind these, quotes or not. */
const RUNS_INSIDE = /([;|\t\r\n]["\s]*)(?=[=+\-@])/g;

/** Text that a spreadsheet would run is made harmless by an apostrophe; a number is none. */
function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const inside = text.replace(RUNS_INSIDE, "$1'");
  const harmless = RUNS.test(text) ? `'${inside}` : inside;
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Rows as a CSV file (RFC 4180) that spreadsheets read as UTF-8: a byte order mark first, CRLF after each row. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
