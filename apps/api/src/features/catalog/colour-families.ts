import { shadesOf } from '@e-store/search-query/colour-shades';
import { containsWords, anyCondition, equalsIgnoringCase, type ValueCondition } from './value-conditions.ts';

/** A family matches any of its shades. Ignores letter case. */
export const colourCondition = (wanted: string): ValueCondition =>
  anyCondition(equalsIgnoringCase(wanted), containsWords(shadesOf(wanted)));

/** Values for `$in` that match as `colourCondition` does. */
export const colourPatterns = (wanted: string): (string | RegExp)[] => [
  wanted,
  ...shadesOf(wanted).map((shade) => new RegExp(shade.map((word) => `(?=.*\\b${word}\\b)`).join(''), 'i')),
];
