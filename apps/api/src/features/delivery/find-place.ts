import type { PincodeZone } from './pincodes/pincode-zone.ts';
import { zone1 } from './pincodes/zone-1.ts';
import { zone2 } from './pincodes/zone-2.ts';
import { zone3 } from './pincodes/zone-3.ts';
import { zone4 } from './pincodes/zone-4.ts';
import { zone5 } from './pincodes/zone-5.ts';
import { zone6 } from './pincodes/zone-6.ts';
import { zone7 } from './pincodes/zone-7.ts';
import { zone8 } from './pincodes/zone-8.ts';

export type Place = { city: string; state: string };

/** Length of a sorting district, the shortest prefix in the table. */
const MIN_PREFIX_LENGTH = 3;

const zones: readonly PincodeZone[] = [zone1, zone2, zone3, zone4, zone5, zone6, zone7, zone8];
let placeByPrefix: Map<string, Place> | undefined;

/** Returns the place of a six-digit pincode by its longest known prefix, or `undefined` outside India. */
export function findPlace(pincode: string): Place | undefined {
  placeByPrefix ??= new Map(zones.flatMap(toPlaceEntries));
  for (let length = pincode.length; length >= MIN_PREFIX_LENGTH; length -= 1) {
    const place = placeByPrefix.get(pincode.slice(0, length));
    if (place) return place;
  }
  return undefined;
}

function toPlaceEntries(zone: PincodeZone): [string, Place][] {
  return Object.entries(zone).flatMap(([state, cities]) =>
    Object.entries(cities).flatMap(([city, prefixes]) =>
      prefixes.split(' ').map((prefix): [string, Place] => [prefix, { city, state }]),
    ),
  );
}
