import { beforeEach, describe, expect, it } from '@jest/globals';
import { productRecord } from '../../../testing/product-record.ts';
import { toIndexed } from './indexed-product.ts';
import { SearchIndex } from './search-index.js';

let index: SearchIndex;
const ids: string[] = [];
const numberOf = (id: string) => (ids.includes(id) ? ids.indexOf(id) : ids.push(id) - 1);
const put = (id: string, name: string, more = {}) =>
  index.put(numberOf(id), toIndexed(productRecord({ name, descreption: 'Light.', ...more })).words);
const remove = (id: string) => index.remove(numberOf(id));
const inOrder = (words: string[][], isExact = false) =>
  Array.from(index.find(words, isExact).products, (number) => ids[number]);
const find = (words: string[][], isExact = false) => inOrder(words, isExact).toSorted();
const scoreOf = (id: string, words: string[][], isExact = false): number => {
  const { products, scores } = index.find(words, isExact);
  return scores[products.indexOf(numberOf(id))] ?? Number.NaN;
};

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

  it('keeps the order of those that match as well when one is told again as it is', () => {
    const same = ['first', 'second', 'third'];
    for (const id of same) put(id, 'Bandhani Dupatta');
    expect(inOrder([['bandhani']])).toEqual(same);
    put('first', 'Bandhani Dupatta');
    expect(inOrder([['bandhani']])).toEqual(same);
  });

  it('takes a product in its new form, and forgets it', () => {
    put('polo', 'Velvet Jacket');
    expect(find([['nilgiri']])).toEqual([]);
    expect(find([['velvet']])).toEqual(['polo']);
    remove('polo');
    remove('never there');
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

  it('ranks as if nothing had been searched before, and as if what left had never been there', () => {
    const before = scoreOf('polo', [['polo']]);
    find([['linen'], ['nilgiri']]);
    expect(scoreOf('polo', [['polo']])).toBe(before);
    put('short', 'Polo', { brand: '', colour: '', fabric: '', fit: '', descreption: '' });
    expect(scoreOf('polo', [['polo']])).not.toBeCloseTo(before);
    remove('short');
    expect(scoreOf('polo', [['polo']])).toBeCloseTo(before);
  });

  it('ranks a whole word above the beginning of one, and a shorter one above a longer', () => {
    put('whole', 'Kanjivaram Chola');
    put('longer', 'Kanjivaram Cholaiah');
    put('longest', 'Kanjivaram Cholaiahpattinam');
    const [whole, longer, longest] = ['whole', 'longer', 'longest'].map((id) => scoreOf(id, [['chola']]));
    expect(whole).toBeGreaterThan(longer ?? Infinity);
    expect(longer).toBeGreaterThan(longest ?? Infinity);
  });

  it('forgets thousands that left, and takes others in their places', () => {
    const all = (name: string) => Array.from({ length: 3000 }, (_, number) => `${name}-${number}`);
    for (const id of all('ajrakh')) put(id, `Ajrakh ${id}`);
    for (const id of all('ajrakh').slice(0, 2500)) remove(id);
    for (const id of all('kalamkari')) put(id, `Kalamkari ${id}`);
    expect(find([['ajrakh']])).toEqual(all('ajrakh').slice(2500).toSorted());
    expect(find([['kalamkari']])).toEqual(all('kalamkari').toSorted());
    expect(find([['ajrakh', 'kalamkari'], ['7']])).toEqual(['kalamkari-7']);
    expect(find([['polo']])).toEqual(['polo', 'story']);
  });

  it('finds the beginning of words of one product each, of those that came last too, and none that left', () => {
    const all = Array.from({ length: 2500 }, (_, number) => `${10_000 + number}`);
    for (const model of all) put(model, `Bagh ${model}`);
    expect(find([['1234']])).toEqual(all.filter((model) => model.startsWith('1234')));
    for (const model of ['99991', '99992']) put(model, `Bagh ${model}`);
    index.arrange();
    put('99993', 'Bagh 99993');
    remove('99991');
    remove('12345');
    expect(find([['9999']])).toEqual(['99992', '99993']);
    expect(find([['12345']])).toEqual([]);
    expect(find([['12346']], true)).toEqual(['12346']);
    put('12345', 'Bagh 12346');
    expect(find([['12346']], true)).toEqual(['12345', '12346']);
    expect(scoreOf('99992', [['9999']])).toBeCloseTo(scoreOf('99993', [['9999']]));
  });
});
