import path from 'node:path';
import { lineOf } from './blank.js';

const SHEET = /import (\w+) from '(\.[^']+\.module\.css)'/g;

const classesOf = (code) => new Set([...code.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));

/** A class missing from the style sheet is `undefined` at run time. */
export const checkClasses = ({ sources }) => {
  const sheets = new Map(
    sources
      .filter(({ file }) => file.endsWith('.module.css'))
      .map(({ file, code }) => [file, classesOf(code)]),
  );
  return sources
    .filter(({ file, isTest }) => /\.tsx?$/.test(file) && !isTest)
    .flatMap(({ file, text }) =>
      [...text.matchAll(SHEET)].flatMap(([, name, specifier]) => {
        const classes = sheets.get(path.posix.join(path.posix.dirname(file), specifier));
        return [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
          .filter(([, used]) => !classes?.has(used))
          .map(({ 1: used, index }) => ({
            file,
            line: lineOf(text, index),
            rule: 'class-in-style-sheet',
            what: `uses the class ${used}, which ${specifier} does not have`,
            why: 'add the rule, or remove the class',
          }));
      }),
    );
};
