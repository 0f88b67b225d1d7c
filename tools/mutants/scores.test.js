import { describe, expect, it } from '@jest/globals';
import { scoreOf, scoresPage } from './scores.js';

const mutants = (count, status, more = {}) => Array.from({ length: count }, () => ({ status, ...more }));
const results = [
  ...mutants(16, 'Killed'),
  ...mutants(1, 'Timeout'),
  ...mutants(2, 'Survived'),
  ...mutants(1, 'NoCoverage'),
  ...mutants(4, 'RuntimeError'),
  ...mutants(3, 'Ignored', { statusReason: 'Static mutant (and "ignoreStatic" was enabled)' }),
  ...mutants(2, 'Ignored', { statusReason: 'the field is only read by people' }),
];

describe('the score', () => {
  it('is the share that a test noticed, of those that one could have noticed [G10]', () => {
    expect(scoreOf(results)).toEqual({
      mutants: 20,
      noticed: 17,
      survived: 3,
      disabled: 2,
      atLoad: 3,
      broken: 4,
      percent: 85,
    });
  });

  it('of nothing is none', () => {
    expect(scoreOf(mutants(2, 'RuntimeError')).percent).toBe(0);
  });
});

it('the page replaces the row of a module that ran again, and keeps the others, in the order of the list', () => {
  const names = ['money', 'order-status', 'stock'];
  const ran = (name, day) => ({ module: { name }, score: scoreOf(results), day });
  const first = scoresPage('', [ran('stock', '2026-11-22'), ran('money', '2026-11-22')], names);
  const again = scoresPage(first, [ran('stock', '2026-11-23')], names);
  expect(again.split('\n').filter((line) => /^\| (money|stock)/.test(line))).toEqual([
    '| money | 85 % | 85.0 % | 20 | 17 | 3 | 2 disabled, 3 at load | 4 | 2026-11-22 |',
    '| stock | 85 % | 85.0 % | 20 | 17 | 3 | 2 disabled, 3 at load | 4 | 2026-11-23 |',
  ]);
});
