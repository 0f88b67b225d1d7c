import { expect, it } from '@jest/globals';
import { proofPage } from './proof.js';

const measured = { goal: 'G1', figures: { buyers: 200 }, at: '2026-11-21T06:00:00.000Z', load: '1.20' };

it('replaces the row of a test that ran again, and keeps those of the others, in their order', () => {
  const first = proofPage(
    '',
    [
      { ...measured, test: 'T10' },
      { ...measured, test: 'T2' },
    ],
    'one',
  );
  const again = proofPage(first, [{ ...measured, test: 'T2', figures: { buyers: 300 } }], 'two');
  const rows = again.split('\n').filter((line) => line.startsWith('| T'));
  expect(rows.map((row) => row.slice(0, 5))).toEqual(['| T2 ', '| T10']);
  expect(rows[0]).toContain('buyers: 300');
  expect(rows[0]).toContain('`two`');
  expect(rows[1]).toContain('`one`');
});
