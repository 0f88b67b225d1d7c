import { describe, expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.ts';
import { phoneticKey, toLatin } from './phonetic-key.ts';
import { plain, tokensOf, wordsOf } from '../tokens.ts';

describe('the words of a text', () => {
  it.each(['T-Shirt', 't shirt', 'tshirt', 'T-SHIRTS', 'T‑Shirt', 't  shirt', 't.shirt'])(
    'take %p for one word, which is no shirt',
    (written) => expect(wordsOf(written)).toEqual(['tshirt']),
  );

  it.each([
    ['Café au lait', ['cafe', 'au', 'lait']],
    ['100% cotton, pre-washed', ['100%', 'cotton', 'pre', 'washed']],
    ["men's", ['mens']],
    ['सूती shirt', ['सूती', 'shirt']],
    ['1,499', ['1499']],
    ['(a+)+$ .* \\', ['a']],
    ['   ', []],
  ])('of %p are %p', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('are the same in every way of writing Devanagari', () => {
    expect(plain('क़मीज़')).toBe(plain('कमीज'));
    expect(plain('७००')).toBe('700');
  });

  it('hold a dash between numbers only', () => {
    const signs = (text: string) =>
      tokensOf(text).flatMap(({ text: sign, kind }) => (kind === 'sign' ? sign : []));
    expect(signs('500-900')).toEqual(['-']);
    expect(signs('t-shirt - 500')).toEqual([]);
  });
});

describe('Devanagari in Latin letters', () => {
  it.each([
    ['कुर्ता', 'kurta'],
    ['कमीज', 'kamij'],
    ['पोलो', 'polo'],
    ['लिनेन', 'linen'],
    ['सूरत', 'surat'],
    ['गुलाबी', 'gulabi'],
    ['polo', 'polo'],
  ])('%s is %s', (written, latin) => expect(toLatin(written)).toBe(latin));

  it.each([
    ['kameez', 'qamiz'],
    ['neela', 'nila'],
    ['phool', 'fool'],
    ['जींस', 'jeens'],
  ])('%s sounds as %s', (one, other) => expect(phoneticKey(one)).toBe(phoneticKey(other)));
});

describe('slips between two words', () => {
  it.each([
    ['shirt', 'shirt', 0],
    ['shrt', 'shirt', 1],
    ['shirrt', 'shirt', 0.5],
    ['shrit', 'shirt', 0.8],
    ['shurt', 'shirt', 0.7],
    ['bkue', 'blue', 0.7],
    ['wite', 'white', 0.5],
    ['ahirt', 'shirt', 1],
    ['jents', 'gents', 0.8],
  ])('%s and %s: %d', (typed, meant, distance) =>
    expect(editDistance(typed, meant, 3)).toBeCloseTo(distance),
  );

  it('are too many above the limit', () => expect(editDistance('lorem', 'shirt', 2)).toBe(Infinity));
});
