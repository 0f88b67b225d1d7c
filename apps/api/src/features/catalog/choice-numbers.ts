import type { Facets } from '@e-store/shared/catalog/endpoints';
import { wordsOf } from './search/tokens.ts';

export type CountedGroup = Exclude<keyof Facets, 'anyCategory'>;
export type ChoiceGroup = CountedGroup | 'fabric';

export type NumberedChoice = {
  group: ChoiceGroup;
  value: string;
  /** The value in folded case. */
  folded: string;
  words: readonly string[];
};

const numbers = new Map<string, number>();
const choices: NumberedChoice[] = [];

/** Returns the number of a choice, from 0 on, stable for the life of the process. */
export function numberOfChoice(group: ChoiceGroup, value: string): number {
  const name = `${group} ${value}`;
  const known = numbers.get(name);
  if (known !== undefined) return known;
  const number = choices.push({ group, value, folded: fold(value), words: wordsOf(value) }) - 1;
  numbers.set(name, number);
  return number;
}

export const numberedChoices = (): readonly NumberedChoice[] => choices;

export const fold = (word: string) => word.normalize('NFC').toLowerCase();
