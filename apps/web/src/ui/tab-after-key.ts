/** Which tab a key leads to: arrows go round, Home and End to the ends; `undefined` for every other key. */
export function tabAfterKey(key: string, open: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (open + 1) % count;
  if (key === 'ArrowLeft') return (open - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
