import { shadesOf } from '@e-store/search-query/colour-shades';
import { holdsAny, isAny, isLike, type ValueCondition } from './value-conditions.ts';

/** Matches a colour or, for a family, any of its shades, without letter case. */
export const isColour = (wanted: string): ValueCondition => isAny(isLike(wanted), holdsAny(shadesOf(wanted)));

/** Returns what `isColour` matches, as values for `$in` of MongoDB. */
export const colourPatterns = (wanted: string): (string | RegExp)[] => [
  wanted,
  ...shadesOf(wanted).map((shade) => new RegExp(shade.map((word) => `(?=.*\\b${word}\\b)`).join(''), 'i')),
];
