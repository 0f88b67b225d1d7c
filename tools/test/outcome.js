import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number, failures: { name: string, message: string }[] }} Outcome */

const nothing = { passed: 0, failed: 0, skipped: 0, failures: [] };

export const onePassed = { ...nothing, passed: 1 };
export const oneFailed = (name, message) => ({
  ...nothing,
  failed: 1,
  failures: [{ name, message: stripVTControlCharacters(String(message)).trim() }],
});

/** @param {Outcome[]} outcomes */
export const sum = (outcomes) =>
  outcomes.reduce(
    (total, { passed, failed, skipped, failures }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
      failures: [...total.failures, ...failures],
    }),
    nothing,
  );

export const formatSummary = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
