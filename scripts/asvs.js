import { findTestFaults } from './named-tests.js';

/** Applicable ASVS 5.0 requirements by level, including uploads (5.2, 5.3). */
export const asvsItems = {
  'Level 1':
    '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.2 2.1.1 2.2.1 2.2.2 2.3.1 3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3 4.1.1 5.2.1 5.2.2 5.3.1 5.3.2 6.1.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.3.1 6.3.2 6.4.1 6.4.2 7.2.1 7.2.2 7.2.3 7.2.4 7.4.1 7.4.2 8.1.1 8.2.1 8.2.2 8.3.1 9.1.1 9.1.2 9.1.3 9.2.1 11.4.1 12.1.1 12.2.1 12.2.2 13.4.1 14.2.1 14.3.1 15.1.1 15.2.1 15.3.1',
  'Level 2':
    '1.1.1 1.1.2 1.2.9 1.3.3 1.3.7 1.3.11 1.4.2 2.1.2 2.1.3 2.2.3 2.3.2 2.3.3 2.3.4 2.4.1 3.3.2 3.3.3 3.3.4 3.4.3 3.4.4 3.4.5 3.4.6 3.5.4 3.7.1 3.7.2 4.1.2 4.1.3 4.2.1 5.4.1 5.4.2 6.1.2 6.1.3 6.2.9 6.2.10 6.2.11 6.2.12 6.3.3 6.3.4 6.4.3 7.1.1 7.1.2 7.3.1 7.3.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 8.1.2 8.2.3 9.2.2 9.2.3 11.1.1 11.1.2 11.2.1 11.2.2 11.2.3 11.4.2 11.4.3 11.5.1 12.1.2 12.3.1 12.3.2 13.1.1 13.2.1 13.2.2 13.2.3 13.2.4 13.2.5 13.3.1 13.3.2 13.4.2 13.4.3 13.4.4 13.4.5 14.1.1 14.1.2 14.2.2 14.2.3 14.2.4 14.3.2 14.3.3 15.1.2 15.1.3 15.2.2 15.2.3 15.3.3 15.3.4 15.3.5 15.3.6 15.3.7 16.1.1 16.2.1 16.2.2 16.2.3 16.2.4 16.2.5 16.3.1 16.3.2 16.3.3 16.3.4 16.4.1 16.4.2 16.4.3 16.5.1 16.5.2 16.5.3',
  'Level 3, those chosen':
    '1.2.10 1.3.12 3.4.7 3.4.8 3.5.8 6.3.5 6.3.7 6.3.8 8.3.2 11.2.4 13.4.6 14.2.7 15.4.2 15.4.3 16.5.4',
};

const states = ['holds', 'partly', 'open', 'deviates', 'outside'];

export const readAsvs = (markdown) => {
  let level = '';
  return markdown.split('\n').flatMap((line) => {
    level = /^## (.+)$/.exec(line)?.[1] ?? level;
    if (!/^\| \d+\.\d+\.\d+ \|/.test(line)) return [];
    const [number, requirement, state, proof, note, ...more] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    return [{ level, number, requirement, state, proof, note, more }];
  });
};

export const countAsvs = (rows) =>
  [
    `| | ${states.join(' | ')} |`,
    `|---|${'---|'.repeat(states.length)}`,
    ...Object.keys(asvsItems).map((level) => {
      const counts = states.map(
        (state) => rows.filter((row) => row.level === level && row.state === state).length,
      );
      return `| ${level} | ${counts.join(' | ')} |`;
    }),
  ].join('\n');

/**
 * Returns one sentence per fault in the rows.
 * @param stateOf state of a requirement in docs/requirements.md.
 */
export const findAsvsFaults = (rows, { stateOf, readTest, exists }) =>
  rows.flatMap(({ number, requirement, state, proof, note, more }) => {
    const faults = [];
    if (!states.includes(state)) faults.push(`"${state}" is not a state`);
    if (!requirement || note === undefined || more.length > 0) faults.push('has not five cells');
    if (state !== 'holds' && !note) faults.push(`${state}, but does not say why`);
    if (state !== 'open' && !proof) faults.push('nothing proves it');
    for (const one of proof ? proof.split('<br>') : []) {
      const file = /^`([^`]+)`$/.exec(one)?.[1];
      if (/^R\d+$/.test(one)) {
        const stands = stateOf(one);
        if (stands === undefined) faults.push(`there is no ${one}`);
        else if (state === 'holds' && stands !== 'done') faults.push(`holds by ${one}, which is ${stands}`);
      } else if (file !== undefined) {
        if (!exists(file)) faults.push(`${file} does not exist`);
      } else faults.push(...findTestFaults(one, readTest));
    }
    return faults.map((fault) => `${number}: ${fault}`);
  });
