import { describe, expect, it } from '@jest/globals';
import { pluralName } from './catalog.ts';
import { relatedTitle } from './related.ts';

const shirt = { department: 'women', category: 'Shirt', colour: 'White' };

describe('the heading over related products', () => {
  it.each([
    ['colour', 'More white shirts for women'],
    ['category', 'More shirts for women'],
    ['department', 'More for women'],
  ] as const)('says that they share the %s', (reason, title) => {
    expect(relatedTitle(reason, shirt)).toBe(title);
  });

  it.each([
    ['T-Shirt', 'T-Shirts'],
    ['Dress', 'Dresses'],
    ['Kurtas', 'Kurtas'],
    ['Clutch', 'Clutches'],
  ])('names several of %s as %s', (name, names) => {
    expect(pluralName(name)).toBe(names);
    expect(relatedTitle('category', { ...shirt, category: 'Dress' })).toBe('More Dresses for women');
  });

  it('takes a category that it does not know as it is named', () => {
    expect(relatedTitle('category', { ...shirt, category: 'Kurtas' })).toBe('More Kurtas for women');
  });
});
