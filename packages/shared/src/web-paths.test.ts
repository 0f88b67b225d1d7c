import { describe, expect, it } from '@jest/globals';
import { paths, searchPath } from './web-paths.ts';

describe('paths', () => {
  it('a search is trimmed; an empty one goes to the plain list (spec §5) [spec 2-24] [spec 2-25] [spec 5-1] [spec 5-2]', () => {
    expect(searchPath('  blue jeans ')).toBe('/products/blue%20jeans');
    expect(searchPath('   ')).toBe('/products');
  });

  it('keeps what a person typed out of the structure of the address', () => {
    expect(searchPath('50% off/sale?')).toBe('/products/50%25%20off%2Fsale%3F');
    expect(paths.login('/products/a?page=2')).toBe('/login?next=%2Fproducts%2Fa%3Fpage%3D2');
  });

  it('leaves out what is not chosen', () => {
    expect(paths.gallery({ query: { type: 'jeans', size: undefined, brand: '' } })).toBe(
      '/products?type=jeans',
    );
    expect(paths.home()).toBe('/');
  });
});
