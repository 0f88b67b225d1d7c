import { describe, expect, it } from '@jest/globals';
import { buildProduct } from '../../testing/build-product.ts';
import { recommendProducts } from './recommend-products.ts';

const named = (name: string, changes = {}) => buildProduct({ _id: name, name, ...changes });
const names = (...given: Parameters<typeof recommendProducts>) =>
  recommendProducts(...given).products.map(({ name }) => name);

describe('selected just for you', () => {
  const popular = [named('Tee'), named('Shirt'), named('Jeans')];

  it('is what is popular for who has seen nothing', () => {
    expect(recommendProducts([], popular, undefined)).toEqual({
      products: popular,
      hasRecentlyViewed: false,
    });
  });

  it('begins with what was seen, the last first, and has nothing twice', () => {
    expect(names([named('Polo'), named('Shirt')], popular, undefined)).toEqual([
      'Polo',
      'Shirt',
      'Tee',
      'Jeans',
    ]);
  });

  it('has no more than six of what was seen', () => {
    const seen = Array.from({ length: 9 }, (_, index) => named(`Seen ${index}`));
    expect(names(seen, popular, undefined)).toHaveLength(9);
  });

  it('leaves out what is of another department or cannot be had', () => {
    const seen = [
      named('Blouse', { department: 'women' }),
      named('Sold', { stock: 0 }),
      named('Off', { onSale: false }),
      named('Henley'),
    ];
    expect(names(seen, popular, 'men')).toEqual(['Henley', 'Tee', 'Shirt', 'Jeans']);
    expect(names(seen, [], 'women')).toEqual(['Blouse']);
  });
});
