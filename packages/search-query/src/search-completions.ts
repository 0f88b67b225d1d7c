import { INITIAL_CATEGORIES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { formatRupees } from '@e-store/shared/money';
import { lexicon } from './parser/lexicon.ts';
import type { ParsedQuery } from './parsed-query.ts';
import { COLOUR_WORDS, FABRIC_WORDS } from './parser/word-tables.ts';

const COMPLETION_WORDS = [
  ...INITIAL_CATEGORIES.map(({ name }) => name),
  ...COLOUR_WORDS.map(({ label }) => label),
  ...DEPARTMENTS,
  ...FABRIC_WORDS.map(({ label }) => label),
].map((word) => word.toLowerCase());

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const LIMITS = [1000, 500, 1500];
const SHORTEST_START = 2;
const MAX_COMPLETIONS = 6;

/**
 * The last word completed, then narrowed by department and price. The caller checks that they find products.
 * `names` are catalogue words, most frequent first.
 */
export function completeSearch(typed: string, parsedQuery: ParsedQuery, names: readonly string[]): string[] {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ');
  const asksOnlyForHelp = parsedQuery.help.length > 0 && parsedQuery.isNonsense;
  if (!HAS_LETTER_OR_DIGIT.test(text) || parsedQuery.isExact || asksOnlyForHelp) return [];
  const words = text.split(' ');
  const start = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  const isStart = (word: string) => word.startsWith(start) && word !== start && !before.includes(word);
  const endings =
    start.length < SHORTEST_START || parsedQuery.spellingCorrection !== undefined
      ? []
      : [...COMPLETION_WORDS, ...names.filter(isOfCatalogue)].filter(isStart).slice(0, MAX_COMPLETIONS);
  const finished = endings.map((word) => [...before, word].join(' '));
  const base =
    parsedQuery.spellingCorrection ??
    (endings.length > 0 && !isWhole(parsedQuery, start) ? finished[0] : text) ??
    text;
  const { department, price } = parsedQuery.filters;
  const isUnderstood =
    leftOut(parsedQuery).length === 0 || (finished.length > 0 && !isWhole(parsedQuery, start));
  if (!isUnderstood) return finished;
  const byPerson = department ? [] : DEPARTMENTS.map((name) => `${base} for ${name}`);
  const byPrice = price ? [] : LIMITS.map((limit) => `${base} under ${formatRupees(limit)}`);
  const [first, second, ...others] = parsedQuery.spellingCorrection
    ? [parsedQuery.spellingCorrection, ...finished]
    : finished;
  const ways = [first, second, byPerson[0], byPrice[0], ...byPerson.slice(1), ...byPrice.slice(1), ...others];
  return [...new Set(ways.filter((way) => way !== undefined))];
}

const leftOut = ({ ignored, notSold }: ParsedQuery) => [...ignored, ...notSold.map(({ text }) => text)];

const isOfCatalogue = (word: string) =>
  ['words', 'notSold', undefined].includes(lexicon.meaningOf(word)?.kind);

const isWhole = (parsedQuery: ParsedQuery, last: string) =>
  !parsedQuery.words.some(({ text }) => text === last) && !leftOut(parsedQuery).includes(last);
