import { describe, expect, it } from '@jest/globals';
import { computeAddressKey } from './address-key.ts';

const at = (address: string, pincode = '560001') => computeAddressKey({ address, pincode });

describe('the key of an address', () => {
  it.each([
    ['12, M.G. Road', '12 mg road'],
    ['Flat 4-B\n12 MG Road', 'FLAT 4B, 12 MG ROAD'],
    ['Café Lane 3', 'cafe lane 3'],
    ['１２ MG Road', '12 MG Road'],
    ['12\u{FE0F} MG Road', '12 MG Road'],
    ['12 M\u{489}G Road', '12 MG Road'],
    ['12 M\u{94D}G Road', '12 MG Road'],
    ['12 M\u{200B}G\u{2060} Ro\u{AD}ad', '12 MG Road'],
    ['१२ MG Road', '12 MG Road'],
    ['১২ MG Road', '12 MG Road'],
    ['12 MG Roаd', '12 MG Road'], // Cyrillic а
    ['12 ΜG Rοad', '12 MG Road'], // Greek Μ and ο
    ['12 MG Rd.', '12 MG Road'],
    ['12MGRoad', '12 MG Road'],
    ['MG Road 12', '12 MG Road'],
    ['Road, MG 12', '12 MG Road'],
    ['No. 12, MG Road', '12 MG Road'],
    ['#012 MG Road', '12 MG Road'],
    ['No.12 MG St', 'Number 12, M G Street'],
    ['Flat 3, Lotus Apartments', '3 flat lotus apt'],
    ['कमल मार्ग १२', '12 कमल मार्ग'],
  ])('is one for %j and %j', (one, other) => {
    expect(at(one)).toBe(at(other));
  });

  it.each([
    ['12 MG Road', '13 MG Road'],
    ['12 MG Road', '21 MG Road'],
    ['Flat 4, 12 MG Road', 'Flat 41, 2 MG Road'],
    ['12 MG Road', '12 MG Lane'],
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
