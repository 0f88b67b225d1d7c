import { findTestFaults } from './named-tests.js';

const states = ['as specified', 'made real', 'made right', 'open'];

const splitCells = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

const numberedLines = (markdown) => markdown.split('\n').filter((line) => /^\|\s*\d+-\d+\s*\|/.test(line));

export const readStatements = (markdown) => numberedLines(markdown).map((line) => splitCells(line)[0]);

export const readRows = (markdown) =>
  numberedLines(markdown).map((line) => {
    const [number, statement, state, reason, test] = splitCells(line);
    return { number, statement, state, reason, test };
  });

/**
 * Returns one sentence per fault in the rows. Test cells contain `` `file` › name ``, separated by `<br>`.
 * @param readTest text of a test file, or `undefined`.
 */
export const findRowFaults = (rows, readTest) =>
  rows.flatMap(({ number, state, reason, test }) => {
    if (!states.includes(state)) return [`${number}: "${state}" is not a state`];
    if (state !== 'as specified' && !reason) return [`${number}: ${state}, but no reason is given`];
    if (state === 'open') return [];
    return findTestFaults(test, readTest).map((fault) => `${number}: ${fault}`);
  });
