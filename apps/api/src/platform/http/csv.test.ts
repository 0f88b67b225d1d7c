import { describe, expect, it } from '@jest/globals';
import { fromCsvCell, toCsv } from './csv.ts';

describe('a CSV file', () => {
  it('begins with a byte order mark and ends each row with CRLF', () => {
    expect(
      toCsv([
        ['A', 'B'],
        ['आशा', 2],
      ]),
    ).toBe('\uFEFFA,B\r\nआशा,2\r\n');
  });

  it('quotes what holds a comma, a quote or a new line', () => {
    expect(toCsv([['a,b', 'say "x"', 'one\ntwo', undefined]])).toBe(
      '\uFEFF"a,b","say ""x""","one\ntwo",\r\n',
    );
  });

  it.each(['=1+1', '+91 98', '-5', '@cmd', '\tx', '\rx'])('makes %j harmless [R58]', (text) => {
    expect(toCsv([[text]])).toMatch(/^\uFEFF"?'/);
  });

  it.each([
    ['a;=2+2', `"a;'=2+2"`],
    ['a; "@cmd;b', `"a; ""'@cmd;b"`],
    ['a|-1;+1', `"a|'-1;'+1"`],
    ['one\n=two', `"one\n'=two"`],
    ['a;b', '"a;b"'],
    ['a=b', 'a=b'],
  ])('makes %j harmless where lists are separated by semicolons, too', (text, cell) => {
    expect(toCsv([[text]])).toBe(`\uFEFF${cell}\r\n`);
  });

  it('leaves a number with fixed places a number', () => {
    expect(toCsv([[{ number: '-799.00' }, '-799.00']])).toBe("\uFEFF-799.00,'-799.00\r\n");
  });

  it('leaves a negative number a number', () => {
    expect(toCsv([[-979]])).toBe('\uFEFF-979\r\n');
  });

  it.each(['=1+1', '-5', '\tx', 'a;=2+2', 'a| @b', 'one\n- two\n- three', '’t', "it's - so"])(
    'gives %j back as it was',
    (text) => {
      const cell = /^\uFEFF"?([\s\S]*?)"?\r\n$/.exec(toCsv([[text]]))?.[1] ?? '';
      expect(fromCsvCell(cell.replaceAll('""', '"'))).toBe(text);
    },
  );
});
