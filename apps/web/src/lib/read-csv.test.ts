import { expect, it } from '@jest/globals';
import { readCsv } from './read-csv.ts';

it('reads the rows of a file whose lines end in different ways', async () => {
  const text = 'AWB,Amount,Remarks\r\n1,10,one\n2,20,two\n3,30,"three\r\nlines"\r4,40,four\n';
  const file = await readCsv(new File([text], 'file.csv'), (cells) => cells.includes('AWB'));
  expect(file?.rows.map(([parcel, amount]) => [parcel, amount])).toEqual([
    ['1', '10'],
    ['2', '20'],
    ['3', '30'],
    ['4', '40'],
  ]);
  expect(file?.lines).toEqual([2, 3, 4, 5]);
});
