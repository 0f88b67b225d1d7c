import { describe, expect, it } from '@jest/globals';
import { chooseColumns, readRemittance, readRows } from './read-remittance.ts';

const fileOf = (...lines: string[]) => new File([lines.join('\n')], 'cod.csv', { type: 'text/csv' });

describe('the file of a courier', () => {
  it('with headings that are not recognised is read by columns that staff choose', async () => {
    const rows = ['AWB7712009,979.00,UTR412', 'AWB7712010,"1,299.00",UTR412'];
    const file = await readRemittance(fileOf('पार्सल,राशि,संदर्भ', ...rows));
    if (!file) throw new Error('The file was not read.');
    const none = chooseColumns(file);
    expect(Object.values(none)).toEqual([-1, -1, -1, -1, -1]);
    expect(readRows(file, none, '')).toEqual([]);
    expect(readRows(file, { ...none, tracking: 0, amount: 1, reference: 2 }, '')).toMatchObject([
      { line: 2, tracking: 'AWB7712009', amount: 979_00, reference: 'UTR412' },
      { line: 3, tracking: 'AWB7712010', amount: 1299_00, reference: 'UTR412' },
    ]);
    expect(chooseColumns(file, { tracking: 'पार्सल', amount: 'राशि' })).toMatchObject({
      tracking: 0,
      amount: 1,
    });
  });

  it('without headings, and a PDF, are not read', async () => {
    expect(await readRemittance(fileOf('AWB7712009,979.00,UTR412'))).toBeUndefined();
    expect(await readRemittance(fileOf('%PDF-1.7', 'a,b,c'))).toBeUndefined();
  });
});
