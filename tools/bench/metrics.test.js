import { describe, expect, it } from '@jest/globals';
import { toMetric, toTable } from './metrics.js';

const list = { name: 'list', unit: '/s', runs: [100, 300, 200] };

describe('a figure', () => {
  it('is the median with its spread, and its ratio to what ran beside it in the same round', () => {
    expect(toMetric({ ...list, bareRuns: [1000, 1000, 500], goal: { ratio: 0.3 } })).toEqual({
      name: 'list',
      unit: '/s',
      figure: { median: 200, least: 100, most: 300 },
      bare: { median: 1000, least: 500, most: 1000 },
      ratio: { median: 0.3, least: 0.1, most: 0.4 },
      goal: { ratio: 0.3 },
      isReached: true,
    });
  });
  it.each([
    [{ ratio: 0.31 }, false],
    [{ atLeast: 200 }, true],
    [{ atLeast: 201 }, false],
    [{ atMost: 200 }, true],
    [{ atMost: 199 }, false],
    [{}, true],
  ])('with the goal %j: %s', (goal, isReached) => {
    expect(toMetric({ ...list, bareRuns: [1000, 1000, 500], goal }).isReached).toBe(isReached);
  });
});

it('stands in a table with its goal', () => {
  const rows = [
    toMetric({ ...list, bareRuns: [1000, 1000, 500], goal: { ratio: 0.31 } }),
    toMetric({ name: 'memory', unit: 'MB', runs: [120], goal: { atMost: 150 }, note: 'of the API' }),
  ];
  expect(toTable(rows).split('\n')).toEqual([
    '| measure | median (spread)  | bare              | of bare          | goal     | reached | also       |',
    '| ------- | ---------------- | ----------------- | ---------------- | -------- | ------- | ---------- |',
    '| list    | 200 /s (100–300) | 1,000 (500–1,000) | 30 % (10 %–40 %) | ≥ 31 %   | no      |            |',
    '| memory  | 120 MB (120–120) |                   |                  | ≤ 150 MB | yes     | of the API |',
  ]);
});
