import { describe, expect, it } from '@jest/globals';
import { findPlace } from './find-place.ts';
import pincodes from './pincodes.json' with { type: 'json' };

const prefixes = Object.values(pincodes).flatMap((cities: Readonly<Record<string, string>>) =>
  Object.values(cities).flatMap((ofCity) => ofCity.split(' ')),
);

describe('the table of pincodes', () => {
  it('has prefixes of three to six digits in all eight postal zones', () => {
    for (const prefix of prefixes) expect(prefix).toMatch(/^[1-8]\d{2,5}$/);
    expect(new Set(prefixes.map(([zone]) => zone)).size).toBe(8);
  });

  it('lists each prefix once', () => {
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  it('has all 28 states and 8 union territories of India', () => {
    expect(Object.keys(pincodes)).toHaveLength(36);
  });

  it('uses the longest matching prefix', () => {
    expect(findPlace('400050')).toEqual({ city: 'Mumbai', state: 'Maharashtra' });
    expect(findPlace('400601')).toEqual({ city: 'Thane', state: 'Maharashtra' });
    expect(findPlace('040050')).toBeUndefined();
  });
});
