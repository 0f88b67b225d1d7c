import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './command-line.js';
import { findRowFaults, readRows, readStatements } from './spec-conformance.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const statements = readStatements(read('docs/spec/statements.md'));
const rows = readRows(read('docs/spec-conformance.md'));

const sources = { 'a.test.ts': "it('adds up', () => {}); it('it’s \\'quoted\\'', () => {})" };
const readSource = (file) => sources[file];
const row = (changes) => ({
  number: '1-1',
  state: 'as specified',
  reason: '',
  test: '`a.test.ts` › adds up',
  ...changes,
});

describe('docs/spec-conformance.md', () => {
  it('has a row for each numbered statement, none missing, none twice, in their order', () => {
    expect(statements).toHaveLength(259);
    expect(rows.map(({ number }) => number)).toEqual(statements);
  });

  it('says of each row a known state, why it differs, and a test that exists', () => {
    const readTest = (file) => {
      try {
        return read(file);
      } catch {
        return undefined;
      }
    };
    expect(findRowFaults(rows, readTest)).toEqual([]);
  });
});

describe('brokenRows', () => {
  it.each([
    ['an unknown state', row({ state: 'done' })],
    ['no test', row({ test: '' })],
    ['a test file that does not exist', row({ test: '`b.test.ts` › adds up' })],
    ['a test name that the file does not have', row({ test: '`a.test.ts` › subtracts' })],
    ['half a test name', row({ test: '`a.test.ts` › adds' })],
    ['a second test that does not exist', row({ test: '`a.test.ts` › adds up<br>`a.test.ts` › gone' })],
    ['a test that is only a file', row({ test: '`a.test.ts`' })],
    ['an open row without a reason', row({ state: 'open', test: '' })],
    ['a row made right without a reason', row({ state: 'made right' })],
    ['a row made real without a reason', row({ state: 'made real' })],
  ])('finds %s', (_fault, broken) => {
    expect(findRowFaults([broken], readSource)).toHaveLength(1);
  });

  it.each([
    ['as specified, with its test', row()],
    ['a name with quotes in it', row({ test: "`a.test.ts` › it’s 'quoted'" })],
    ['open, with a reason', row({ state: 'open', reason: 'comes later', test: '' })],
    ['made right, with reason and test', row({ state: 'made right', reason: 'said only when true' })],
  ])('takes a row that is %s', (_kind, good) => {
    expect(findRowFaults([good], readSource)).toEqual([]);
  });
});
