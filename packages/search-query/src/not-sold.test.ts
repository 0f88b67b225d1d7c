import { beforeEach, describe, expect, it } from '@jest/globals';
import { INITIAL_CATEGORIES } from '@e-store/shared/catalog/list-choices';
import { parseQuery } from './parse-query.ts';
import { suggestSpelling } from './suggest-spelling.ts';
import { addProduct } from './testing/add-product.ts';
import { Vocabulary } from './vocabulary.ts';

let vocabulary: Vocabulary;
beforeEach(() => {
  vocabulary = new Vocabulary();
  addProduct(vocabulary, { name: 'Lodhi Tie-Neck Blouse', colour: 'Sage green', category: 'Shirts' });
  addProduct(vocabulary, { name: 'Printed Shirt', descreption: 'Light. It goes well with a silk saree.' });
});

const read = (text: string) => parseQuery(text, vocabulary);
const namesOf = (text: string) => read(text).notSold.map(({ name }) => name);

describe('goods that the shop does not sell', () => {
  it.each([
    ['saree', ['sarees']],
    ['Sari', ['sarees']],
    ['sarees', ['sarees']],
    ['saari', ['sarees']],
    ['sareee', ['sarees']],
    ['साड़ी', ['sarees']],
    ['साड़ियाँ', ['sarees']],
    ['lehenga', ['lehengas']],
    ['lehnnga', ['lehengas']],
    ['dupatta', ['dupattas']],
    ['shoes', ['shoes']],
    ['joote', ['shoes']],
    ['salwar kameez', ['salwar suits']],
    ['underwear', ['innerwear']],
    ['kachha', ['innerwear']],
    ['chaddi', ['innerwear']],
    ['sports', ['sportswear']],
    ['chinos', ['chinos']],
    ['skirt dupatta', ['skirts', 'dupattas']],
  ])('are named by %s, which finds nothing', (text, names) => {
    expect(namesOf(text)).toEqual(names);
    expect(read(text)).toMatchObject({ isNonsense: true, filters: {}, words: [], ignored: [] });
    expect(read(text)).not.toHaveProperty('spellingCorrection');
  });

  it('are named beside the words that find something', () => {
    expect(read('red saree under 1000')).toMatchObject({
      filters: { colour: [['red'], ['madder'], ['crimson'], ['scarlet']], price: { lte: 1000 } },
      notSold: [{ text: 'saree', name: 'sarees' }],
      isNonsense: false,
    });
    expect(read('blakc sareee').spellingCorrection).toBe('black saree');
  });

  it.each(['aaya', 'galat size aaya', 'order nahi aaya'])('are not named by the question %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });

  it('are not named where they are excluded', () => {
    expect(namesOf('shirt without cap')).toEqual([]);
  });

  it.each(['saree', 'sari', 'sarees', 'suit', 'shawl'])('are no misspelling of others: %s', (word) => {
    expect(suggestSpelling(word, vocabulary)).toBeUndefined();
  });

  it.each([
    ['skirt', 'shirt'],
    ['shorts', 'shirts'],
  ])('may be a misspelt category: %s', (word, near) => {
    expect(suggestSpelling(word, vocabulary)).toBe(near);
  });

  it.each(['haree', 'tie', 'tie-neck blouse', 'saadi'])('are not meant by %s', (text) => {
    expect(namesOf(text)).toEqual([]);
  });
});

describe("the shop's own category", () => {
  it.each([
    ['trousers', 'Trousers'],
    ['trouser', 'Trousers'],
    ['pants', 'Trousers'],
    ['black patloon', 'Trousers'],
    ['top', 'Tops'],
    ['tops', 'Tops'],
    ['टॉप', 'Tops'],
    ['hoodie', 'Hoodies'],
    ['dress', 'Dresses'],
    ['jackets', 'Jackets'],
    ['jacket', 'Jackets'],
    ['jeans', 'jeans'],
    ['tshirt', 'T-Shirt'],
  ])('is meant by %s', (text, key) => {
    vocabulary.nameCategories([
      ...INITIAL_CATEGORIES,
      ...['Trousers', 'Tops', 'Hoodies', 'Dresses'].map((name) => ({ key: name, name, aliases: [] })),
      { key: 'Jackets', name: 'Outerwear', aliases: [] },
    ]);
    expect(read(text).filters.category).toEqual([key]);
    expect(namesOf(text)).toEqual([]);
  });

  it('leaves fabrics and the rest of a full name alone', () => {
    addProduct(vocabulary, { name: 'Gurgaon Chino Trousers', category: 'Trousers' });
    vocabulary.nameCategories([
      ...INITIAL_CATEGORIES,
      { key: 'Trousers', name: 'Trousers', aliases: ['chinos'] },
    ]);
    expect(read('denim').filters).toEqual({ fabric: [['denim']] });
    expect(read('chinos').filters).toEqual({ category: ['Trousers'] });
    expect(read('Gurgaon Chino Trousers').words.map(({ text: word }) => word)).toEqual([
      'gurgaon',
      'chino',
      'trousers',
    ]);
  });
});

describe('goods that the shop sells after all', () => {
  it.each(['saree', 'sarees', 'sari', 'साड़ी'])('are found by %s when a product has their name', (text) => {
    addProduct(vocabulary, { name: 'Silk Saree' });
    expect(read(text)).toMatchObject({ notSold: [], words: [{ forms: ['saree'] }] });
  });

  it.each(['saree', 'sari', 'साड़ी'])('are found by %s when a category has their name', (text) => {
    vocabulary.nameCategories([{ key: 'saris', name: 'Sarees', aliases: ['nauvari'] }]);
    expect(read(text)).toMatchObject({ notSold: [], filters: { category: ['saris'] } });
  });
});

describe('a built-in category that staff deleted', () => {
  it.each(['jeans', 'jeens', 'denim jeans'])('leaves %s to the text of products', (text) => {
    addProduct(vocabulary, { name: 'Slim Jeans', category: 'T-Shirt' });
    vocabulary.nameCategories(INITIAL_CATEGORIES.filter(({ key }) => key !== 'jeans'));
    const { filters, words } = read(text);
    expect(filters.category).toBeUndefined();
    expect(words.flatMap(({ forms }) => forms)).toEqual(['jeans']);
  });
});
