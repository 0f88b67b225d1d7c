/** Returns the tab index for a key: arrows wrap around, Home and End jump; `undefined` for other keys. */
export function tabAfterKey(key: string, open: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (open + 1) % count;
  if (key === 'ArrowLeft') return (open - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
