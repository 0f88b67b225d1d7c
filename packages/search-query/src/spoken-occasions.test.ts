import { describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
for (const product of [
  { name: 'Festive Kurta Shirt', category: 'Shirts', fabric: '100% cotton poplin' },
  { name: 'Deccan Slim Jeans', category: 'jeans' },
  { name: 'Monsoon Sweatshirt', colour: 'Marigold' },
])
  addProduct(vocabulary, product);

const read = (text: string) => parseQuery(text, vocabulary);

describe('an occasion', () => {
  it.each([
    ['diwali', 'festive'],
    ['दिवाली', 'festive'],
    ['deepawali', 'festive'],
    ['eid', 'festive'],
    ['ईद', 'festive'],
    ['onam', 'festive'],
    ['pongal', 'festive'],
    ['lohri', 'festive'],
    ['navratri', 'festive'],
    ['garba', 'festive'],
    ['गरबा', 'festive'],
    ['durga puja', 'festive'],
    ['durga pujo', 'festive'],
    ['karva chauth', 'festive'],
    ['करवा चौथ', 'festive'],
    ['raksha bandhan', 'festive'],
    ['rakhi', 'festive'],
    ['रक्षाबंधन', 'festive'],
    ['sangeet', 'wedding'],
    ['holi', 'white'],
    ['होली', 'white'],
    ['interview', 'poplin'],
    ['office', 'poplin'],
    ['gym', 'jersey'],
    ['जिम', 'jersey'],
    ['barish', 'monsoon'],
    ['baarish', 'monsoon'],
    ['बारिश', 'monsoon'],
    ['rainy season', 'monsoon'],
  ])('%s ke liye finds %s goods', (text, form) => {
    expect(read(`${text} ke liye shirt`)).toMatchObject({
      filters: { category: ['Shirts'] },
      words: [{ text, forms: expect.arrayContaining([form]) }],
      ignored: [],
    });
    expect(read(text)).not.toHaveProperty('spellingCorrection');
  });

  it('is first of all what products say of it', () =>
    expect(read('diwali').words[0]?.forms[0]).toBe('diwali'));

  it.each(['bandhani', 'hole', 'grain', 'gum'])('is no correction of %s', (word) =>
    expect(read(word)).not.toHaveProperty('spellingCorrection'),
  );

  it.each(['haldi', 'हल्दी'])('%s is a colour', (text) =>
    expect(read(text).filters.colour).toContainEqual(['marigold']),
  );
});

describe('a shade', () => {
  it.each([
    ['rani pink', 'Pink', ['rose']],
    ['magenta', 'Pink', ['rose']],
    ['mehendi green', 'Mehendi green', ['olive']],
    ['mehndi', 'Mehendi green', ['olive']],
    ['मेहंदी', 'Mehendi green', ['olive']],
    ['peacock blue', 'Teal', ['teal']],
    ['peacock green', 'Teal', ['peacock']],
    ['rust orange', 'Rust', ['rust']],
    ['wine red', 'Maroon', ['wine']],
    ['mustard', 'Yellow', ['marigold']],
    ['mustard yellow', 'Yellow', ['mustard']],
    ['sarson', 'Yellow', ['mustard']],
    ['सरसों', 'Yellow', ['mustard']],
    ['nude', 'Beige', ['sand']],
    ['skin colour', 'Beige', ['nude']],
    ['saffron', 'Orange', ['saffron']],
    ['off white', 'Cream', ['ecru']],
  ])('%s is one part, %s', (text, label, words) => {
    const { parts, filters, words: others, ignored } = read(`${text} shirt`);
    expect(parts.map((part) => part.label)).toEqual([label, 'Shirt']);
    expect(filters.colour).toContainEqual(words);
    expect([others, ignored]).toEqual([[], []]);
  });

  it.each(['dawn', 'custard', 'bhagwan', 'melting', 'sagar', 'garish', 'holy', '2 machine'])(
    'is no correction of %s',
    (word) => expect(read(word).filters).toEqual({}),
  );
});

describe('plus size', () => {
  it.each(['plus size', 'plus sizes', 'plus-size', 'प्लस साइज'])('is every size from XXL on: %s', (text) =>
    expect(read(`${text} shirt`)).toMatchObject({
      filters: { category: ['Shirts'], size: { labels: expect.arrayContaining(['XXL', '3XL']), ages: [] } },
      parts: [{ group: 'size', label: 'Plus size' }, {}],
      help: [],
    }),
  );
});

describe('ripped', () => {
  it.each(['fati hui jeans', 'phati jeans', 'फटी हुई जींस', 'ripped jeans', 'torn jeans'])(
    'is not sold, and nobody is taken for a husband: %s',
    (text) => {
      expect(read(text)).toMatchObject({
        filters: { category: ['jeans'] },
        notSold: [{ name: 'ripped styles' }],
      });
      expect(read(text)).not.toHaveProperty('spellingCorrection');
    },
  );

  it('is a word of the products that have it', () => {
    const selling = new Vocabulary();
    addProduct(selling, { name: 'Ripped Jeans', category: 'jeans' });
    expect(parseQuery('fati hui jeans', selling)).toMatchObject({
      words: [{ forms: ['ripped'] }],
      notSold: [],
    });
  });
});
