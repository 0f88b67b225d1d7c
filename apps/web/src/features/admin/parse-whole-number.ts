/** Parses a whole number, with or without thousands separators; `undefined` for anything else. */
export function parseWholeNumber(typed: string): number | undefined {
  const plain = typed.trim().replaceAll(',', '').replace('\u2212', '-');
  return /^-?\d{1,7}$/.test(plain) ? Number(plain) : undefined;
}
