import { describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
addProduct(vocabulary, { name: 'Festive Kids Kurta Shirt', category: 'Shirts', department: 'kids' });
addProduct(vocabulary, { name: 'Mint T-Shirt', colour: 'Mint green' });

const read = (text: string) => parseQuery(text, vocabulary);
const ofAge = (...ages: number[]) => ({ department: ['kids'], size: { labels: [], ages } });

describe("a child's age", () => {
  it.each([
    ['6 months baby', ofAge(0)],
    ['6 month old', ofAge(0)],
    ['6 mahine ka', ofAge(0)],
    ['chhe mahine ke bachche ke liye', ofAge(0)],
    ['6 महीने का', ofAge(0)],
    ['6-12 months', ofAge(0, 1)],
    ['18 months', ofAge(1)],
    ['24 mahine', ofAge(2)],
    ['dedh saal ki beti', ofAge(1)],
    ['1 saal 6 mahine', ofAge(1)],
    ['2 years 3 months girl', ofAge(2)],
    ['2 saal ki beti ke liye', ofAge(2)],
    ['do saal ka beta', ofAge(2)],
    ['for 5 year old', ofAge(5)],
    ['5 year old boy', ofAge(5)],
    ['paanch saal ki ladki', ofAge(5)],
    ['10 saal ke ladke', ofAge(10)],
    ['8 साल की लड़की', ofAge(8)],
    ['4 saal ki poti ke liye', ofAge(4)],
  ])('is a size for kids in %s', (text, filters) => {
    expect(read(text)).toMatchObject({ words: [], ignored: [], isNonsense: false });
    expect(read(text).filters).toEqual(filters);
    expect(read(text)).not.toHaveProperty('spellingCorrection');
  });

  it('stands beside goods, also those that are not sold', () => {
    expect(read('5 year old boy kurta')).toMatchObject({
      filters: ofAge(5),
      words: [{ text: 'kurta' }],
      ignored: [],
    });
    expect(read('2 saal ki beti ke liye frock')).toMatchObject({
      filters: ofAge(2),
      notSold: [{ name: 'dresses' }],
    });
  });

  it.each([
    ['6 months', ['Kids', 'Age 6 months']],
    ['1 month', ['Kids', 'Age 1 month']],
    ['5 saal ki ladki', ['Age 5', 'Kids']],
  ])('comes with the department in %s', (text, labels) =>
    expect(read(text).parts.map(({ label }) => label)).toEqual(labels),
  );

  it.each([
    'return within 1 month',
    'exchange in 1 month',
    'refund 2 months jeans',
    '1 year warranty shirt',
    '10 year anniversary shirt husband',
    '6 months pregnancy dress',
  ])('is none in %s', (text) => {
    expect(read(text).filters).not.toHaveProperty('size');
    expect(read(text).filters).not.toHaveProperty('department', ['kids']);
  });

  it('does not ask for what is excluded', () => {
    expect(read('5 year old not women tshirt').filters).toMatchObject({
      department: ['kids'],
      size: { labels: [], ages: [5] },
      not: { department: ['women'] },
    });
  });

  it('is none of a grown-up', () => {
    expect(read('25 saal ki ladki').filters).toEqual({ department: ['women'] });
    expect(read('ladki ke liye').filters).toEqual({ department: ['women'] });
  });
});

describe('a relative', () => {
  it.each([
    ['bhai', 'men'],
    ['भाई', 'men'],
    ['papa', 'men'],
    ['पापा', 'men'],
    ['pitaji', 'men'],
    ['chacha', 'men'],
    ['nana', 'men'],
    ['brother', 'men'],
    ['behen', 'women'],
    ['bahan', 'women'],
    ['बहन', 'women'],
    ['mummy', 'women'],
    ['मम्मी', 'women'],
    ['maa', 'women'],
    ['मां', 'women'],
    ['dadi', 'women'],
    ['दादी', 'women'],
    ['bhabhi', 'women'],
    ['sister', 'women'],
    ['beta', 'kids'],
    ['bete', 'kids'],
    ['beti', 'kids'],
    ['poti', 'kids'],
    ['पोती', 'kids'],
  ])('%s ke liye is for %s', (word, department) => {
    expect(read(`${word} ke liye`)).toMatchObject({ filters: { department: [department] }, ignored: [] });
    expect(read(`${word} ke liye`)).not.toHaveProperty('spellingCorrection');
  });

  it.each(['maja', 'twister', 'lota', 'veto'])('is no correction of %s', (word) =>
    expect(read(word).filters).not.toHaveProperty('department'),
  );

  it.each([
    ['sister ki shaadi kurta men', ['men']],
    ['kurta for men bahan ki shaadi', ['men']],
    ['brother and sister', ['men', 'women']],
  ])('is no shopper beside another department: %s', (text, department) =>
    expect(read(text).filters.department).toEqual(department),
  );

  it.each(['jai mata di t shirt', 'mata rani shirt', 'maa durga t shirt'])(
    'is not named by a goddess: %s',
    (text) => {
      expect(read(text).filters).not.toHaveProperty('department');
      expect(read(text)).not.toHaveProperty('spellingCorrection');
    },
  );

  it.each([
    ['mami ke liye', 'women'],
    ['bebi', 'kids'],
  ])('is found as it is typed: %s', (text, department) => {
    expect(read(text).filters).toEqual({ department: [department] });
    expect(read(text)).not.toHaveProperty('spellingCorrection');
  });

  it('says nothing of the department as parents', () =>
    expect(read('parents ke liye shirt')).toMatchObject({ filters: { category: ['Shirts'] }, words: [] }));
});
