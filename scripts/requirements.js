import { findTestFaults } from './named-tests.js';

const states = ['done', 'partly', 'open'];

const REQUIREMENT_COUNTS = { G: 12, R: 90, I: 8, T: 20, C: 14 };

export const requirementNumbers = Object.entries(REQUIREMENT_COUNTS).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}${index + 1}`),
);

const splitCells = (line) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

export const readRequirements = (markdown) => {
  let group = '';
  return markdown.split('\n').flatMap((line) => {
    group = /^## (.+)$/.exec(line)?.[1] ?? group;
    if (!/^\|\s*[A-Z]\d+\s*\|/.test(line)) return [];
    const [number, requirement, state, where, test, missing, ...more] = splitCells(line);
    return [{ group, number, requirement, state, where, test, missing, more }];
  });
};

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
 * Returns one sentence per fault in the rows.
 * @param readTest text of a test file, or `undefined`.
 */
export const findRequirementFaults = (rows, { readTest, exists }) =>
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
    if (state !== 'open' || test) faults.push(...findTestFaults(test, readTest));
    return faults.map((fault) => `${number}: ${fault}`);
  });
