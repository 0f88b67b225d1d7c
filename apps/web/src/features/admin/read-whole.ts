/** A whole number as it was typed, thousands parted or not; `undefined` for what is none. */
export function readWhole(typed: string): number | undefined {
  const plain = typed.trim().replaceAll(',', '').replace('\u2212', '-');
  return /^-?\d{1,7}$/.test(plain) ? Number(plain) : undefined;
}
