import { describe, expect, it } from '@jest/globals';
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

  it('takes a category that it does not know as it is named', () => {
    expect(relatedTitle('category', { ...shirt, category: 'Kurtas' })).toBe('More Kurtas for women');
  });
});
