import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';

const folder = path.join(root, '.tmp', 'trust');

/** Stores them for `docs/proof.md`, too. */
export function reportMetrics(test: string, goal: string, metrics: Record<string, string | number>): void {
  const parts = Object.entries(metrics).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${test}: ${parts.join(', ')}\n`);
  mkdirSync(folder, { recursive: true });
  const measured = { test, goal, figures: metrics, at: new Date().toISOString(), load: loadAverage() };
  writeFileSync(path.join(folder, `${test}.json`), JSON.stringify(measured));
}

const loadAverage = () => (os.loadavg()[0] ?? 0).toFixed(1);

export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0);
}

export const formatWithGoal = (ms: number, goalMs: number): string =>
  `${ms} (goal ${goalMs}${ms > goalMs ? ', missed' : ''})`;

export const findMissedLimits = (times: Record<string, { ms: number; limitMs: number }>): string[] =>
  Object.entries(times).flatMap(([what, { ms, limitMs }]) =>
    ms > limitMs ? [`${what}: ${Math.round(ms)} ms, at most ${Math.round(limitMs)}`] : [],
  );

export function tally<Value extends string | number>(values: readonly Value[]): Record<Value, number> {
  const counts = {} as Record<Value, number>;
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
