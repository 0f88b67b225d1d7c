import { FIRST_CATEGORIES } from '@e-store/shared/catalog/categories';
import { DEPARTMENTS } from '@e-store/shared/catalog/departments';
import { COLOUR_WORDS } from './words/colours.ts';
import { FABRIC_WORDS } from './words/cloth.ts';
import { lexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';

const TELLING_WORDS = [
  ...FIRST_CATEGORIES.map(({ name }) => name),
  ...COLOUR_WORDS.map(({ label }) => label),
  ...DEPARTMENTS,
  ...FABRIC_WORDS.map(({ label }) => label),
].map((word) => word.toLowerCase());

const LIMITS = [1000, 500, 1500];
const SHORTEST_START = 2;
const MOST_STARTED = 6;

/**
 * Returns search suggestions: the last word completed, then narrowed by department and price. The caller
 * checks that they find products. `names` are catalogue words, most frequent first.
 */
export function searchTerms(typed: string, reading: Reading, names: readonly string[]): string[] {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const asksOnlyForHelp = reading.help.length > 0 && reading.isNonsense;
  if (text === '' || reading.isExact || asksOnlyForHelp) return [];
  const words = text.split(' ');
  const start = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const isStart = (word: string) => word.startsWith(start) && word !== start && !before.includes(word);
  const endings =
    start.length < SHORTEST_START || reading.respelt !== undefined
      ? []
      : [...TELLING_WORDS, ...names.filter(isOfCatalogue)].filter(isStart).slice(0, MOST_STARTED);
  const finished = endings.map((word) => [...before, word].join(' '));
  const base =
    reading.respelt ?? (endings.length > 0 && !isWhole(reading, start) ? finished[0] : text) ?? text;
  const { department, price } = reading.filters;
  const isUnderstood = reading.ignored.length === 0 || (finished.length > 0 && !isWhole(reading, start));
  if (!isUnderstood) return finished;
  const byPerson = department ? [] : DEPARTMENTS.map((name) => `${base} for ${name}`);
  const byPrice = price ? [] : LIMITS.map((limit) => `${base} under ₹${limit}`);
  const [first, second, ...others] = reading.respelt ? [reading.respelt, ...finished] : finished;
  const ways = [first, second, byPerson[0], byPrice[0], ...byPerson.slice(1), ...byPrice.slice(1), ...others];
  return [...new Set(ways.filter((way) => way !== undefined))];
}

const isOfCatalogue = (word: string) => ['words', undefined].includes(lexicon.meaningOf(word)?.kind);

const isWhole = (reading: Reading, last: string) =>
  !reading.words.some(({ text }) => text === last) && !reading.ignored.includes(last);
