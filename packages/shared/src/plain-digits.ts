/** Replaces Hindi (Devanagari) digits with the digits 0 to 9. */
export const plainDigits = (text: string): string =>
  text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
