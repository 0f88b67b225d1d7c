import { beforeEach, describe, expect, it } from '@jest/globals';
import { toIndexed } from '@e-store/search-query/indexed-product';
import { productRecord } from '../../../testing/product-record.ts';
import { SearchIndex } from './search-index.js';

let index: SearchIndex;
const put = (id: string, name: string, more = {}) =>
  index.put({ id, words: toIndexed(productRecord({ name, descreption: 'Light.', ...more })).words });
const find = (words: string[][], isExact = false) => [...index.find(words, isExact).keys()].toSorted();
const scoreOf = (id: string, words: string[][], isExact = false): number =>
  index.find(words, isExact).get(id) ?? Number.NaN;

beforeEach(() => {
  index = new SearchIndex();
  put('polo', 'Nilgiri Polo', { category: 'T-Shirt', colour: 'White' });
  put('resort', 'Linen Resort Shirt', { category: 'Shirts', fit: 'Relaxed: wide at the waist.' });
  put('story', 'Weekend Shirt', { category: 'Shirts', descreption: 'Worn over a polo at a resort.' });
});

describe('the search index', () => {
  it('finds what holds every word, each in any of its forms', () => {
    expect(find([['resort'], ['linen', 'khadi']])).toEqual(['resort']);
    expect(find([['linen', 'nilgiri']])).toEqual(['polo', 'resort']);
    expect(find([['linen'], ['nilgiri']])).toEqual([]);
  });

  it('has the beginning of a word suffice in names, not in descriptions', () => {
    expect(find([['reso']])).toEqual(['resort']);
    expect(find([['resort']])).toEqual(['resort', 'story']);
  });

  it('takes whole words only, where the very words are wanted', () => {
    expect(find([['reso']], true)).toEqual([]);
    expect(find([['weekend']], true)).toEqual(['story']);
  });

  it('ranks a word of the name above the same word of a description', () => {
    expect(scoreOf('polo', [['polo']])).toBeGreaterThan(scoreOf('story', [['polo']]));
  });

  it('knows the fit by its name alone', () => {
    expect(find([['relaxed']])).toEqual(['resort']);
    expect(find([['waist']])).toEqual([]);
  });

  it('gives all of what it finds, however many', () => {
    for (let number = 0; number < 3000; number += 1) put(`many-${number}`, `Ajrakh ${number}`);
    expect(find([['ajrakh']])).toHaveLength(3000);
  });

  it('scores equal matches equally, also right after one of them changed', () => {
    const same = ['first', 'second', 'third'];
    for (const id of same) put(id, 'Bandhani Dupatta', { descreption: 'Tied.' });
    put('first', 'Bandhani Stole');
    put('first', 'Bandhani Dupatta', { descreption: 'Tied.' });
    const [first, ...others] = same.map((id) => scoreOf(id, [['bandhani']]));
    expect(others).toEqual([first, first]);
  });

  it('scores as if a removed product had never been there', () => {
    const before = scoreOf('polo', [['polo']]);
    put('short', 'Polo', { brand: '', colour: '', fabric: '', fit: '', descreption: '' });
    expect(scoreOf('polo', [['polo']])).not.toBeCloseTo(before);
    index.remove('short');
    expect(scoreOf('polo', [['polo']])).toBeCloseTo(before);
  });

  it('takes a product in its new form, and forgets it', () => {
    put('polo', 'Velvet Jacket');
    expect(find([['nilgiri']])).toEqual([]);
    expect(find([['velvet']])).toEqual(['polo']);
    index.remove('polo');
    index.remove('never there');
    expect(find([['velvet']])).toEqual([]);
  });

  it('ranks what holds the rarer word first, and what holds more forms of a word above what holds one', () => {
    put('rare', 'Cotton Ikat');
    for (const id of ['common', 'commoner']) put(id, 'Cotton Drape');
    expect(scoreOf('rare', [['ikat', 'drape']])).toBeGreaterThan(scoreOf('common', [['ikat', 'drape']]));
    put('both', 'Drape Sari');
    const one = scoreOf('both', [['drape']]) + scoreOf('both', [['sari']]);
    expect(scoreOf('both', [['drape', 'sari']])).toBeCloseTo(2 * one);
  });

  it('ranks a whole word above the beginning of one, and a shorter one above a longer', () => {
    put('whole', 'Kanjivaram Chola');
    put('longer', 'Kanjivaram Cholaiah');
    put('longest', 'Kanjivaram Cholaiahpattinam');
    const [whole, longer, longest] = ['whole', 'longer', 'longest'].map((id) => scoreOf(id, [['chola']]));
    expect(whole).toBeGreaterThan(longer ?? Infinity);
    expect(longer).toBeGreaterThan(longest ?? Infinity);
  });
});
