import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './command-line.js';
import { findRequirementFaults, countStates, readRequirements, requirementNumbers } from './requirements.js';

const at = (file) => path.join(root, file);
const document = readFileSync(at('docs/requirements.md'), 'utf8');
const rows = readRequirements(document);

const readTest = (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined);
const given = {
  readTest: (file) => (file === 'a.test.ts' ? "it('adds up', () => {})" : undefined),
  exists: (file) => file === 'a.ts',
};
const row = (changes) => ({
  number: 'R1',
  requirement: 'adds up',
  state: 'done',
  where: '`a.ts`',
  test: '`a.test.ts` › adds up',
  missing: '',
  more: [],
  ...changes,
});

describe('docs/requirements.md', () => {
  it('has a row for each number, none missing, none twice, in their order', () => {
    expect(requirementNumbers).toHaveLength(144);
    expect(rows.map(({ number }) => number)).toEqual(requirementNumbers);
  });

  it('says of each row a known state, a place that is there, what is missing, and tests that exist', () => {
    expect(findRequirementFaults(rows, { readTest, exists: (file) => existsSync(at(file)) })).toEqual([]);
  });

  it('counts on top what its rows say', () => {
    const [, onTop] = /\n(\| \|[^]+?)\n\n/.exec(document) ?? [];
    expect(onTop).toBe(countStates(rows));
  });
});

describe('brokenRequirements', () => {
  it.each([
    ['an unknown state', row({ state: 'almost', missing: 'a figure' })],
    ['no requirement', row({ requirement: '' })],
    ['done without a test', row({ test: '' })],
    ['a test that does not exist', row({ test: '`a.test.ts` › subtracts' })],
    ['a second test that does not exist', row({ test: '`a.test.ts` › adds up<br>`b.test.ts` › adds up' })],
    ['done, and something missing', row({ missing: 'a figure' })],
    ['partly, and nothing missing', row({ state: 'partly' })],
    ['partly without a test', row({ state: 'partly', missing: 'a figure', test: '' })],
    ['open, and nothing missing', row({ state: 'open', test: '' })],
    ['a place that is not there', row({ where: '`b.ts`' })],
    ['no place', row({ where: '' })],
    ['a cell too many', row({ more: ['what?'] })],
  ])('finds %s', (_fault, broken) => {
    expect(findRequirementFaults([broken], given)).toHaveLength(1);
  });

  it.each([
    ['done', row()],
    ['partly, with what is missing', row({ state: 'partly', missing: 'a figure' })],
    ['open without a test', row({ state: 'open', test: '', missing: 'all of it' })],
  ])('takes a row that is %s', (_kind, good) => {
    expect(findRequirementFaults([good], given)).toEqual([]);
  });
});

it('counts states by heading and in all', () => {
  const markdown = `## One\n| R1 | a | done | \`a.ts\` | t | |\n| R2 | a | open | \`a.ts\` | | x |\n## Two\n| R3 | a | done | \`a.ts\` | t | |`;
  expect(countStates(readRequirements(markdown))).toBe(
    '| | done | partly | open |\n|---|---|---|---|\n| One | 1 | 0 | 1 |\n| Two | 1 | 0 | 0 |\n| in all | 2 | 0 | 1 |',
  );
});
