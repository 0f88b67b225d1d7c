import { lineOf } from './blank.js';
import { matches } from './matches.js';

export const checkWords = ({ sources }, { words }) =>
  words.flatMap(({ rule, pattern, in: places, except, isForTests = true, why }) =>
    sources
      .filter(
        ({ file, isTest }) => matches(file, places) && !matches(file, except) && (isForTests || !isTest),
      )
      .flatMap(({ file, bare }) =>
        [...bare.matchAll(new RegExp(pattern, 'g'))].map((found) => ({
          file,
          line: lineOf(bare, found.index),
          rule,
          what: `says ${found[0].trim()}`,
          why,
        })),
      ),
  );

export const checkLength = ({ sources }, { length: { rule, lines: most, testLines, except, why } }) =>
  sources
    .filter(({ file, lines, isTest }) => lines > (isTest ? testLines : most) && !matches(file, except))
    .map(({ file, lines }) => ({ file, line: lines, rule, what: `has ${lines} lines`, why }));
