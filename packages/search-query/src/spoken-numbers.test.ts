import { describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';
import numberWords from './words/number-words.json' with { type: 'json' };

const vocabulary = new Vocabulary();
for (const product of [
  { name: 'Plain T-Shirt' },
  { name: 'Bandra Shirt', category: 'Shirts' },
  { name: 'Slim Jeans', category: 'jeans' },
])
  addProduct(vocabulary, product);

const filtersOf = (text: string) => parseQuery(text, vocabulary).filters;

describe('a number in words', () => {
  it.each([
    ['ek hazaar paanch sau', 1500],
    ['एक हज़ार पाँच सौ', 1500],
    ['एक हजार पांच सौ', 1500],
    ['1 hazaar 5 sau', 1500],
    ['1 hazar 500', 1500],
    ['one thousand five hundred', 1500],
    ['two thousand five hundred', 2500],
    ['do hazaar paanch sau', 2500],
    ['ek hazaar dhai sau', 1250],
    ['ek hazaar do sau pachas', 1250],
    ['fifteen hundred', 1500],
    ['chauda sau', 1400],
    ['tees sau', 3000],
    ['तीस सौ', 3000],
    ['tees hazaar', 30_000],
    ['char sau pachaas', 450],
    ['nau sau ninyanve', 999],
    ['nine hundred ninety nine', 999],
    ['नौ सौ निन्यानवे', 999],
    ['1k', 1000],
    ['2.5k', 2500],
  ])('%s is %d', (text, lte) =>
    expect(parseQuery(`under ${text}`, vocabulary)).toMatchObject({
      filters: { price: { lte } },
      words: [],
      ignored: [],
      isNonsense: false,
    }),
  );

  it.each(
    Object.entries(numberWords.numbers).flatMap(([number, words]) =>
      words.map((word): [string, number] => [word, Number(number)]),
    ),
  )('%s sau is %d hundred', (word, number) =>
    expect(filtersOf(`${word} sau tak`).price).toEqual({ lte: number * 100 }),
  );

  it('names every whole number below a hundred in both scripts', () => {
    const table: Record<string, string[]> = numberWords.numbers;
    const isNamed = (number: number) =>
      [/^[a-z]+$/, /^[\u0900-\u097f]+$/].every((script) => table[number]?.some((word) => script.test(word)));
    expect(Array.from({ length: 99 }, (_, index) => index + 1).filter((number) => !isNamed(number))).toEqual(
      [],
    );
  });

  it.each([
    ['sattar rupaye', { price: { lte: 70 } }],
    ['ninety nine rupees', { price: { lte: 99 } }],
    ['saat saal ke bachche', { department: ['kids'], size: { labels: [], ages: [7] } }],
    ['jeans battis size', { category: ['jeans'], size: { labels: ['32'], ages: [] } }],
    ['chhattis kamar jeans', { category: ['jeans'], size: { labels: ['36'], ages: [] } }],
    ['nau sau se barah sau', { price: { gte: 900, lte: 1200 } }],
    ['ek hazaar se do hazaar paanch sau', { price: { gte: 1000, lte: 2500 } }],
  ])('%s is read by the word after it', (text, filters) => expect(filtersOf(text)).toEqual(filters));
});

describe('a word for goods or a size', () => {
  it.each([
    ['tees', { category: ['T-Shirt'] }],
    ['tees under 500', { category: ['T-Shirt'], price: { lte: 500 } }],
    ['paanch sau tees', { category: ['T-Shirt'], price: { gte: 450, lte: 550 } }],
    ['500 rupaye mein tees', { category: ['T-Shirt'], price: { lte: 500 } }],
    ['tees rs 500', { category: ['T-Shirt'], price: { lte: 500 } }],
    ['tees tees sau tak', { category: ['T-Shirt'], price: { lte: 3000 } }],
    ['do shirt paanch sau tak', { category: ['Shirts'], price: { lte: 500 } }],
    ['hazaar rupaye tak do shirt', { category: ['Shirts'], price: { lte: 1000 } }],
    [
      'jeans do hazaar battis size',
      { category: ['jeans'], price: { gte: 1800, lte: 2200 }, size: { labels: ['32'], ages: [] } },
    ],
    [
      '3 xl tshirt do hazaar tak',
      { category: ['T-Shirt'], price: { lte: 2000 }, size: { labels: ['XXXL'], ages: [] } },
    ],
  ])('is no number: %s', (text, filters) => expect(filtersOf(text)).toEqual(filters));
});
