import { describe, expect, it } from '@jest/globals';
import { addressKeyOf } from './address-key.ts';

const at = (address: string, pincode = '560001') => addressKeyOf({ address, pincode });

describe('the key of an address', () => {
  it.each([
    ['12, M.G. Road', '12 mg road'],
    ['Flat 4-B\n12 MG Road', 'FLAT 4B, 12 MG ROAD'],
    ['Café Lane 3', 'cafe lane 3'],
    ['１２ MG Road', '12 MG Road'],
  ])('is one for %j and %j', (one, other) => {
    expect(at(one)).toBe(at(other));
  });

  it.each([
    ['12 MG Road', '13 MG Road'],
    ['कमल मार्ग', 'कमला मार्ग'],
    ['#', '?'],
  ])('is not one for %j and %j', (one, other) => {
    expect(at(one)).not.toBe(at(other));
  });

  it('is another in the next pincode, and tells nothing of the address', () => {
    expect(at('12 MG Road')).not.toBe(at('12 MG Road', '560002'));
    expect(at('12 MG Road')).toMatch(/^[\w-]{22}$/);
  });
});
