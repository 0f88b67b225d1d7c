import { beforeAll, describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

const vocabulary = new Vocabulary();
for (const product of [
  { name: 'Basic Crew T-Shirt', colour: 'Bottle green', brand: 'Mitti Street' },
  { name: 'Lodhi Tie-Neck Blouse', colour: 'Ecru', brand: 'Kite & Kantha' },
  { name: 'M Block Shirt', category: 'Shirts' },
  { name: 'Paisley Kurta Shirt 7', category: 'Shirts', descreption: 'It goes well with a short skirt.' },
])
  addProduct(vocabulary, product);

const read = (text: string) => parseQuery(text, vocabulary);
const wordsOf = (text: string) => read(text).words.map((word) => word.text);

it.each([
  ['t-sh', ['tsh']],
  ['blue t-shi', ['tshi']],
  ['t', ['t']],
])('%s is being typed', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

describe('the filters that words name', () => {
  it.each([
    ['blue shirt under 700', { category: ['Shirts'], price: { lte: 700 } }],
    ['t shirt', { category: ['T-Shirt'] }],
    ['T-Shirt', { category: ['T-Shirt'] }],
    ['tshirts', { category: ['T-Shirt'] }],
    ['टी-शर्ट', { category: ['T-Shirt'] }],
    ['kameez', { category: ['Shirts'] }],
    ['jins', { category: ['jeans'] }],
    ['जींस', { category: ['jeans'] }],
    ['pant', { category: ['jeans'] }],
    ['shirt and jeans', { category: ['Shirts', 'jeans'] }],
    ['for ladies', { department: ['women'] }],
    ['for men', { department: ['men'] }],
    ['boys', { department: ['kids'] }],
    ['bachchon ke liye', { department: ['kids'] }],
    ['बच्चों के लिए', { department: ['kids'] }],
    ['on sale', { onSale: true }],
    ['jeans in stock', { category: ['jeans'], inStock: true }],
    ['mitti street', { brand: ['Mitti Street'] }],
    ['kite and kantha', { brand: ['Kite & Kantha'] }],
    ['sasti jeans', { category: ['jeans'], sort: 'price-asc' }],
    ['price low to high', { sort: 'price-asc' }],
    ['jeans low to high', { category: ['jeans'], sort: 'price-asc' }],
    ['sort by price', { sort: 'price-asc' }],
    ['shirts sort by price high to low', { category: ['Shirts'], sort: 'price-desc' }],
    ['high to low', { sort: 'price-desc' }],
    ['linen', { fabric: [['linen']] }],
    ['100% cotton', { fabric: [['100%', 'cotton']] }],
    ['सूती', { fabric: [['cotton']] }],
    ['navy', { colour: [['navy']] }],
    ['bottle green', { colour: [['bottle', 'green']] }],
  ])('%s', (text, filters) => {
    expect(read(text).filters).toMatchObject(filters);
    expect(read(text).ignored).toEqual([]);
  });

  it.each(['neela', 'नीली', 'BLUE', 'bleu', 'blue colour', 'nile rang ka'])('%s is every blue', (text) => {
    expect(read(text).filters.colour).toEqual([['blue'], ['indigo'], ['navy'], ['cobalt'], ['azure']]);
  });

  it.each([
    ['under 700', { lte: 700 }],
    ['below rs. 1,000', { lte: 1000 }],
    ['upto ₹700', { lte: 700 }],
    ['under ₹1,000', { lte: 1000 }],
    ['700 se kam', { lte: 700 }],
    ['७०० से कम', { lte: 700 }],
    ['700 tak', { lte: 700 }],
    ['under 1k', { lte: 1000 }],
    ['₹700', { lte: 700 }],
    ['700 rupees', { lte: 700 }],
    ['over 500', { gte: 500 }],
    ['500 se zyada', { gte: 500 }],
    ['between 500 and 900', { gte: 500, lte: 900 }],
    ['between 900 and 500', { gte: 500, lte: 900 }],
    ['500-900', { gte: 500, lte: 900 }],
    ['500 se 900 tak', { gte: 500, lte: 900 }],
    ['above 500 below 900', { gte: 500, lte: 900 }],
    ['above 500 and below 1000', { gte: 500, lte: 1000 }],
    ['more than 500 and less than 1000', { gte: 500, lte: 1000 }],
    ['more than 500 and under 1000', { gte: 500, lte: 1000 }],
    ['under 1000 and above 500', { gte: 500, lte: 1000 }],
    ['500 and below', { lte: 500 }],
    ['not under 500', { gte: 500 }],
    ['for 500', { gte: 450, lte: 550 }],
    ['price 500', { gte: 450, lte: 550 }],
    ['best 500', { gte: 450, lte: 550 }],
    ['of 500', { gte: 450, lte: 550 }],
    ['500 k andar', { lte: 500 }],
    ['500 k under', { lte: 500 }],
    ['2 k andar', { lte: 2000 }],
    ['1500 ke upar', { gte: 1500 }],
    ['1500 ke uper', { gte: 1500 }],
    ['1500 के ऊपर', { gte: 1500 }],
    ['hazar se kam', { lte: 1000 }],
    ['हज़ार से कम', { lte: 1000 }],
    ['do hazar ke andar', { lte: 2000 }],
    ['ek hazar se kam', { lte: 1000 }],
    ['dedh hazar tak', { lte: 1500 }],
    ['5 sau se kam', { lte: 500 }],
    ['paanch sau se kam', { lte: 500 }],
    ['पाँच सौ से कम', { lte: 500 }],
    ['under one thousand', { lte: 1000 }],
    ['under five hundred', { lte: 500 }],
    ['between ek hazar and do hazar', { gte: 1000, lte: 2000 }],
    ['1000 below', { lte: 1000 }],
    ['500 above', { gte: 500 }],
    ['800 max', { lte: 800 }],
    ['1000+', { gte: 1000 }],
    ['1k-2k', { gte: 1000, lte: 2000 }],
  ])('%s is a price', (text, price) => {
    expect(read(`shirt ${text}`).filters).toEqual({ category: ['Shirts'], price });
  });

  it.each([
    ['shirt xl', { labels: ['XL'], ages: [] }],
    ['shirt size m', { labels: ['M'], ages: [] }],
    ['shirt m', { labels: ['M'], ages: [] }],
    ['size s', { labels: ['S'], ages: [] }],
    ['shirt s', { labels: ['S'], ages: [] }],
    ['t shirt l', { labels: ['L'], ages: [] }],
    ['jeans 32', { labels: ['32'], ages: [] }],
    ['jeans size 30-32', { labels: ['30', '31', '32'], ages: [] }],
    ['30-32 jeans', { labels: ['30', '31', '32'], ages: [] }],
    ['size 30 to 32', { labels: ['30', '31', '32'], ages: [] }],
    ['kids 4 to 7 years', { labels: [], ages: [4, 5, 6, 7] }],
    ['5+ years', { labels: [], ages: [5] }],
    ['waist 34', { labels: ['34'], ages: [] }],
    ['kids 6-7 years', { labels: [], ages: [6, 7] }],
    ['for 5 year old', { labels: [], ages: [5] }],
    ['8 saal ke bachche', { labels: [], ages: [8] }],
  ])('%s names a size', (text, size) => expect(read(text).filters.size).toEqual(size));

  it('no number alone is a size', () => {
    expect(read('shirt 32').filters).not.toHaveProperty('size');
  });

  it('leaves a number that a product bears to the names', () =>
    expect(wordsOf('kurta 7')).toEqual(['kurta', '7']));
});

describe('misspelt words', () => {
  it.each([
    ['tshrt', 'tshirt'],
    ['shrit', 'shirt'],
    ['jens', 'jeans'],
    ['blakc jeans', 'black jeans'],
    ['paisely shirt', 'paisley shirt'],
    ['jeans undr 900', 'jeans under 900'],
  ])('%s is taken for %s, and said to be', (typed, meant) =>
    expect(read(typed).spellingCorrection).toBe(meant),
  );

  it.each(['tshirt', 't shirt', 'kameez', 'नीली शर्ट', 'kurtas', 'je ans', 'blackjeans', 'pais'])(
    '%s is no misspelling to tell of',
    (typed) => expect(read(typed)).not.toHaveProperty('respelt'),
  );

  it.each(['nike', 'jockey', 'ripped', 'pastel', 'van heusen', 'tank', 'net', 'h&m', 'h & m'])(
    '%s is none',
    (text) => {
      expect(read(`${text} shirt`)).toMatchObject({ filters: { category: ['Shirts'] }, words: [] });
      expect(read(text).spellingCorrection).toBeUndefined();
    },
  );

  it.each([
    ['dadaji', { department: ['men'] }],
    ['silver', { colour: [['silver']] }],
    ['golden', { colour: [['gold'], ['golden']] }],
  ])('%s is none, but has a meaning', (text, filters) => {
    expect(read(text)).toMatchObject({ filters });
    expect(read(text)).not.toHaveProperty('spellingCorrection');
  });

  it('joins what was parted, and parts what was joined', () => {
    expect(read('je ans').filters).toEqual({ category: ['jeans'] });
    expect(read('blackjeans').filters).toMatchObject({ category: ['jeans'], colour: [['black']] });
  });

  it('leaves words of descriptions as they are', () => expect(wordsOf('goes')).toEqual(['goes']));
});

describe('words that mean nothing', () => {
  it.each(['qwrtzx', 'asdfgh', '!!!', '', 'the'])('%p alone is nonsense', (text) =>
    expect(read(text).isNonsense).toBe(true),
  );

  it('are left out, and named, where others mean something', () =>
    expect(read('qwrtzx blue shirt')).toMatchObject({
      ignored: ['qwrtzx'],
      isNonsense: false,
      filters: { category: ['Shirts'] },
    }));

  it('are left out even where they are part of a known phrase', () =>
    expect(read('low waist jeans')).toMatchObject({ ignored: ['low'], words: [] }));

  it.each(['kapde', 'clothes', 'कपड़े'])('%s is everything', (text) =>
    expect(read(text)).toMatchObject({ isNonsense: false, filters: {}, words: [], ignored: [] }),
  );

  it('take no time however many there are', () => {
    const begun = process.cpuUsage();
    read(Array.from({ length: 32 }, (_, index) => `q${'xz'[index % 2]}`).join(' '));
    read('relaxde oxfrod shirt pritned wahsed cottn lienn slmi campp');
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
  });
});

describe('each part that was read', () => {
  it('tells the search without it, and no joining word is left over', () => {
    expect(read('blue shirt for men under 700').parts).toMatchObject([
      { group: 'colour', label: 'Blue', without: 'shirt men under 700' },
      { group: 'category', label: 'Shirt', without: 'blue men under 700' },
      { group: 'department', label: 'Men', without: 'blue shirt under 700' },
      { group: 'price', label: 'Up to ₹700', without: 'blue shirt men' },
    ]);
  });

  it('leaves nothing of a search that it was all of', () =>
    expect(read('jeans').parts).toEqual([
      { group: 'category', label: 'Jeans', value: 'jeans', text: 'jeans', without: '' },
    ]));
});

describe('words in quotation marks', () => {
  it.each(['"jens"', '“jens”'])('%s are taken as they are', (text) =>
    expect(read(text)).toMatchObject({
      isExact: true,
      filters: {},
      words: [{ text: 'jens', forms: ['jens'] }],
    }),
  );
});

describe('the full name of a product', () => {
  beforeAll(() => {
    addProduct(vocabulary, { name: 'Genda Flower T-Shirt', colour: 'White' });
    addProduct(vocabulary, { name: 'Party Off Shirt', category: 'Shirts' });
    addProduct(vocabulary, { name: 'Girl Boss T-Shirt', department: 'women' });
    addProduct(vocabulary, { name: 'Indigo Check Shirt', category: 'Shirts' });
  });

  it.each([
    ['Genda Flower T-Shirt', ['genda', 'flower', 'tshirt']],
    ['genda flower tshirts', ['genda', 'flower', 'tshirt']],
    ['party off shirt', ['party', 'off', 'shirt']],
    ['girl boss t-shirt', ['girl', 'boss', 'tshirt']],
  ])('%s finds it whatever its words mean', (text, words) => {
    expect(read(text).filters).toEqual({});
    expect(wordsOf(text)).toEqual(words);
    expect(read(text).words.every(({ text: word, forms }) => forms.includes(word))).toBe(true);
  });

  it('stands beside filters', () =>
    expect(read('genda flower t-shirt under 700 size m').filters).toEqual({
      price: { lte: 700 },
      size: { labels: ['M'], ages: [] },
    }));

  it('is read as filters where they find it, as are its words alone', () => {
    expect(read('indigo check shirt').filters).toEqual({ category: ['Shirts'], colour: [['indigo']] });
    expect(read('genda tshirt').filters).toEqual({ category: ['T-Shirt'], colour: [['marigold']] });
  });
});

describe('a half-typed word', () => {
  it.each([
    ['blu', { colour: [['blue'], ['indigo'], ['navy'], ['cobalt'], ['azure']] }, 'blue'],
    ['m shi', { category: ['Shirts'], size: { labels: ['M'], ages: [] } }, 'm shirt'],
    ['whit', { colour: [['white']] }, 'white'],
  ])('%s becomes the one filter that begins like it', (text, filters, spellingCorrection) => {
    expect(read(text)).toMatchObject({ filters, spellingCorrection, words: [] });
  });

  it('stays as it is where several filters begin like it', () => {
    expect(read('gre').filters).toEqual({});
    expect(read('gre').spellingCorrection).toBeUndefined();
  });
});

describe('what products must not be', () => {
  it.each([
    ['no black', { not: { colour: [['black']] } }, 'Not black'],
    ['shirt without cotton', { category: ['Shirts'], not: { fabric: [['cotton']] } }, 'Not cotton'],
    ['not jeans', { not: { category: ['jeans'] } }, 'Not jeans'],
    ['not on sale', { not: { onSale: true } }, 'Not on sale'],
    ['jeans without discount', { category: ['jeans'], not: { onSale: true } }, 'Not on sale'],
    ['shirt without any offer', { category: ['Shirts'], not: { onSale: true } }, 'Not on sale'],
    ['not available', { not: { inStock: true } }, 'Not in stock'],
    ['out of stock', { not: { inStock: true } }, 'Not in stock'],
    ['not in black', { not: { colour: [['black']] } }, 'Not black'],
    ['white nahi', { not: { colour: [['white']] } }, 'Not white'],
    ['बिना काली', { not: { colour: [['black']] } }, 'Not black'],
  ])('%s', (text, filters, label) => {
    const parsedQuery = read(text);
    expect(parsedQuery.filters).toEqual(filters);
    expect(parsedQuery.parts.map((part) => part.label)).toContain(label);
    expect(parsedQuery.parts.find((part) => part.label === label)?.value).toBeUndefined();
  });

  it.each([
    ['shirt without hood', ['hooded', 'hoodie']],
    ['no print', ['print', 'printed', 'block', 'sprig', 'paisley', 'floral', 'graphic']],
    ['no paisley', ['paisley']],
    ['paisley nahi', ['paisley']],
  ])('%s is words that they must not hold', (text, forms) => {
    const { notWords, words, parts } = read(text);
    expect([notWords, words]).toEqual([[forms], []]);
    expect(parts.at(-1)).toMatchObject({ group: 'words', not: true });
  });

  it('is no word that nobody knows', () => {
    expect(read('shirt without qwrtz')).toMatchObject({ notWords: [], ignored: ['qwrtz'] });
  });

  it('still reads "not more than" as a price', () => {
    expect(read('not more than 700').filters).toEqual({ price: { lte: 700 } });
  });
});

describe('a bare number', () => {
  it('is about that price', () => {
    expect(read('699').filters).toEqual({ price: { gte: 629, lte: 769 } });
    expect(read('shirt 500').filters).toEqual({ category: ['Shirts'], price: { gte: 450, lte: 550 } });
  });

  it('beside a few items is the most that they cost', () =>
    expect(read('3 t shirts for 999').filters).toEqual({ category: ['T-Shirt'], price: { lte: 999 } }));

  it.each(['ek shirt', 'do shirt dikhao', 'hazar shirt'])('is none in %s', (text) =>
    expect(read(text)).toMatchObject({ filters: { category: ['Shirts'] }, words: [], ignored: [] }),
  );

  it('beside another price, or too small for one, is none', () => {
    expect(read('12').filters).toEqual({});
    expect(read('size 32 jeans').filters).toEqual({
      category: ['jeans'],
      size: { labels: ['32'], ages: [] },
    });
  });
});

describe('words that ask for help', () => {
  it.each([
    ['return policy', ['returns']],
    ['size chart', ['sizeGuide']],
    ['track order', ['orders']],
    ['delivery', ['delivery']],
    ['where is my order', ['orders']],
    ['cash on delivery', ['payment']],
    ['retrun policy', ['returns']],
    ['customer care number', ['contact']],
    ['whatsapp', ['contact']],
    ['coupon code', ['offers']],
    ['my account', ['account']],
    ['mere orders', ['orders']],
  ])('%s', (text, help) => {
    expect(read(text)).toMatchObject({ help, filters: {}, words: [], ignored: [], isNonsense: true });
  });

  it('leave the rest of the search as it is', () => {
    expect(read('blue shirt return')).toMatchObject({
      help: ['returns'],
      filters: { category: ['Shirts'] },
      isNonsense: false,
    });
  });
});

it('shows a misspelt search in the usual spelling of all its words', () => {
  expect(read('blak jeens').spellingCorrection).toBe('black jeans');
});

it('names the value by which a list query asks for the same, where one value does', () => {
  const values = (text: string) => read(text).parts.map(({ group, value }) => [group, value]);
  expect(values('black tshirt for women size xl')).toEqual([
    ['colour', 'Black'],
    ['category', 'T-Shirt'],
    ['department', 'women'],
    ['size', 'XL'],
  ]);
  expect(values('blue')).toEqual([['colour', undefined]]);
});
