import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CATEGORY, findCategory, INITIAL_CATEGORIES } from './list-choices.ts';

describe('categories', () => {
  it('a new store has T-Shirt, Shirts and jeans, spelt like this [spec 0-1] [spec 5-16]', () => {
    expect(INITIAL_CATEGORIES.map(({ key }) => key)).toEqual(['T-Shirt', 'Shirts', 'jeans']);
  });

  it('T-Shirt is the default [spec 9-15]', () => {
    expect(findCategory(DEFAULT_CATEGORY)?.key).toBe('T-Shirt');
  });

  it.each([
    ['T-Shirt', 'T-Shirt'],
    ['t-shirt', 'T-Shirt'],
    ['tshirts', 'T-Shirt'],
    ['Shirts', 'Shirts'],
    ['Shirt', 'Shirts'],
    ['shirts', 'Shirts'],
    ['jeans', 'jeans'],
    ['Jeans', 'jeans'],
    [' JEANS ', 'jeans'],
  ])('%j means %s', (written, key) => {
    expect(findCategory(written)?.key).toBe(key);
  });

  it.each(['', 'hats', 'all', 'T-Shirt or 1=1'])('%j means none', (written) => {
    expect(findCategory(written)).toBeUndefined();
  });

  it('a key means its own category even when another one took it as its name', () => {
    const renamed = [
      { key: 'a', name: 'b', aliases: [] },
      { key: 'b', name: 'c', aliases: ['a'] },
    ];
    expect(findCategory('b', renamed)?.key).toBe('b');
    expect(findCategory('c', renamed)?.key).toBe('b');
    expect(findCategory('a', renamed)?.key).toBe('a');
  });

  it('no two of them answer to the same word', () => {
    const words = INITIAL_CATEGORIES.flatMap(({ key, name, aliases }) => [
      ...new Set([key, name, ...aliases].map((word) => word.toLowerCase())),
    ]);
    expect(new Set(words).size).toBe(words.length);
  });
});
