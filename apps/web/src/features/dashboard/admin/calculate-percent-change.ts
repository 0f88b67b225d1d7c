/** Change in percent with one decimal; `undefined` without a base value. */
export function calculatePercentChange(before: number, now: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : undefined;
}
