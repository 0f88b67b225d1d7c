/** By how many percent a figure has changed, one decimal; `undefined` where there was nothing to compare with. */
export function changeFrom(before: number, now: number): number | undefined {
  return before > 0 ? Math.round(((now - before) / before) * 1000) / 10 : undefined;
}
