import { shadesOf } from '@e-store/search-query/colour-shades';
import { holdsAny, isAny, isLike, type ValueCondition } from './value-conditions.ts';

/** A family matches any of its shades. Ignores letter case. */
export const isColour = (wanted: string): ValueCondition => isAny(isLike(wanted), holdsAny(shadesOf(wanted)));

/** Values for `$in` that match as `isColour` does. */
export const colourPatterns = (wanted: string): (string | RegExp)[] => [
  wanted,
  ...shadesOf(wanted).map((shade) => new RegExp(shade.map((word) => `(?=.*\\b${word}\\b)`).join(''), 'i')),
];
