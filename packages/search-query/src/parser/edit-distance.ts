const KEY_ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const VOWELS = 'aeiouy';
const SIMILAR_LETTERS = ['cks', 'kq', 'gj', 'jz', 'sz', 'vw', 'fp', 'iy', 'xs'];

const placeOf = (letter: string) => {
  const row = KEY_ROWS.findIndex((keys) => keys.includes(letter));
  return row === -1 ? undefined : { row, column: (KEY_ROWS[row]?.indexOf(letter) ?? 0) + row / 2 };
};

function areNeighbours(a: string, b: string): boolean {
  const [first, second] = [placeOf(a), placeOf(b)];
  return (
    first !== undefined &&
    second !== undefined &&
    Math.abs(first.row - second.row) <= 1 &&
    Math.abs(first.column - second.column) <= 1
  );
}

function costBetween(a: string, b: string): number {
  if (a === b) return 0;
  if (SIMILAR_LETTERS.some((letters) => letters.includes(a) && letters.includes(b))) return 0.5;
  if (areNeighbours(a, b) || (VOWELS.includes(a) && VOWELS.includes(b))) return 0.7;
  return 1;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const COSTS = Array.from(LETTERS, (a) => Array.from(LETTERS, (b) => costBetween(a, b)));
const FIRST = LETTERS.charCodeAt(0);

function substitutionCost(a: string, b: string): number {
  return a === b ? 0 : (COSTS[a.charCodeAt(0) - FIRST]?.[b.charCodeAt(0) - FIRST] ?? 1);
}

const SILENT_LETTER_COST = 0.5;
const letterCost = (letter: string, before: string | undefined) =>
  letter === before || (letter === 'h' && before !== undefined && !VOWELS.includes(before))
    ? SILENT_LETTER_COST
    : 1;

const SWAP = 0.8;
const FIRST_LETTER = 0.3;

/**
 * `Infinity` above `limit`. A missing, added or wrong letter costs 1; common typos cost less: neighbouring
 * keys, swapped or doubled letters, vowels, similar sounds.
 */
export function editDistance(typed: string, meant: string, limit: number): number {
  const first = typed[0] === meant[0] ? 0 : FIRST_LETTER;
  if (Math.abs(typed.length - meant.length) * SILENT_LETTER_COST + first > limit) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const now = [row];
    const a = typed[row - 1] ?? '';
    let least = row;
    for (let column = 1; column <= meant.length; column += 1) {
      const b = meant[column - 1] ?? '';
      const added = (last[column] ?? 0) + letterCost(a, typed[row - 2]);
      const missing = (now[column - 1] ?? 0) + letterCost(b, meant[column - 2]);
      let cost = Math.min(added, missing, (last[column - 1] ?? 0) + substitutionCost(a, b));
      const isSwap = row > 1 && column > 1 && a !== b && a === meant[column - 2] && b === typed[row - 2];
      if (isSwap) cost = Math.min(cost, (before[column - 2] ?? 0) + SWAP);
      now.push(cost);
      least = Math.min(least, cost);
    }
    if (least + first > limit + SWAP) return Infinity;
    before = last;
    last = now;
  }
  const distance = (last[meant.length] ?? Infinity) + first;
  return distance <= limit ? distance : Infinity;
}

export function maxEditDistance(word: string): number {
  if (word.length < 3) return 0;
  if (word.length < 5) return 1;
  if (word.length < 6) return 1.3;
  if (word.length < 7) return 1.6;
  return word.length < 9 ? 2 : 2.4;
}
