import { describe, expect, it } from '@jest/globals';
import {
  emptyProductFile,
  createPictureInserter,
  prepareRows,
  type ProductFile,
  readProductFile,
} from './product-import-file.ts';

const fileOf = (text: string) => new File([text], 'products.csv', { type: 'text/csv' });
const PICTURES = new Map([
  ['1.jpg', '/media/up-one.webp'],
  ['11.jpg', '/media/up-eleven.webp'],
  ['img 1.jpg', '/media/up-img.webp'],
  ['caf\u00E9.jpg', '/media/up-cafe.webp'],
]);
const read = async (text: string) => (await readProductFile(fileOf(text)))!;
const problemsOf = (file: ProductFile) =>
  prepareRows(file, PICTURES).refused.map(({ line, problems }) => [line, problems[0]?.message]);

describe('a product file', () => {
  it('is read by its headings, in any order and letter case, with the row of each in a spreadsheet', async () => {
    expect(
      await readProductFile(
        fileOf('price,NAME,Season,MRP (₹)\n499,"Tee, blue\ncrew",SS,999\n\n₹1299,Kurta\n'),
      ),
    ).toEqual({
      rows: [
        { line: 2, cells: { price: '499', name: 'Tee, blue\ncrew', mrp: '999' } },
        { line: 4, cells: { price: '₹1299', name: 'Kurta', mrp: '' } },
      ],
      tooWide: new Set(),
      columns: ['price', 'name', 'mrp'],
      unknown: ['Season'],
      repeated: [],
    });
  });

  it('is none without a heading ID, SKU or Name, and with an open quotation mark', async () => {
    expect(await readProductFile(fileOf('Date,Amount,UTR\n1,2,3\n'))).toBeUndefined();
    expect(await readProductFile(fileOf('Name,Price\n"Tee,499\nKurta,999\n'))).toBeUndefined();
    expect((await read('SKU,Units received\nKUR-1,5\n')).rows).toHaveLength(1);
  });

  it('names headings that stand for the same column, and knows only a currency in brackets', async () => {
    expect((await read('Name,Price (₹),price\nTee,1,2\n')).repeated).toEqual(['Price (₹)', 'price']);
    const { unknown, repeated } = await read('Name,Price (old),Price\nTee,1,2\n');
    expect([unknown, repeated]).toEqual([['Price (old)'], []]);
    expect((await read('Name,Price (?)\nTee,1\n')).columns).toEqual(['name', 'price']);
  });

  it('may be empty, with all headings', async () => {
    const { rows, unknown, columns } = await read(emptyProductFile());
    expect([rows, unknown, columns.length]).toEqual([[], [], 27]);
  });

  it('has rows that cannot be sent', async () => {
    const long = 'x'.repeat(90_000);
    const file = await read(
      `ID,SKU,Name,Price\n,A-1,Tee,1,299\n,A-2,${long},1\n,A-3,Kurta,1\n,a-3,Kurta,2\n,,Other,3\n,,OTHER,4\n`,
    );
    expect(problemsOf(file)).toEqual([
      [2, 'This row has cells beyond the headings. Put values with commas in quotation marks.'],
      [3, 'This row is too long.'],
      [5, 'This product is also in row 4.'],
      [7, 'This product is also in row 6.'],
    ]);
    expect(prepareRows(file, PICTURES).wanted.map(({ line }) => line)).toEqual([4, 6]);
  });

  it('has rows with an SKU that another row has for a size or the product', async () => {
    const file = await read(
      'SKU;Name;SKU by size\nA;Tee;S=A-S, M=A-M\nB;Kurta;"L: b-l, M: a-m"\na-s;Shirt;\n;Jeans;30=B\nC;Kurti;"S=C, M=c"\n;Tee;XL=A\n',
    );
    expect(problemsOf(file)).toEqual([
      [3, 'SKU a-m is also in row 2.'],
      [4, 'SKU a-s is also in row 2.'],
      [5, 'SKU B is also in row 3.'],
      [7, 'SKU A is also in row 2.'],
    ]);
    expect(prepareRows(file, PICTURES).refused.map(({ problems }) => problems[0]?.column)).toEqual([
      'sizeSkus',
      'sku',
      'sizeSkus',
      'sizeSkus',
    ]);
  });

  it('is sent in smaller parts when a row is long', async () => {
    expect(prepareRows(await read('Name\na\n'), PICTURES).size).toBe(20);
    expect(prepareRows(await read(`Name\n${'अ'.repeat(5000)}\n`), PICTURES).size).toBe(5);
  });
});

describe('the pictures of a product file', () => {
  it.each([
    ['1.jpg', '/media/up-one.webp'],
    ['11.jpg, 1.JPG', '/media/up-eleven.webp , /media/up-one.webp'],
    ['img 1.jpg;11.jpg', '/media/up-img.webp ; /media/up-eleven.webp'],
    ['cafe\u0301.jpg', '/media/up-cafe.webp'],
    ['https://a.example/1.jpg', 'https://a.example/1.jpg'],
    ['21.jpg', '21.jpg'],
  ])('replace %j by their addresses', (cell, expected) => {
    expect(createPictureInserter(PICTURES)(cell).replaceAll(/ +/g, ' ')).toBe(expected);
  });

  it('are missing where they were not chosen, with their whole names', async () => {
    const file = await read(
      'Name;Pictures\nA;"IMG 1.jpg, back view.webp"\nB;"BACK VIEW.webp https://a.example/x.png /media/up-2.webp"\nC;\n',
    );
    expect(prepareRows(file, PICTURES).missing).toEqual(['BACK VIEW.webp']);
    expect(problemsOf(file)[0]).toEqual([2, 'Choose these pictures as well: back view.webp.']);
    expect(prepareRows(file, PICTURES).wanted.map(({ cells }) => cells.images)).toEqual(['']);
  });
});
