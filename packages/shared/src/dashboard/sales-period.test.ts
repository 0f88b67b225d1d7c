import { describe, expect, it } from '@jest/globals';
import { salesSpans } from './sales-period.ts';

describe('stretches of a sales chart', () => {
  it('are the last four quarters of the calendar, the present one whole', () => {
    expect(salesSpans('quarter', '2026-11-20')).toEqual([
      { label: 'Jan–Mar 2026', from: '2026-01-01', to: '2026-03-31' },
      { label: 'Apr–Jun 2026', from: '2026-04-01', to: '2026-06-30' },
      { label: 'Jul–Sep 2026', from: '2026-07-01', to: '2026-09-30' },
      { label: 'Oct–Dec 2026', from: '2026-10-01', to: '2026-12-31' },
    ]);
  });

  it('go back into the year before', () => {
    expect(salesSpans('quarter', '2028-02-29').map(({ label }) => label)).toEqual([
      'Apr–Jun 2027',
      'Jul–Sep 2027',
      'Oct–Dec 2027',
      'Jan–Mar 2028',
    ]);
    expect(salesSpans('quarter', '2028-02-29').at(-1)).toMatchObject({
      from: '2028-01-01',
      to: '2028-03-31',
    });
  });

  it('or the last three years', () => {
    expect(salesSpans('year', '2026-11-20')).toEqual([
      { label: '2024', from: '2024-01-01', to: '2024-12-31' },
      { label: '2025', from: '2025-01-01', to: '2025-12-31' },
      { label: '2026', from: '2026-01-01', to: '2026-12-31' },
    ]);
  });
});
