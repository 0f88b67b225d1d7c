import path from 'node:path';
import { lineOf } from './blank.js';
import { contractNames, retiredWords } from './retired-words.js';

const IDENTIFIER = /[A-Za-z_$][\w$]*/g;
const PART = /[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g;
/** Joined words such as `giveback` are compared with whole names, others with parts. */
const isJoined = (word) => word.length > 6 && !['figures', 'garment', 'garments', 'standing'].includes(word);

/** `customerFigures` holds `figures`. */
export const findRetiredWord = (name) => {
  if (contractNames.has(name)) return undefined;
  const parts = (name.match(PART) ?? []).map((part) => part.toLowerCase());
  const whole = parts.join('');
  return [...retiredWords.keys()].find(
    (word) => parts.includes(word) || (isJoined(word) && whole.includes(word)),
  );
};

export const checkRetired = ({ sources }) =>
  sources
    .filter(({ file }) => !file.endsWith('.css') && file !== 'tools/architecture/retired-words.js')
    .flatMap(({ file, bare }) => {
      const named = [
        { name: path.basename(file).split('.')[0].replaceAll('-', '_'), line: 1 },
        ...[...bare.matchAll(IDENTIFIER)].map((found) => ({ name: found[0], index: found.index })),
      ];
      return named.flatMap(({ name, line, index }) => {
        const word = findRetiredWord(name);
        if (!word) return [];
        return {
          file,
          line: line ?? lineOf(bare, index),
          rule: 'retired-word',
          what: `${name} holds “${word}”`,
          why: `use ${retiredWords.get(word)} (docs/glossary.md)`,
        };
      });
    });
