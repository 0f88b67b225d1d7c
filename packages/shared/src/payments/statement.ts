/** Credits of one call; a longer statement is sent in parts. */
export const STATEMENT_ROWS_MAX = 300;

const STATEMENT_KEY_MAX = 2000;

/** Statements of one bank have the same headings. */
export const statementKey = (headings: readonly string[]): string =>
  headings
    .map((heading) => heading.trim())
    .join(' | ')
    .slice(0, STATEMENT_KEY_MAX);

export const CELL_SEPARATOR = '\t';

const UTR_PATTERN = /(?<!\d)\d{12}(?![\d@])/g;
/** With the country code; beside another candidate it is no UTR. */
const MOBILE_PATTERN = /^91[6-9]/;
const GROUPED_UTR_PATTERN = /(?<!\d[ /.,-]?)\d{4} \d{4} \d{4}(?! ?\d|@)/g;
const SPACED_CELL_PATTERN = /(?<=^|\t)(?=\d(?: ?\d){11}(?:\t|$))\d{3,5}(?: \d{3,5})+/g;
const ORDER_NUMBER_PATTERN = /\bES(?:-?\d{6,}| ?-? ?\d{6,11})\b/gi;

const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([found]) => found.replaceAll(' ', ''));

/** UTRs, and order numbers of the payment note. */
export function readStatementText(row: string): { references: string[]; numbers: string[] } {
  const text = row.replaceAll('\u00A0', ' ');
  const numbers = findAll(text, ORDER_NUMBER_PATTERN).map((found) =>
    found.toUpperCase().replace(/^ES-?/, 'ES-'),
  );
  const isMobile = (digits: string) => MOBILE_PATTERN.test(digits);
  const spaced = [GROUPED_UTR_PATTERN, SPACED_CELL_PATTERN]
    .flatMap((pattern) => findAll(text, pattern))
    .filter((one) => !isMobile(one));
  const candidates = [...new Set([...findAll(text, UTR_PATTERN), ...spaced])];
  const references = candidates.filter((one) => !isMobile(one));
  return {
    references: references.length > 0 ? references : candidates,
    numbers: [...new Set(numbers)],
  };
}

/** `₹ 1,399.00 Cr` and `1399,00` as `1399.00`. */
export const plainAmount = (typed: string): string =>
  typed
    .replace(/[₹\s]|INR|Rs\.?|\(?Cr\.?\)?$|\/-/gi, '')
    .replace(/^\+/, '')
    .replace(/,(?=\d{2}$)/, '.')
    .replaceAll(',', '');

/** Amounts like `1,399.00` or `₹ 979`. `undefined` for anything else, and for debits. */
export function readStatementAmount(typed: string): number | undefined {
  const plain = plainAmount(typed);
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  const amount = Number(plain);
  return amount > 0 ? amount : undefined;
}
