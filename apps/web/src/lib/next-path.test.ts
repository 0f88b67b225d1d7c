import { describe, expect, it } from '@jest/globals';
import { nextPath } from './next-path.ts';

describe('next path', () => {
  it.each(['/cart', '/account/orderdetails/1?print=yes#items', '/products/blue%20jeans'])(
    'goes on to %s, a page of the shop',
    (next) => {
      expect(nextPath(next, '/account')).toBe(next);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    'https://evil.example/cart',
    'javascript:alert(1)',
    'data:text/html,x',
    'cart',
    '',
    null,
    undefined,
  ])('never leaves the shop: %s [R44] [ASVS 1.2.2]', (next) => {
    expect(nextPath(next, '/account')).toBe('/account');
  });
});
