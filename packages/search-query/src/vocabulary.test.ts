import { expect, it } from '@jest/globals';
import { nearestWord } from './parser/spell.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

it('compares a word with all others once, until the catalogue has another word', () => {
  const vocabulary = new Vocabulary();
  const add = (name: string) => addProduct(vocabulary, { name });
  add('Plain');
  let scans = 0;
  const { names } = vocabulary;
  vocabulary.names = () => {
    scans += 1;
    return names();
  };
  for (let times = 0; times < 5; times += 1) nearestWord('qwzxplk', vocabulary);
  expect(scans).toBe(1);
  expect(nearestWord('zubrovks', vocabulary)).toBeUndefined();
  add('Zubrovka');
  expect(nearestWord('zubrovks', vocabulary)?.word).toBe('zubrovka');
});
