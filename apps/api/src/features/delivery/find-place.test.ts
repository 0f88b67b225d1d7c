import { describe, expect, it } from '@jest/globals';
import { findPlace } from './find-place.ts';
import { zone1 } from './pincodes/zone-1.ts';
import { zone2 } from './pincodes/zone-2.ts';
import { zone3 } from './pincodes/zone-3.ts';
import { zone4 } from './pincodes/zone-4.ts';
import { zone5 } from './pincodes/zone-5.ts';
import { zone6 } from './pincodes/zone-6.ts';
import { zone7 } from './pincodes/zone-7.ts';
import { zone8 } from './pincodes/zone-8.ts';

const zones = [zone1, zone2, zone3, zone4, zone5, zone6, zone7, zone8];
const beginningsOf = (zone: (typeof zones)[number]) =>
  Object.values(zone).flatMap((cities) => Object.values(cities).flatMap((words) => words.split(' ')));

describe('the table of pincodes', () => {
  it.each(zones.map((zone, index) => [index + 1, zone] as const))(
    'has in zone %i three to six digits that begin with it',
    (digit, zone) => {
      for (const beginning of beginningsOf(zone)) expect(beginning).toMatch(new RegExp(`^${digit}\\d{2,5}$`));
    },
  );

  it('says nothing twice', () => {
    const all = zones.flatMap(beginningsOf);
    expect(new Set(all).size).toBe(all.length);
  });

  it('knows all 28 states and 8 union territories of India', () => {
    expect(new Set(zones.flatMap((zone) => Object.keys(zone))).size).toBe(36);
  });

  it('lets the longest beginning decide', () => {
    expect(findPlace('400050')).toEqual({ city: 'Mumbai', state: 'Maharashtra' });
    expect(findPlace('400601')).toEqual({ city: 'Thane', state: 'Maharashtra' });
    expect(findPlace('040050')).toBeUndefined();
  });
});
