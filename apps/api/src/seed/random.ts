/** In [0, 1), by mulberry32. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pickWeighted<T>(
  random: () => number,
  choices: readonly T[],
  weightOf: (choice: T) => number,
): T {
  const total = choices.reduce((sum, choice) => sum + weightOf(choice), 0);
  let left = random() * total;
  for (const choice of choices) {
    left -= weightOf(choice);
    if (left < 0) return choice;
  }
  const last = choices.at(-1);
  if (last === undefined) throw new Error('There is nothing to choose from.');
  return last;
}
