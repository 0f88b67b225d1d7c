import {
  AMOUNT_WORDS,
  NUMBER_FRACTIONS,
  NUMBER_WORDS,
  NUMBERS_BEFORE_UNITS,
  PERCENT,
  SIZE_SIGNS,
} from './word-tables.ts';
import { phraseKey } from '../tokens.ts';

type Counted = { value: number; length: number };
type HasOwnMeaning = (word: string) => boolean;

const keysOf = (words: readonly string[]) => words.map((word) => phraseKey(word) || word);
const valuesOf = (table: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(table).flatMap(([value, words]) => keysOf(words).map((word) => [word, Number(value)])),
  );

const NUMBERS = valuesOf(NUMBER_WORDS);
const BEFORE_UNITS = valuesOf(
  Object.fromEntries(NUMBERS_BEFORE_UNITS.map(({ name, onlyBeforeUnits }) => [name, onlyBeforeUnits])),
);
const FRACTIONS = NUMBER_FRACTIONS.flatMap(({ words, ...fraction }) =>
  keysOf([...words, ...(fraction.onlyBeforeNumbers ?? [])]).map((word) => ({ ...fraction, word })),
);
const PERCENTS = new Set(keysOf(PERCENT));
const UNITS = {
  hundred: new Set(keysOf(AMOUNT_WORDS.hundred)),
  thousand: new Set(keysOf(AMOUNT_WORDS.thousand)),
};
const RUPEES = new Set(keysOf(AMOUNT_WORDS.rupee));
const AGE_UNITS = new Set(keysOf([...SIZE_SIGNS.years, ...SIZE_SIGNS.months]));
const SIZES = new Set(keysOf(SIZE_SIGNS.size));
const BOUNDS_BEFORE = new Set(keysOf([...AMOUNT_WORDS.below, ...AMOUNT_WORDS.above, ...AMOUNT_WORDS.rupee]));
const BOUNDS_AFTER = new Set(
  keysOf([...AMOUNT_WORDS.isBelow, ...AMOUNT_WORDS.isAbove, ...AMOUNT_WORDS.rupee, ...AMOUNT_WORDS.below]),
);
export const LONGEST_BOUND = 3;
const isUnit = (word = '') => UNITS.hundred.has(word) || UNITS.thousand.has(word);
const isSizeSign = (word = '') => AGE_UNITS.has(word) || SIZES.has(word);

const LEAST_REMAINDER = 10;
const LEAST_SIZE = 24;

/** "do hazaar paanch sau" is 2500. A word with `hasOwnMeaning` counts only before "sau" and "hazaar". */
export function numberAt(
  words: readonly string[],
  hasOwnMeaning: HasOwnMeaning,
  before: readonly string[] = [],
): Counted | undefined {
  const thousands = unitAt(words, 'thousand') ?? bareThousandAt(words, before);
  const rest = words.slice(thousands?.length ?? 0);
  const hundreds = unitAt(rest, 'hundred');
  const isRemainder = hundreds && (!thousands || hundreds.value < 1000);
  const sum = add(thousands, isRemainder ? hundreds : undefined);
  if (sum.length === 0) return countBesideUnit(words, hasOwnMeaning);
  return add(sum, remainderAt(words.slice(sum.length), thousands && !isRemainder, hasOwnMeaning));
}

const add = (...parts: readonly (Counted | undefined)[]): Counted =>
  parts.reduce<Counted>(
    (sum, part) => ({ value: sum.value + (part?.value ?? 0), length: sum.length + (part?.length ?? 0) }),
    { value: 0, length: 0 },
  );

function unitAt(words: readonly string[], unit: keyof typeof UNITS): Counted | undefined {
  const count = countAt(words);
  if (!count || !UNITS[unit].has(words[count.length] ?? '')) return undefined;
  return { value: count.value * (unit === 'thousand' ? 1000 : 100), length: count.length + 1 };
}

function bareThousandAt(words: readonly string[], before: readonly string[]): Counted | undefined {
  const hundreds = UNITS.thousand.has(words[0] ?? '') ? unitAt(words.slice(1), 'hundred') : undefined;
  if (!hundreds || hundreds.value >= 1000) return undefined;
  const after = words.slice(1 + hundreds.length);
  const lengths = Array.from({ length: LONGEST_BOUND }, (_, index) => index + 1);
  const isPrice = lengths.some(
    (length) =>
      BOUNDS_AFTER.has(after.slice(0, length).join(' ')) ||
      BOUNDS_BEFORE.has(before.slice(-length).join(' ')),
  );
  return isPrice ? { value: 1000, length: 1 } : undefined;
}

function countAt(words: readonly string[]): Counted | undefined {
  const [first = '', second = ''] = words;
  const fraction = FRACTIONS.find(({ word }) => word === first);
  const whole = wholeAt(fraction ? [second] : words);
  if (!fraction) return whole;
  if (whole && Number.isInteger(whole.value)) return { value: whole.value + fraction.add, length: 2 };
  return fraction.isUsedAlone ? { value: 1 + fraction.add, length: 1 } : undefined;
}

function wholeAt(words: readonly string[]): Counted | undefined {
  const [first = ''] = words;
  if (/^\d{1,2}$/.test(first)) return { value: Number(first), length: 1 };
  return spokenAt(words) ?? countedBy(BEFORE_UNITS.get(first));
}

const countedBy = (value: number | undefined) => (value === undefined ? undefined : { value, length: 1 });

function spokenAt([first = '', second = '']: readonly string[]): Counted | undefined {
  const value = NUMBERS.get(first);
  const ones = NUMBERS.get(second) ?? 0;
  const isTens = /^[a-z]+ty$/.test(first) && Number.isInteger(ones) && ones > 0 && ones < 10;
  return value !== undefined && isTens ? { value: value + ones, length: 2 } : countedBy(value);
}

function remainderAt(
  words: readonly string[],
  isAfterThousands: boolean | undefined,
  hasOwnMeaning: HasOwnMeaning,
): Counted | undefined {
  const [first = '', second] = words;
  if (isAfterThousands && /^\d{3}$/.test(first)) return { value: Number(first), length: 1 };
  const found = hasOwnMeaning(first) ? undefined : spokenAt(words);
  const next = found ? words[found.length] : second;
  return found && found.value >= LEAST_REMAINDER && !isUnit(next) && !isSizeSign(next) ? found : undefined;
}

function countBesideUnit(words: readonly string[], hasOwnMeaning: HasOwnMeaning): Counted | undefined {
  const found = hasOwnMeaning(words[0] ?? '') ? undefined : spokenAt(words);
  if (!found) return undefined;
  const [sign = '', after = ''] = words.slice(found.length);
  const isCounted =
    (RUPEES.has(sign) && !/^\d/.test(after)) ||
    AGE_UNITS.has(sign) ||
    PERCENTS.has(sign) ||
    (SIZES.has(sign) && found.value >= LEAST_SIZE);
  return isCounted ? found : undefined;
}
