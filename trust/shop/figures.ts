import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';

/** Where `npm run test:trust` finds what the scenarios measured. */
const folder = path.join(root, '.tmp', 'trust');

/** What a scenario measured, as `docs/proof.md` is to tell it: printed, and kept for the table. */
export function reportFigures(test: string, goal: string, figures: Record<string, string | number>): void {
  const told = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  process.stdout.write(`${test}: ${told.join(', ')}\n`);
  mkdirSync(folder, { recursive: true });
  const measured = { test, goal, figures, at: new Date().toISOString(), load: loadNow() };
  writeFileSync(path.join(folder, `${test}.json`), JSON.stringify(measured));
}

/** How many wanted a core in the last minute: the neighbours on the machine count, too. */
const loadNow = () => (os.loadavg()[0] ?? 0).toFixed(1);

/** The value that so many of a hundred do not exceed, in whole milliseconds. */
export function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? 0);
}

/** A time beside what it may be: a goal that was missed on a busy machine is told as such. */
export const beside = (ms: number, goalMs: number): string =>
  `${ms} (goal ${goalMs}${ms > goalMs ? ', missed' : ''})`;

/** What took longer than it may. */
export const missed = (times: Record<string, { ms: number; limitMs: number }>): string[] =>
  Object.entries(times).flatMap(([what, { ms, limitMs }]) =>
    ms > limitMs ? [`${what}: ${Math.round(ms)} ms, at most ${Math.round(limitMs)}`] : [],
  );

/** How often each value is there. */
export function tally<Value extends string | number>(values: readonly Value[]): Record<Value, number> {
  const counts = {} as Record<Value, number>;
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
