import { oneFailed, sum } from './outcome.js';

/** Returns the sum. Steps that need a failed one count as failed. */
export const runTestSteps = async (steps, { say, signal, now = () => performance.now() }) => {
  const outcomes = new Map();
  for (const { name, needs = [], run } of steps) {
    if (signal?.aborted) break;
    say(`\n── ${name} ${'─'.repeat(Math.max(60 - name.length, 3))}`);
    const missing = needs.find((needed) => outcomes.get(needed)?.failed > 0);
    const before = now();
    const outcome = missing
      ? oneFailed(name, `Not run, because ${missing} failed.`)
      : await run(signal).catch((error) => oneFailed(name, error.stack));
    outcomes.set(name, outcome);
    const seconds = ((now() - before) / 1_000).toFixed(1);
    say(`${name}: ${outcome.passed} passed, ${outcome.failed} failed in ${seconds} s`);
  }
  return sum([...outcomes.values()]);
};

const indent = (text) => text.replace(/^/gm, '    ');

const firstLine = (text) => text.trim().split('\n')[0];

/** Each failure in full, then all by name. */
export const failureReport = (failures) =>
  [
    ...failures.map(({ name, message }) => `\n  ✗ ${name}\n${indent(message)}`),
    '\nFailed:',
    ...failures.map(({ name, message }) => `  ✗ ${name}: ${firstLine(message)}`),
  ].join('\n');
