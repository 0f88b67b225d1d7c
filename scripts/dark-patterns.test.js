import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from './command-line.js';
import { findTestFaults } from './named-tests.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const KINDS = [
  'False urgency',
  'Basket sneaking',
  'Confirm shaming',
  'Forced action',
  'Subscription trap',
  'Interface interference',
  'Bait and switch',
  'Drip pricing',
  'Disguised advertisement',
  'Nagging',
  'Trick wording',
  'SaaS billing',
  'Rogue malware',
];

const sources = readdirSync(path.join(root, 'apps/web/src'), { recursive: true })
  .map(String)
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|^testing/.test(file))
  .map((file) => [file, read(path.join('apps/web/src', file))]);
const filesWith = (pattern) => sources.filter(([, text]) => pattern.test(text)).map(([file]) => file);

describe('docs/dark-patterns.md', () => {
  const rows = read('docs/dark-patterns.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (kind|-)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\||\|$/g, '').trim()));

  it('holds our screens against each of the thirteen, with a test that is there', () => {
    expect(rows.map(([kind]) => kind)).toEqual(KINDS);
    const readTest = (file) => {
      try {
        return read(file);
      } catch {
        return undefined;
      }
    };
    expect(rows.flatMap(([, , , tests]) => findTestFaults(tests, readTest))).toEqual([]);
  });
});

describe('the pages of the shop', () => {
  it('read for this are all there', () => {
    expect(sources.length).toBeGreaterThan(400);
  });

  it('shames nobody who declines', () => {
    expect(filesWith(/no thanks|no, (thanks|i)|i don.t (like|want|care)|i prefer to pay|miss out/i)).toEqual(
      [],
    );
  });

  it('ticks no box for anybody', () => {
    expect(filesWith(/\bdefaultChecked(?!=\{)/)).toEqual([]);
    // The only payment method, not a consent.
    const only = ['features/orders/components/payment-choice.tsx'];
    expect(filesWith(/\bdefaultChecked=\{true\}|\bchecked(=\{true\})?\s*(\/>|\n)/)).toEqual(only);
  });

  it('interrupts nobody with what browsers ask', () => {
    expect(filesWith(/requestPermission|beforeinstallprompt|window\.(alert|confirm|prompt)\(/)).toEqual([]);
  });

  it('loads nothing from elsewhere', () => {
    expect(filesWith(/\b(src|srcSet)=["'{`]+https?:\/\//)).toEqual([]);
  });
});
