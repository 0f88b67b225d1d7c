import { brokenTests } from './named-tests.js';

/** How a requirement may stand; the last two say what is missing. */
const states = ['done', 'partly', 'open'];

/** How many requirements there are of each kind, in the order of the document. */
const HOW_MANY = { G: 12, R: 90, I: 8, T: 20, C: 14 };

/** Every number that needs a row, in order: G1 … G12, R1 … C14. */
export const requirementNumbers = Object.entries(HOW_MANY).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}${index + 1}`),
);

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** The rows of `docs/requirements.md`, each with the heading above it. */
export const readRequirements = (markdown) => {
  let group = '';
  return markdown.split('\n').flatMap((line) => {
    group = /^## (.+)$/.exec(line)?.[1] ?? group;
    if (!/^\|\s*[A-Z]\d+\s*\|/.test(line)) return [];
    const [number, requirement, state, where, test, missing, ...more] = cellsOf(line);
    return [{ group, number, requirement, state, where, test, missing, more }];
  });
};

/** How many rows stand how, by group and in all: the table that the document has on top. */
export const countStates = (rows) => {
  const line = (name, some) =>
    `| ${[name, ...states.map((state) => some.filter((row) => row.state === state).length)].join(' | ')} |`;
  const groups = [...new Set(rows.map(({ group }) => group))];
  return [
    `| | ${states.join(' | ')} |`,
    '|---|---|---|---|',
    ...groups.map((name) =>
      line(
        name,
        rows.filter(({ group }) => group === name),
      ),
    ),
    line('in all', rows),
  ].join('\n');
};

/**
 * What is wrong with the rows, a sentence each. `readTest` answers the text of a test file, `undefined` where there is
 * none; `exists` whether there is such a file or folder.
 */
export const brokenRequirements = (rows, { readTest, exists }) =>
  rows.flatMap(({ number, requirement, state, where, test, missing, more }) => {
    const faults = [];
    if (!states.includes(state)) faults.push(`"${state}" is not a state`);
    if (!requirement) faults.push('does not say what is required');
    if (missing === undefined || more.length > 0) faults.push('has not six cells');
    if (state === 'done' && missing) faults.push(`done, but lacks: ${missing}`);
    if (state !== 'done' && !missing) faults.push(`${state}, but does not say what is missing`);
    for (const place of where.split('<br>')) {
      const name = /^`([^`]+)`$/.exec(place)?.[1];
      if (name === undefined) faults.push(`names no place as \`file\`: "${place}"`);
      else if (!exists(name)) faults.push(`${name} does not exist`);
    }
    if (state !== 'open' || test) faults.push(...brokenTests(test, readTest));
    return faults.map((fault) => `${number}: ${fault}`);
  });
