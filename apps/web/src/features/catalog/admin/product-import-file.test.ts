import { describe, expect, it } from '@jest/globals';
import {
  emptyProductFile,
  insertPictures,
  missingPictures,
  readProductFile,
  rowsPerCall,
  withPictures,
} from './product-import-file.ts';

const fileOf = (text: string) => new File([text], 'products.csv', { type: 'text/csv' });
const PICTURES = new Map([
  ['1.jpg', '/media/up-one.webp'],
  ['11.jpg', '/media/up-eleven.webp'],
  ['IMG 1.JPG', '/media/up-img.webp'],
]);

describe('a product file', () => {
  it('is read by its headings, in any order and letter case, with the line of each row', async () => {
    const read = await readProductFile(
      fileOf('price,NAME,Season,Price (₹),MRP (₹)\n499,"Tee, blue\ncrew",SS,1,999\n\n₹1299,Kurta\n'),
    );
    expect(read).toEqual({
      rows: [
        { line: 2, cells: { price: '499', name: 'Tee, blue\ncrew', mrp: '999' } },
        { line: 5, cells: { price: '₹1299', name: 'Kurta', mrp: '' } },
      ],
      columns: ['price', 'name', 'mrp'],
      unknown: ['Season'],
    });
  });

  it('is none without a heading ID or Name', async () => {
    expect(await readProductFile(fileOf('Date,Amount,UTR\n1,2,3\n'))).toBeUndefined();
  });

  it('may be empty, with all headings', async () => {
    const read = await readProductFile(fileOf(emptyProductFile()));
    expect(read?.rows).toEqual([]);
    expect(read?.unknown).toEqual([]);
    expect(read?.columns).toHaveLength(25);
  });
});

describe('the pictures of a product file', () => {
  it.each([
    ['1.jpg', '/media/up-one.webp'],
    ['11.jpg, 1.JPG', '/media/up-eleven.webp , /media/up-one.webp'],
    ['img 1.jpg;11.jpg', '/media/up-img.webp ; /media/up-eleven.webp'],
    ['https://a.example/1.jpg', 'https://a.example/1.jpg'],
    ['21.jpg', '21.jpg'],
  ])('replace %j by their addresses', (cell, expected) => {
    expect(insertPictures(cell, PICTURES).trim().replaceAll(/ +/g, ' ')).toBe(expected);
  });

  it('are missing where they were not chosen', () => {
    const rows = [
      { line: 2, cells: { images: 'IMG 1.jpg, back.webp' } },
      { line: 3, cells: { images: 'back.webp https://a.example/x.png /media/up-2.webp' } },
      { line: 4, cells: { name: 'a.png' } },
    ];
    expect(missingPictures(rows, PICTURES)).toEqual(['back.webp']);
    expect(withPictures(rows, PICTURES)[0]?.cells.images).toBe('/media/up-img.webp , back.webp');
    expect(withPictures(rows, PICTURES)[2]).toBe(rows[2]);
  });
});

it('sends fewer rows in a call when a row is long', () => {
  expect(rowsPerCall([{ line: 1, cells: { name: 'a' } }])).toBe(20);
  expect(rowsPerCall([{ line: 1, cells: { descreption: 'अ'.repeat(5000) } }])).toBe(5);
  expect(rowsPerCall([])).toBe(20);
});
