import { matches } from './matches.js';
import { readVisibleTexts } from './read-words.js';

export const checkMessages = ({ sources }, { messages: { rule, in: places, names, why } }) =>
  sources
    .filter(({ file, isTest }) => /\.tsx?$/.test(file) && !isTest && matches(file, places))
    .flatMap(({ file, text }) =>
      readVisibleTexts(text, file)
        .filter((found) => !names.test(found.text))
        .map((found) => ({ file, line: found.line, rule, what: `says “${found.text}”`, why })),
    );
