import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { asvsItems, findAsvsFaults, countAsvs, readAsvs } from './asvs.js';
import { root } from './command-line.js';
import { readRequirements } from './requirements.js';

const at = (file) => path.join(root, file);
const document = readFileSync(at('docs/asvs.md'), 'utf8');
const [applies] = document.split('## What does not apply');
const rows = readAsvs(applies);
const requirements = readRequirements(readFileSync(at('docs/requirements.md'), 'utf8'));

describe('docs/asvs.md', () => {
  it.each(Object.entries(asvsItems))(
    'has a row for each item of %s, none missing, none twice',
    (level, items) => {
      const numbers = rows.filter((row) => row.level === level).map(({ number }) => number);
      expect(numbers).toEqual(items.split(' '));
    },
  );

  it('says of each how it stands, and by what, and leans on nothing half done', () => {
    const facts = {
      stateOf: (number) => requirements.find((one) => one.number === number)?.state,
      readTest: (file) => (existsSync(at(file)) ? readFileSync(at(file), 'utf8') : undefined),
      exists: (file) => existsSync(at(file)),
    };
    expect(findAsvsFaults(rows, facts)).toEqual([]);
  });

  it('counts on top what its rows say', () => {
    expect(document.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---')).toContain(countAsvs(rows));
  });
});

describe('brokenAsvs', () => {
  const facts = {
    stateOf: (number) => ({ R1: 'done', R2: 'partly' })[number],
    readTest: (file) => (file === 'a.test.ts' ? "it('adds up', () => {})" : undefined),
    exists: (file) => file === 'docs/a.md',
  };
  const row = (changes) => ({
    number: '1.1.1',
    requirement: 'adds up',
    state: 'holds',
    proof: 'R1',
    note: '',
    more: [],
    ...changes,
  });

  it.each([
    ['an unknown state', row({ state: 'almost', note: 'why' })],
    ['what holds by something half done', row({ proof: 'R2' })],
    ['a requirement that there is not', row({ proof: 'R1<br>R7' })],
    ['a test that there is not', row({ proof: '`a.test.ts` › subtracts' })],
    ['a document that there is not', row({ proof: '`docs/b.md`' })],
    ['no proof', row({ proof: '' })],
    ['a deviation without its reason', row({ state: 'deviates' })],
    ['a cell too many', row({ more: ['what?'] })],
  ])('finds %s', (_fault, broken) => {
    expect(findAsvsFaults([broken], facts)).toHaveLength(1);
  });

  it.each([
    ['by a requirement, a test and a document', row({ proof: 'R1<br>`a.test.ts` › adds up<br>`docs/a.md`' })],
    ['partly by something half done', row({ state: 'partly', proof: 'R2', note: 'a figure' })],
    ['open', row({ state: 'open', proof: '', note: 'all of it' })],
  ])('takes what stands %s', (_kind, good) => {
    expect(findAsvsFaults([good], facts)).toEqual([]);
  });
});
