import { isPincode } from '@e-store/shared/pincode';
import { useRef, useState } from 'react';
import { checkoutMessages } from '../../messages/en/orders/orders.ts';

/** `null` for an unknown pincode, `undefined` when the lookup failed. */
export type FindPlace = (pincode: string) => Promise<{ city: string; state: string } | null | undefined>;

type City = {
  read: () => string;
  fill: (city: string) => void;
  /** Pincode that the form starts with. */
  pincode: string | undefined;
};

/** Of the pincode in the form; for a prefilled pincode, not looked up before the first change. */
type KnownCity = { pincode: string; city?: Promise<string | undefined> };

const isSameCity = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * A city that differs from the known city of the previous pincode was typed by hand: it stays, and the city
 * of the new pincode is `offered`.
 */
export function usePincodePlace(find: FindPlace, city: City) {
  const [hint, setHint] = useState<string>();
  const [offered, setOffered] = useState<string>();
  const asked = useRef('');
  const previous = useRef<KnownCity>({ pincode: city.pincode ?? '' });

  function take(name: string) {
    setOffered(undefined);
    city.fill(name);
  }

  function startFrom(pincode: string) {
    asked.current = pincode;
    previous.current = { pincode };
    setHint(undefined);
    setOffered(undefined);
  }

  async function lookUpPrevious({ pincode }: KnownCity): Promise<string | undefined> {
    return isPincode(pincode) && city.read().trim() !== '' ? (await find(pincode))?.city : undefined;
  }

  async function check(typed: string) {
    const pincode = typed.replace(/\s/g, '');
    if (pincode === asked.current) return;
    asked.current = pincode;
    setHint(undefined);
    setOffered(undefined);
    // The previous lookup ends first: the shop remembers the place of the last one.
    previous.current.city ??= lookUpPrevious(previous.current);
    const cityBefore = await previous.current.city;
    if (asked.current !== pincode || !isPincode(pincode)) return;
    const place = await find(pincode);
    if (asked.current !== pincode || place === undefined) return;
    if (place === null) return setHint(checkoutMessages.pincodeUnknown);
    setHint(`${place.city}, ${place.state}`);
    previous.current = { pincode, city: Promise.resolve(place.city) };
    const written = city.read();
    if (written.trim() === '' || (cityBefore !== undefined && isSameCity(written, cityBefore)))
      take(place.city);
    else if (!isSameCity(written, place.city)) setOffered(place.city);
  }

  return { hint, offered, take, check, startFrom };
}
