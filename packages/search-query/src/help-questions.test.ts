import { describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
for (const product of [
  { name: 'Mela Print Shirt', category: 'Shirts' },
  { name: 'Bhuj Kite T-Shirt', brand: 'Kite & Kantha' },
  { name: 'Phool Hooded T-Shirt', colour: 'Rose' },
  { name: 'Slim Jeans', category: 'jeans' },
])
  addProduct(vocabulary, product);

const read = (text: string) => parseQuery(text, vocabulary);

describe('an everyday question', () => {
  it.each([
    ['order nahi aaya', ['orders']],
    ['mera order kab aayega', ['orders']],
    ['मेरा ऑर्डर कब आएगा', ['orders']],
    ['ऑर्डर नहीं आया', ['orders']],
    ['check order', ['orders']],
    ['parcel kahan hai', ['orders']],
    ['mera parcel', ['orders']],
    ['मेरा पार्सल कहाँ है', ['orders']],
    ['kab aayega', ['orders']],
    ['kab tak aayega', ['orders']],
    ['कब आएगा', ['orders']],
    ['naap', ['sizeGuide']],
    ['नाप', ['sizeGuide']],
    ['size', ['sizeGuide']],
    ['naap kaise le', ['sizeGuide']],
    ['size kaise naape', ['sizeGuide']],
    ['size kaise chune', ['sizeGuide']],
    ['size kya hai', ['sizeGuide']],
    ['मेरा साइज़ क्या है', ['sizeGuide']],
    ['size chota hai', ['sizeGuide']],
    ['साइज़ छोटा है', ['sizeGuide']],
    ['otp nahi aaya', ['account']],
    ['password bhool gaya', ['account']],
    ['password bhul gaya', ['account']],
    ['login nahi ho raha', ['account']],
    ['लॉगिन नहीं हो रहा', ['account']],
    ['refund nahi mila', ['returns']],
    ['refund kab milega', ['returns']],
    ['रिफंड कब मिलेगा', ['returns']],
    ['paise wapas', ['returns']],
    ['paisa kab milega', ['returns']],
    ['पैसे वापस', ['returns']],
    ['galat size aaya', ['returns']],
    ['galat product mila', ['returns']],
    ['wrong size', ['returns']],
    ['kitne din me aayega', ['delivery']],
    ['delivery kitne din', ['delivery']],
    ['कितने दिन में आएगा', ['delivery']],
  ])('%s asks for help and finds no products', (text, help) => {
    const parsed = read(text);
    expect(parsed).toMatchObject({ help, filters: {}, words: [], notWords: [], ignored: [], notSold: [] });
    expect(parsed.isNonsense).toBe(true);
    expect(parsed).not.toHaveProperty('spellingCorrection');
  });

  it.each(['kitne ka hai', 'कितने का है', 'kitna hai', 'kya hua', 'kaise mila', 'kitne paise'])(
    '%s has no words to search for',
    (text) => {
      expect(read(text)).toMatchObject({ words: [], ignored: [], notSold: [], isNonsense: true });
      expect(read(text)).not.toHaveProperty('spellingCorrection');
    },
  );

  it.each([
    ['kitne ki hai jeans', { category: ['jeans'] }],
    ['mera jeans kab aaya', { category: ['jeans'] }],
    ['jeans nahi mili', { category: ['jeans'] }],
    ['meri neeli shirt', { category: ['Shirts'] }],
    ['saare shirt', { category: ['Shirts'] }],
    ['kam paise wali jeans', { category: ['jeans'], sort: 'price-asc' }],
  ])('%s finds the goods that it names', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, words: [], ignored: [], notSold: [] });
    expect(read(text)).not.toHaveProperty('spellingCorrection');
  });

  it.each(['aaya', 'milega', 'kitne', 'mera', 'galat', 'paise'])(
    'leaves %s out of a question without saying so',
    (word) => expect(read(`refund ${word}`).ignored).toEqual([]),
  );
});

describe('words beside a help topic', () => {
  it.each([
    ['blak jeens cod', { category: ['jeans'], colour: expect.anything() }],
    ['mera shirt cod', { category: ['Shirts'] }],
  ])('still describe the goods of %s', (text, filters) => {
    expect(read(text)).toMatchObject({ filters, ignored: [] });
  });

  it.each([
    ['paise kaise de', ['payment']],
    ['paisa kat gaya', ['payment']],
    ['500 paise', []],
  ])('%s leads to %j', (text, help) => expect(read(text).help).toEqual(help));

  it.each(['refund mella', 'order bhujj', 'password phuul kitee'])(
    'are not corrected into goods: %s',
    (text) => {
      expect(read(text)).toMatchObject({ filters: {}, words: [], notSold: [], isNonsense: true });
      expect(read(text)).not.toHaveProperty('spellingCorrection');
    },
  );

  it.each(['refund mela', 'all orders', 'kapde wapas'])('do not search products: %s', (text) => {
    expect(read(text)).toMatchObject({ words: [], isNonsense: true });
  });

  it('correct what names the topic itself', () => {
    expect(read('retrun polcy kitee')).toMatchObject({
      help: ['returns'],
      spellingCorrection: 'return policy kitee',
      ignored: ['kitee'],
    });
  });

  it('still filter by goods, and search for their style', () => {
    expect(read('blue kurta shirt return')).toMatchObject({
      help: ['returns'],
      filters: { category: ['Shirts'] },
      words: [{ text: 'kurta' }],
      isNonsense: false,
    });
  });

  it('name unsold goods only as typed', () => {
    expect(read('saree return').notSold).toEqual([{ text: 'saree', name: 'sarees' }]);
    expect(read('sarree return').notSold).toEqual([]);
  });
});

describe('a size or an age', () => {
  it('leads to the size guide beside the goods that it is asked for', () =>
    expect(read('jeans ka size kaise chune')).toMatchObject({
      help: ['sizeGuide'],
      filters: { category: ['jeans'] },
      ignored: [],
    }));

  it.each(['naap 32 jeans', 'chota size shirt', 'size m shirt', 'jeans naap 32'])(
    'is a filter and no question where it is given: %s',
    (text) => expect(read(text)).toMatchObject({ help: [], filters: { size: expect.anything() } }),
  );

  it.each([
    ['age 8', [8]],
    ['umar 8', [8]],
    ['उम्र 8', [8]],
    ['age 4 to 6', [4, 5, 6]],
    ['age 8 years', [8]],
    ['8 years', [8]],
  ])('is the age of a child in %s', (text, ages) =>
    expect(read(text)).toMatchObject({ help: [], filters: { size: { labels: [], ages } }, ignored: [] }),
  );

  it('keeps an age apart from the size that follows', () =>
    expect(read('age 8 size 32').filters.size).toEqual({ labels: ['32'], ages: [8] }));
});
