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

const read = (text: string) => parseQuery(text, vocabulary);

describe('an amount in Hindi', () => {
  it.each([
    ['gyarah sau tak', 1100],
    ['ग्यारह सौ तक', 1100],
    ['barah sau tak', 1200],
    ['terah sau tak', 1300],
    ['तेरह सौ तक', 1300],
    ['chaudah sau tak', 1400],
    ['चौदह सौ तक', 1400],
    ['pandrah sau tak', 1500],
    ['पन्द्रह सौ तक', 1500],
    ['solah sau tak', 1600],
    ['सोलह सौ तक', 1600],
    ['satrah sau tak', 1700],
    ['सत्रह सौ तक', 1700],
    ['atharah sau tak', 1800],
    ['athara sau tak', 1800],
    ['अठारह सौ तक', 1800],
    ['unnis sau tak', 1900],
    ['उन्नीस सौ तक', 1900],
    ['bees sau tak', 2000],
    ['बीस सौ तक', 2000],
    ['bees hazaar tak', 20_000],
    ['under thirteen hundred', 1300],
    ['saade teen sau tak', 350],
    ['saade 3 sau tak', 350],
    ['saadhe paanch sau se kam', 550],
    ['साढ़े पाँच सौ तक', 550],
    ['sadhe teen hazaar tak', 3500],
    ['sawa sau tak', 125],
    ['sawa hazaar tak', 1250],
    ['सवा हज़ार तक', 1250],
    ['sawa do hazaar tak', 2250],
    ['paune do hazaar tak', 1750],
    ['pone do hazaar tak', 1750],
    ['पौने दो हज़ार तक', 1750],
    ['paune hazaar tak', 750],
    ['dedh sau tak', 150],
    ['डेढ़ हज़ार तक', 1500],
    ['dhai hazaar tak', 2500],
    ['ढाई सौ तक', 250],
  ])('%s is up to ₹%d', (text, lte) => {
    expect(read(text)).toMatchObject({ filters: { price: { lte } }, words: [], ignored: [], notSold: [] });
    expect(read(text)).not.toHaveProperty('spellingCorrection');
  });

  it.each([
    ['sawa hazaar', { gte: 1125, lte: 1375 }],
    ['terah sau se pandrah sau', { gte: 1300, lte: 1500 }],
    ['saade paanch sau se zyada', { gte: 550 }],
  ])('%s is a price', (text, price) => expect(read(text).filters.price).toEqual(price));

  it.each(['bandra hazar tak', 'shirt hazar tak', 'shrit hazar tak', 'hazar tak', 'under hazar'])(
    'is a single thousand without a number: %s',
    (text) => expect(read(text).filters.price).toEqual({ lte: 1000 }),
  );

  it.each([
    ['hazaar paanch sau tak', { lte: 1500 }],
    ['hazaar paanch sau ke andar', { lte: 1500 }],
    ['hazar do sau se kam', { lte: 1200 }],
    ['under hazaar paanch sau', { lte: 1500 }],
    ['hazaar paanch sau rupaye', { lte: 1500 }],
    ['rs hazaar paanch sau', { lte: 1500 }],
    ['hazaar paanch sau se zyada', { gte: 1500 }],
    ['हज़ार पाँच सौ तक', { lte: 1500 }],
    ['500 se hazaar paanch sau tak', { gte: 500, lte: 1500 }],
  ])('is one thousand and more in %s', (text, price) => expect(read(text).filters.price).toEqual(price));

  it('is no sum of a thousand and hundreds without a word for a price', () =>
    expect(read('hazaar paanch sau').filters.price).toEqual({ gte: 450, lte: 550 }));

  it.each(['qwrtz sau tak', 'qwrtz hazar tak', 'क्ष्व सौ तक'])(
    'is no price after an unknown word, which is listed: %s',
    (text) => {
      expect(read(text).filters).toEqual({});
      expect(read(text).ignored).toHaveLength(1);
    },
  );

  it.each(['saade', 'sade', 'saada', 'सादे'])('leaves %s to the plain style', (word) =>
    expect(read(`${word} shirt`).words).toMatchObject([
      { text: word, forms: expect.arrayContaining(['plain']) },
    ]),
  );
});

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
    expect(read(`under ${text}`)).toMatchObject({
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
    expect(read(`${word} sau tak`).filters.price).toEqual({ lte: number * 100 }),
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
  ])('%s is read by the word after it', (text, filters) => expect(read(text).filters).toEqual(filters));
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
  ])('is no number: %s', (text, filters) => expect(read(text).filters).toEqual(filters));
});

describe('a price that is about an amount', () => {
  it.each([
    'around 1000',
    'about 1000',
    'approx 1000',
    'near 1000',
    'lagbhag 1000',
    'kareeb 1000',
    '1000 ke kareeb',
    '1000 ke aas paas',
    '1000 approx',
    'around ₹1000',
    'around rs 1,000',
    'around 1k',
    'ek hazaar ke kareeb',
    'hazaar ke kareeb',
    'lagbhag hazar rupaye',
    'तकरीबन 1000',
    'लगभग ₹1000',
    '१००० के क़रीब',
    'हज़ार के आसपास',
    'arround 1000',
  ])('is read from %s', (text) => {
    expect(read(`${text} jeans`)).toMatchObject({
      filters: { category: ['jeans'], price: { gte: 900, lte: 1100 } },
      words: [],
      ignored: [],
    });
  });

  it('is a range where two amounts follow', () =>
    expect(read('around 500 to 900').filters).toEqual({ price: { gte: 500, lte: 900 } }));

  it('is none without an amount, which leaves a word of the text', () => {
    addProduct(vocabulary, { name: 'Wrap Around Shirt', category: 'Shirts' });
    expect(read('around')).toMatchObject({ filters: {}, words: [{ text: 'around' }] });
    expect(read('lagbhag jeans').ignored).toEqual(['lagbhag']);
  });
});
