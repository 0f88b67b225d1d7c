import { brokenTests } from './named-tests.js';

/** How a statement of the specification may stand; the first needs no reason. */
const states = ['as specified', 'made real', 'made right', 'open'];

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

const numberedLines = (markdown) => markdown.split('\n').filter((line) => /^\|\s*\d+-\d+\s*\|/.test(line));

/** The numbers of `docs/spec/statements.md`, in their order. */
export const readStatements = (markdown) => numberedLines(markdown).map((line) => cellsOf(line)[0]);

/** The rows of `docs/spec-conformance.md`. */
export const readRows = (markdown) =>
  numberedLines(markdown).map((line) => {
    const [number, statement, state, reason, test] = cellsOf(line);
    return { number, statement, state, reason, test };
  });

/**
 * What is wrong with the rows, a sentence each. `readTest` answers the text of a test file, `undefined` where there is
 * none. A cell of tests is `` `file` › name ``, several with `<br>` between them.
 */
export const brokenRows = (rows, readTest) =>
  rows.flatMap(({ number, state, reason, test }) => {
    if (!states.includes(state)) return [`${number}: "${state}" is not a state`];
    if (state !== 'as specified' && !reason) return [`${number}: ${state}, but no reason is given`];
    if (state === 'open') return [];
    return brokenTests(test, readTest).map((fault) => `${number}: ${fault}`);
  });
