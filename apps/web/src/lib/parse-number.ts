import { plainDigits } from '@e-store/shared/plain-digits';

const plainNumber = (typed: string) => plainDigits(typed).trim().replaceAll(',', '');

/** With or without ₹ and thousands separators; NaN for anything else, which the schema rejects. */
export function parseNumber(typed: string): number {
  const plain = plainNumber(typed.trim().replace(/^₹/, ''));
  return plain === '' ? Number.NaN : Number(plain);
}

/** With or without thousands separators; `undefined` for anything else. */
export function parseWholeNumber(typed: string): number | undefined {
  const plain = plainNumber(typed).replace('\u2212', '-');
  return /^-?\d{1,7}$/.test(plain) ? Number(plain) : undefined;
}
