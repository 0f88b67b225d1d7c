import { describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
addProduct(vocabulary, { fabric: '60% cotton, 40% linen' });
addProduct(vocabulary, { name: 'Slim Jeans', category: 'jeans' });
addProduct(vocabulary, { name: 'Awadh Kurta', category: 'Shirts' });

const read = (text: string) => parseQuery(text, vocabulary);

describe('a discount of at least', () => {
  it.each([
    ['60% off', 60],
    ['55% off', 55],
    ['40% off', 40],
    ['12.5% off', 13],
    ['50%off', 50],
    ['flat 50% off', 50],
    ['flat 50%', 50],
    ['flat 40 off', 40],
    ['50 off', 50],
    ['50 percent off', 50],
    ['50 per cent discount', 50],
    ['50 pratishat chhoot', 50],
    ['50 प्रतिशत की छूट', 50],
    ['pachas percent off', 50],
    ['fifty percent off', 50],
    ['7 percent off', 7],
    ['min 30% off', 30],
    ['minimum 50% off', 50],
    ['at least 50% off', 50],
    ['kam se kam 50% off', 50],
    ['at least 40% discount', 40],
    ['more than 50% off', 50],
    ['not less than 50% off', 50],
    ['50% or more off', 50],
    ['50% off or more', 50],
    ['50%+ off', 50],
    ['50% se zyada discount', 50],
    ['50 से ज़्यादा छूट', 50],
    ['50 se zyada chhoot', 50],
    ['chhoot 50 se zyada', 50],
    ['discount above 50', 50],
    ['discount 50%', 50],
    ['sale 50%', 50],
    ['50% sale', 50],
    ['50% chhoot', 50],
    ['50% chhut', 50],
    ['50% की छूट', 50],
    ['50% ऑफ', 50],
    ['70 % discount', 70],
    ['sale flat 50% off', 50],
    ['30-50% off', 30],
    ['30 to 50% off', 30],
    ['50%-80% off', 50],
    ['50% - 60% off', 50],
    ['min 50 percent', 50],
    ['at least 50%', 50],
    ['half price', 50],
    ['at half price', 50],
    ['aadhe daam', 50],
    ['aadhe daam par', 50],
    ['aadhi keemat mein', 50],
    ['आधे दाम पर', 50],
    ['आधी क़ीमत', 50],
  ])('%s is %d percent', (text, minDiscount) => {
    expect(read(text)).toMatchObject({ words: [], ignored: [], isNonsense: false });
    expect(read(text).filters).toEqual({ minDiscount });
    expect(read(text)).not.toHaveProperty('spellingCorrection');
  });

  it('is a part that can be left out, with the value of the list filter', () =>
    expect(read('flat 50% off kurta').parts).toEqual([
      {
        group: 'minDiscount',
        label: '50% off or more',
        value: '50',
        text: 'flat 50% off',
        without: 'kurta',
      },
    ]));

  it.each([
    ['half price jeans', { minDiscount: 50, category: ['jeans'] }],
    ['jeans 50% off under 1500', { minDiscount: 50, category: ['jeans'], price: { lte: 1500 } }],
    ['jeans under 1000 and 50% off', { minDiscount: 50, category: ['jeans'], price: { lte: 1000 } }],
    ['1500 tak 50% off', { minDiscount: 50, price: { lte: 1500 } }],
    ['50% off 1500 tak', { minDiscount: 50, price: { lte: 1500 } }],
    ['jeans size 30 40% off', { minDiscount: 40, category: ['jeans'], size: { labels: ['30'], ages: [] } }],
    [
      'jeans size 30 aur 40% off',
      { minDiscount: 40, category: ['jeans'], size: { labels: ['30'], ages: [] } },
    ],
    ['min 50 percent off jeans', { minDiscount: 50, category: ['jeans'] }],
    ['flat 40 off jeans', { minDiscount: 40, category: ['jeans'] }],
    ['jeans 32 inch 30 off', { minDiscount: 30, category: ['jeans'], size: { labels: ['32'], ages: [] } }],
    ['10 year old 50 off', { minDiscount: 50, department: ['kids'], size: { labels: [], ages: [10] } }],
    ['30% off extra 10% off jeans', { minDiscount: 30, category: ['jeans'] }],
    [
      'men jeans 30% off size 32',
      {
        minDiscount: 30,
        department: ['men'],
        category: ['jeans'],
        size: { labels: ['32'], ages: [] },
      },
    ],
  ])('stands beside other filters: %s', (text, filters) => expect(read(text).filters).toEqual(filters));
});

describe('any discount', () => {
  it.each([
    'upto 50% off',
    'up to 70% off',
    'sale upto 60%',
    'flat upto 70% off',
    '70% tak off',
    '70% tak ki chhoot',
    '70 percent tak discount',
    'zyada se zyada 50% off',
    'upto 50-70% off',
    'upto 50%-80% off',
    'upto 70 percent',
    'discount upto 70',
    'less than 30% off',
    'rs 50 off',
    '₹500 off',
    'flat 200 rupees off',
    '200 rs ki chhoot',
    '0% off',
    '100% off',
  ])('is on sale, because %s names no least discount', (text) => {
    expect(read(text)).toMatchObject({ words: [], ignored: [], isNonsense: false });
    expect(read(text).filters).toEqual({ onSale: true });
  });

  it.each(['no 50% off', 'without 50% discount', '50% off nahi chahiye'])('is what %s excludes', (text) =>
    expect(read(text).filters).toEqual({ not: { onSale: true } }),
  );
});

describe('a number beside a discount', () => {
  it('is no discount without a word for one', () => {
    expect(read('60% cotton')).toMatchObject({ words: [{ text: '60%' }], ignored: [] });
    expect(read('100% cotton tshirt on sale')).toMatchObject({
      filters: { onSale: true, fabric: [['100%', 'cotton']] },
      ignored: [],
    });
  });

  it.each([
    ['sale 60% cotton', { onSale: true, fabric: expect.anything() }],
    ['min 60% cotton', { fabric: expect.anything() }],
    ['size 30 discount', { onSale: true, size: { labels: ['30'], ages: [] } }],
    ['jeans 32 discount', { onSale: true, category: ['jeans'], size: { labels: ['32'], ages: [] } }],
    ['jeans 30 on sale', { onSale: true, category: ['jeans'], size: { labels: ['30'], ages: [] } }],
    ['kids 10 sale', { onSale: true, department: ['kids'], size: { labels: [], ages: [10] } }],
    ['sale under 500', { onSale: true, price: { lte: 500 } }],
    ['off under rs 500', { onSale: true, price: { lte: 500 } }],
    ['under rs 500 off', { onSale: true, price: { lte: 500 } }],
    ['ऑफ व्हाइट jeans', { category: ['jeans'], colour: expect.arrayContaining([['ecru']]) }],
    [
      '32 off white jeans',
      { category: ['jeans'], colour: expect.anything(), size: { labels: ['32'], ages: [] } },
    ],
  ])('is a size, an age or a price in %s', (text, filters) => expect(read(text).filters).toEqual(filters));
});
