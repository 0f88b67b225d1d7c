/** `{ number }`: a decimal number with fixed places, such as `-799.00`. */
type Cell = string | number | { number: string } | undefined;

/** Prefixes that a spreadsheet evaluates as a formula. */
const FORMULA_PREFIX = /^[=+\-@\t\r]/;
/** With another list separator, a cell may also begin here. */
const INNER_FORMULA_PREFIX = /(?=[=+\-@])(?<=[;|\t\r\n]["\s]*)/g;

function toCell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object') return value.number;
  const text = value ?? '';
  const inside = text.replace(INNER_FORMULA_PREFIX, "'");
  const harmless = FORMULA_PREFIX.test(text) ? `'${inside}` : inside;
  return /[",;|\t\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** RFC 4180 with a byte order mark, so that spreadsheets read UTF-8. */
export const toCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;

/** Without the apostrophes that `toCsv` adds. */
export const fromCsvCell = (text: string): string =>
  text.replace(/^'(?=[=+\-@\t\r])/, '').replaceAll(/'(?=[=+\-@])(?<=[;|\t\r\n]["\s]*')/g, '');
