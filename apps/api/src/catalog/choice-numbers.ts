import type { Facets } from '@e-store/shared/catalog/endpoints';
import { fold } from './fold.ts';
import { wordsOf } from './search/tokens.ts';

/** A group of choices that are counted beside a list. */
export type CountedGroup = Exclude<keyof Facets, 'anyCategory'>;
/** What products are chosen by: fabrics are named by words of a search alone. */
export type ChoiceGroup = CountedGroup | 'fabric';

export type NumberedChoice = {
  group: ChoiceGroup;
  value: string;
  /** What stands for it where letter case makes no difference. */
  folded: string;
  /** Its words, by which a search tells colours and fabrics. */
  words: readonly string[];
};

const numbers = new Map<string, number>();
const choices: NumberedChoice[] = [];

/**
 * A choice as a number, from 0 on, which is its own as long as the process lives. Shops have few values and many products
 * that bear them: what can be told of a value is told once, and of a product only which numbers it has.
 */
export function numberOfChoice(group: ChoiceGroup, value: string): number {
  const name = `${group} ${value}`;
  const known = numbers.get(name);
  if (known !== undefined) return known;
  const number = choices.push({ group, value, folded: fold(value), words: wordsOf(value) }) - 1;
  numbers.set(name, number);
  return number;
}

/** All choices that any product could be chosen by until now, each at its number. */
export const numberedChoices = (): readonly NumberedChoice[] => choices;
