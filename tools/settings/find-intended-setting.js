import { settings } from './settings.js';

const shortWord = 4;

/** Two swapped neighbours are one edit (optimal string alignment). */
const editDistance = (from, to) => {
  const rows = [...from, ''].map((_, i) => [i]);
  rows[0] = [...to, ''].map((_, j) => j);
  for (let i = 1; i <= from.length; i += 1)
    for (let j = 1; j <= to.length; j += 1) {
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const replaced = rows[i - 1][j - 1] + (from[i - 1] === to[j - 1] ? 0 : 1);
      const swapped = isSwap ? rows[i - 2][j - 2] + 1 : Infinity;
      rows[i][j] = Math.min(rows[i - 1][j] + 1, rows[i][j - 1] + 1, replaced, swapped);
    }
  return rows[from.length][to.length];
};

/** Two edits make a short word another one: PORT is not a misspelled HOST. */
const isSimilar = (name, known) =>
  editDistance(name, known) <= (Math.min(name.length, known.length) <= shortWord ? 1 : 2);

const areWordsSimilar = (name, known) => {
  const words = name.split('_');
  const knownWords = known.split('_');
  return (
    words.length !== knownWords.length || words.every((word, index) => isSimilar(word, knownWords[index]))
  );
};

/** At most two characters differ, apart from case. `undefined` for settings and other programs' names. */
export const findIntendedSetting = (name) => {
  const names = settings.map((setting) => setting.name);
  if (names.includes(name)) return undefined;
  const upper = name.toUpperCase();
  return names
    .filter((known) => isSimilar(upper, known) && areWordsSimilar(upper, known))
    .toSorted((a, b) => editDistance(upper, a) - editDistance(upper, b))[0];
};
