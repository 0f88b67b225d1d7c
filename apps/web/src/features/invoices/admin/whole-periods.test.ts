import { describe, expect, it } from '@jest/globals';
import { exportGstr1 } from '@e-store/shared/invoices/accounts-endpoints';
import { listWholePeriods } from './accounts.slice.ts';

const daysOf = (today: string) => listWholePeriods(today).map(({ from, to }) => `${from} ${to}`);

describe('the whole periods of the accounts', () => {
  it.each([
    ['2026-11-29', '2026-11-01 2026-11-30', '2026-10-01 2026-10-31', '2026-07-01 2026-09-30'],
    ['2027-01-01', '2027-01-01 2027-01-31', '2026-12-01 2026-12-31', '2026-10-01 2026-12-31'],
    ['2028-03-31', '2028-03-01 2028-03-31', '2028-02-01 2028-02-29', '2027-10-01 2027-12-31'],
    ['2026-04-15', '2026-04-01 2026-04-30', '2026-03-01 2026-03-31', '2026-01-01 2026-03-31'],
  ])('on %s are this month, last month and last quarter', (today, ...periods) => {
    expect(daysOf(today)).toEqual(periods);
  });

  it('are all accepted by GSTR-1', () => {
    for (const { from, to } of listWholePeriods('2026-02-10'))
      expect(exportGstr1.query?.safeParse({ from, to }).success).toBe(true);
  });
});
