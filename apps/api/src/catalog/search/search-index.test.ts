import { beforeEach, describe, expect, it } from '@jest/globals';
import type { IndexedProduct } from './product-search.ts';
import { SearchIndex, tokenize } from './search-index.js';

const product = (id: string, name: string, more: Partial<IndexedProduct> = {}): IndexedProduct => ({
  id,
  name,
  brand: 'Saanjh',
  category: 'T-Shirt',
  department: 'men',
  colour: 'Indigo',
  descreption: 'Cut for the heat.',
  ...more,
});

const CATALOGUE = [
  product('tee', 'Plain Crew T-Shirt'),
  product('shirt', 'Linen Resort Shirt', { category: 'Shirts', colour: 'White' }),
  product('jeans', 'Slim Jeans', { category: 'jeans', colour: 'Black', department: 'women' }),
  product('kids', 'Dino Tee', { department: 'kids', colour: 'Green', brand: 'Chhota' }),
  product('story', 'Weekend Shirt', { category: 'Shirts', descreption: 'Goes well with slim jeans.' }),
];

let index: SearchIndex;
beforeEach(() => {
  index = new SearchIndex();
  index.replace(CATALOGUE);
});
const find = (words: string, limit = 100) => index.find(words, limit);

describe('the words of a text', () => {
  it.each(['T-Shirt', 't shirt', 'tshirt', 'T-SHIRTS', 'T‑Shirt', 't  shirt'])(
    'take %p for one word, which is no shirt',
    (written) => expect(tokenize(written)).toEqual(['tshirt']),
  );

  it.each([
    ['Café au lait', ['cafe', 'au', 'lait']],
    ['100% cotton, pre-washed', ['100', 'cotton', 'pre', 'washed']],
    ['सूती shirt', ['सूती', 'shirt']],
    ['(a+)+$ .* \\', ['a']],
    ['   ', []],
  ])('of %p are %p', (text, words) => expect(tokenize(text)).toEqual(words));
});

describe('the search index', () => {
  it.each([
    ['tshrt', ['tee']],
    ['shrit', ['shirt', 'story']],
    ['jens', ['jeans']],
    ['jeasn', ['jeans']],
    ['lienn', ['shirt']],
    ['t shirt', ['tee']],
    ['blakc jeans', ['jeans']],
    ['indgo crew', ['tee']],
    ['slm jeans', ['jeans']],
  ])('finds %p in spite of the typing error', (typed, best) => {
    expect(find(typed).slice(0, best.length).toSorted()).toEqual(best.toSorted());
  });

  it('does not take a T-shirt for a shirt, and when it has few shirts names them first', () => {
    expect(find('shirt').slice(0, 2).toSorted()).toEqual(['shirt', 'story']);
    index.put(product('third', 'Checked Shirt', { category: 'Shirts' }));
    expect(find('shirt').toSorted()).toEqual(['shirt', 'story', 'third']);
  });

  it('does not take a misspelt T-shirt for a shirt', () => {
    expect(find('tshrt').toSorted()).toEqual(['kids', 'tee']);
  });

  it('finds by the beginning of a word', () => {
    expect(find('resor')).toEqual(['shirt']);
  });

  it('asks for every word that was typed', () => {
    expect(find('slim shirt')).not.toContain('jeans');
    expect(find('women jeans')).toEqual(['jeans']);
    expect(find('kids jeans')).not.toContain('kids');
  });

  it('ranks a word of the name above the same word of a description', () => {
    expect(find('slim jeans')).toEqual(['jeans', 'story']);
  });

  it('does not look for misspellings of words of two letters', () => {
    expect(find('st')).toEqual([]);
    expect(find('ts').toSorted()).toEqual(['kids', 'tee']); // the beginning of tshirt
  });

  it('does not look for misspellings in descriptions', () => {
    expect(find('haet')).toEqual([]);
    expect(find('heat').toSorted()).toEqual(['jeans', 'kids', 'shirt', 'tee']);
  });

  it.each(['(a+)+$', '.*', '\\', '[', '$where', ''])('takes %p as text', (typed) => {
    const begun = Date.now();
    expect(find(typed).every((id) => typeof id === 'string')).toBe(true);
    expect(Date.now() - begun).toBeLessThan(100);
  });

  it('finds nothing by signs alone', () => {
    expect(find('.*')).toEqual([]);
  });

  it('gives no more than it is asked for, each once', () => {
    expect(find('saanjh', 2)).toHaveLength(2);
    expect(new Set(find('slim')).size).toBe(find('slim').length);
  });

  it('keeps equals in one order, the newer first, whichever was written last', () => {
    index.replace(['1', '2', '3'].map((id) => product(id, 'Twin Scarf')));
    expect(find('twin')).toEqual(['3', '2', '1']);
    index.put(product('1', 'Twin Scarf'));
    expect(find('twin')).toEqual(['3', '2', '1']);
  });

  it('takes a product in, takes it in its new form, and forgets it', () => {
    index.put(product('new', 'Corduroy Jacket'));
    expect(find('corduroy')).toEqual(['new']);
    index.put(product('new', 'Velvet Jacket'));
    expect(find('corduroy')).toEqual([]);
    expect(find('velvet')).toEqual(['new']);
    index.remove('new');
    index.remove('never there');
    expect(find('velvet')).toEqual([]);
  });

  it('forgets everything old when it is filled anew', () => {
    index.replace([product('only', 'Only Scarf')]);
    expect(find('jeans')).toEqual([]);
    expect(find('scarf')).toEqual(['only']);
  });

  it('does not labour over a long query with errors in it, among five thousand products', () => {
    const words = ['Linen', 'Cotton', 'Oxford', 'Camp', 'Slim', 'Relaxed', 'Washed', 'Printed'];
    index.replace(
      Array.from({ length: 5000 }, (_, i) =>
        product(String(i), `${words[i % 8]} ${words[(i * 3) % 8]} Shirt ${i}`, { category: 'Shirts' }),
      ),
    );
    find('warm up');
    const begun = performance.now();
    find('relaxde oxfrod shirt pritned wahsed cottn lienn slmi campp');
    expect(performance.now() - begun).toBeLessThan(1500);
  });
});
