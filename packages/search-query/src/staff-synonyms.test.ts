import { beforeEach, describe, expect, it } from '@jest/globals';
import { parseQuery } from './parse-query.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeEach(() => {
  vocabulary = new Vocabulary();
  addProduct(vocabulary, { name: 'Paisley Kurta Shirt', category: 'Shirts' });
});

const read = (text: string) => parseQuery(text, vocabulary);
const setSynonyms = (synonyms: Record<string, string>) =>
  vocabulary.setStaffSynonyms(Object.entries(synonyms).map(([word, means]) => ({ word, means })));

describe('a synonym of staff', () => {
  it.each(['fatua', 'Fatua', 'FATUA'])('parses %s as what it means', (text) => {
    setSynonyms({ Fatua: 'Kurta for Men' });
    const { filters, words } = read(text);
    expect([filters, words.map(({ text: word }) => word)]).toEqual([{ department: ['men'] }, ['kurta']]);
  });

  it('is of several words, or in Devanagari', () => {
    setSynonyms({ 'college wear': 'jeans under 1000', फ़तुआ: 'नीली शर्ट' });
    expect(read('black college wear').filters).toEqual({
      category: ['jeans'],
      colour: [['black']],
      price: { lte: 1000 },
    });
    expect(read('फतुआ').filters.category).toEqual(['Shirts']);
  });

  it('overrides what a word meant, at once and until it is removed', () => {
    expect(read('party').words[0]?.forms).toContain('festive');
    setSynonyms({ party: 'black shirt' });
    expect(read('party')).toMatchObject({
      filters: { category: ['Shirts'], colour: [['black']] },
      words: [],
    });
    setSynonyms({});
    expect(read('party').words[0]?.forms).toContain('festive');
  });

  it('names what was searched instead, so that the shopper can undo it', () => {
    setSynonyms({ fatua: 'kurta' });
    expect(read('red fatua').spellingCorrection).toBe('red kurta');
    expect(read('red kurta').spellingCorrection).toBeUndefined();
    expect(read('"fatua"')).toMatchObject({ isExact: true, words: [{ text: 'fatua' }] });
  });

  it('leaves longer phrases of the lexicon alone', () => {
    setSynonyms({ shirt: 'kurta' });
    expect(read('t shirt').filters).toEqual({ category: ['T-Shirt'] });
    expect(read('shirt').words.map(({ text }) => text)).toEqual(['kurta']);
  });

  it('may mean another synonym', () => {
    setSynonyms({ panjabi: 'fatua', fatua: 'kurta' });
    expect(read('panjabi').spellingCorrection).toBe('kurta');
  });

  it.each([
    ['itself', { kurta: 'long kurta' }, 'kurta', 'long kurta'],
    ['one another', { fatua: 'panjabi', panjabi: 'fatua kurta' }, 'fatua', 'fatua kurta'],
  ])('ends where synonyms mean %s', (_case, synonyms, typed, searched) => {
    setSynonyms(synonyms);
    expect(read(typed).spellingCorrection).toBe(searched);
  });

  it('takes no time where synonyms mean many others', () => {
    const words = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index).repeat(4));
    setSynonyms(Object.fromEntries(words.map((word) => [word, words.join(' ')])));
    const begun = process.cpuUsage();
    read('aaaa');
    expect(process.cpuUsage(begun).user / 1000).toBeLessThan(500);
  });

  it('without letters on either side is none', () => {
    setSynonyms({ '!!': 'shirt', fatua: '?' });
    expect(read('!!').isNonsense).toBe(true);
    expect(read('fatua').spellingCorrection).toBeUndefined();
  });
});
