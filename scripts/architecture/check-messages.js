import { matches } from './matches.js';
import { readWords } from './read-words.js';

/** Words that a component says by itself; and files that are excused for it though they say none any more. */
export const checkMessages = ({ sources }, { messages: { rule, in: places, names, notYet, why } }) =>
  sources
    .filter(({ file, isTest }) => /\.tsx?$/.test(file) && !isTest && matches(file, places))
    .flatMap(({ file, text }) => {
      const said = readWords(text, file).filter((found) => !names.test(found.text));
      if (!notYet.includes(file))
        return said.map((found) => ({ file, line: found.line, rule, what: `says “${found.text}”`, why }));
      return said.length > 0
        ? []
        : [{ file, line: 1, rule, what: 'says nothing by itself: take it from words-to-move.js', why }];
    });
