import { describe, expect, it } from '@jest/globals';
import { collectEvidence } from './evidence.js';
import { readTags } from './read-tags.js';
import { findFaults, readData, writeTables } from './tables.js';

// In parts, so that a text search for a tag finds no example.
const tagged = (...names) => names.map((name) => `[${name}]`).join(' ');

describe('the evidence of the project', () => {
  const { faults, pages } = collectEvidence();

  it('covers each statement and requirement [spec 0-2] [G7]', () => {
    expect(faults).toEqual([]);
  });

  it('is committed as npm run evidence writes it', () => {
    expect(pages.filter(({ before, after }) => before !== after).map(({ file }) => file)).toEqual([]);
  });
});

describe('readTags', () => {
  it.each([
    ['a string', `it('adds up ${tagged('R1')}', () => {})`],
    ['a template', `test(\`adds \${a} ${tagged('R1')}\`, () => {})`],
    ['joined strings', `it('adds up ' + '${tagged('R1')}', () => {})`],
    ['a table', `it.each([1, 2])('adds %i ${tagged('R1')}', () => {})`],
    ['a template table', `it.each\`a\n\${1}\`('adds $a ${tagged('R1')}', () => {})`],
    ['a group of Playwright', `test.describe('sums ${tagged('R1')}', () => {})`],
    ['a test inside a group', `describe('sums', () => { it('adds up ${tagged('R1')}', () => {}) })`],
  ])('reads the title in %s', (_name, source) => {
    expect(readTags(source, 'a.test.ts')).toEqual(['R1']);
  });

  it('reads every tag once', () => {
    const source = `it('a ${tagged('spec 2-57', 'R1')}', f); it('b ${tagged('R1', 'ASVS 6.2.1')}', f);`;
    expect(readTags(source, 'a.test.ts')).toEqual(['spec 2-57', 'R1', 'ASVS 6.2.1']);
  });

  it.each([
    ['a comment', `// ${tagged('R1')}\nit('adds up', () => {})`],
    ['another string', `it('adds up', () => { say('${tagged('R1')}') })`],
    ['a skipped test', `it.skip('adds up ${tagged('R1')}', () => {})`],
    ['a skipped group', `describe.skip('sums', () => { it('adds up ${tagged('R1')}', () => {}) })`],
    ['other brackets', `it('adds up [a] [Retry] [2-57]', () => {})`],
  ])('ignores %s', (_name, source) => {
    expect(readTags(source, 'a.test.ts')).toEqual([]);
  });
});

const document = {
  file: 'docs/a.md',
  data: 'a.tsv',
  tag: (number) => number,
  states: ['done', 'partly', 'open'],
  remark: 'missing',
  tests: 'tests',
  isCounted: true,
};
const header = 'number\tstate\twhere\ttests\tmissing';
const dataOf = (...rows) => readData([header, '## One', ...rows].join('\n'));
const filesOf = new Map([['R1', ['a.test.ts', 'b.test.ts']]]);
const page =
  'Before.\n\n<!-- evidence: npm run evidence writes this part -->\nold\n<!-- evidence end -->\nAfter.\n';

it('writes counts and a table below each heading, and keeps what surrounds them', () => {
  const data = dataOf('R1\tdone\t`a.js`\t\t', '## Two', 'R2\topen\t\tR1\tall of it');
  const text = writeTables(page, document, data, filesOf);
  expect(text).toMatch(/^Before\.\n\n<!--.+-->\n\n/);
  expect(text).toMatch(/\n\n<!-- evidence end -->\nAfter\.\n$/);
  expect(text).toContain('|  | done | partly | open |');
  expect(text).toContain('| Two | 0 | 0 | 1 |\n| in all | 1 | 0 | 1 |');
  expect(text).toContain(
    '## One\n\n| number | state | where | tests | missing |\n|---|---|---|---|---|\n| R1 |',
  );
  expect(text).toContain('| `a.js` | `a.test.ts`<br>`b.test.ts` |  |');
  expect(text).toContain('| R2 | open |  | R1 | all of it |');
  expect(writeTables(text, document, data, filesOf)).toBe(text);
});

describe('findFaults', () => {
  const facts = {
    filesOf,
    read: () => '| 1-1 | a |\n',
    stateOf: (number) => ({ R1: 'done', R2: 'partly' })[number],
    exists: (file) => file.endsWith('.test.ts') || file === 'a.js',
  };

  it.each([
    ['an unknown state', 'R1\talmost\t`a.js`\t\ta figure'],
    ['no test', 'R3\tdone\t`a.js`\t\t'],
    ['no remark', 'R1\tpartly\t`a.js`\t\t'],
    ['a place that does not exist', 'R1\tdone\t`b.js`\t\t'],
    ['a requirement that does not exist', 'R1\tdone\t`a.js`\tR9\t'],
    ['a cell too many', 'R1\tdone\t`a.js`\t\t\tand more'],
  ])('finds %s', (_fault, row) => {
    expect(findFaults(document, dataOf(row), facts)).toHaveLength(1);
  });

  it('finds a number twice and a number without a row', () => {
    const row = 'R1\tdone\t`a.js`\t\t';
    expect(findFaults(document, dataOf(row, row), facts)).toEqual(['a.tsv R1 stands twice']);
    const numbered = { ...document, numbersIn: 'statements.md' };
    expect(findFaults(numbered, dataOf(row), facts)).toEqual(['a.tsv 1-1 has no row']);
  });

  it('finds what holds by something half done', () => {
    const standard = { ...document, states: ['holds', 'partly'] };
    expect(findFaults(standard, dataOf('R1\tholds\t\tR2\t'), facts)).toHaveLength(1);
    expect(findFaults(standard, dataOf('R1\tpartly\t\tR2\tone part'), facts)).toEqual([]);
  });

  it.each([
    ['done', 'R1\tdone\t`a.js`\t\t'],
    ['partly, with what is missing', 'R1\tpartly\t`a.js`\t\ta figure'],
    ['open, without a test', 'R3\topen\t\t\tall of it'],
  ])('accepts a row that is %s', (_kind, row) => {
    expect(findFaults(document, dataOf(row), facts)).toEqual([]);
  });
});
