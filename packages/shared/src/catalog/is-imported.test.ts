import { describe, expect, it } from '@jest/globals';
import { isImported } from './staff-product-choices.ts';

describe('isImported', () => {
  it.each([
    ['India', false],
    [' india ', false],
    ['INDIA', false],
    ['', false],
    ['  ', false],
    ['Bangladesh', true],
    ['Indiana', true],
  ])('of %j is %j', (origin, imported) => {
    expect(isImported(origin)).toBe(imported);
  });
});
