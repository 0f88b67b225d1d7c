import { useRef, useState } from 'react';
import { checkoutWords } from '../../content/orders.ts';

/** Where a pincode lies; `null` when nobody knows it, `undefined` when it could not be asked. */
export type FindPlace = (pincode: string) => Promise<{ city: string; state: string } | null | undefined>;

type City = {
  read: () => string;
  fill: (city: string) => void;
  /** The city that was there already, if nobody typed it. */
  prefilled?: string | undefined;
};

/**
 * Fills the city in from the pincode. What the shopper typed is never replaced without asking: where the two differ the
 * other city is `offered`.
 */
export function usePlaceOfPincode(find: FindPlace, city: City) {
  const [hint, setHint] = useState<string>();
  const [offered, setOffered] = useState<string>();
  const asked = useRef('');
  /** What was filled in here may be replaced: nobody typed it. */
  const filled = useRef(city.prefilled ?? '');

  function take(name: string) {
    filled.current = name;
    setOffered(undefined);
    city.fill(name);
  }

  async function check(typed: string) {
    const pincode = typed.replace(/\s/g, '');
    if (pincode === asked.current) return;
    asked.current = pincode;
    setHint(undefined);
    setOffered(undefined);
    if (!/^[1-9]\d{5}$/.test(pincode)) return;
    const place = await find(pincode);
    if (asked.current !== pincode || place === undefined) return;
    if (place === null) return setHint(checkoutWords.pincodeUnknown);
    setHint(`${place.city}, ${place.state}`);
    const written = city.read().trim();
    if (written === '' || written === filled.current) take(place.city);
    else if (written.toLowerCase() !== place.city.toLowerCase()) setOffered(place.city);
  }

  return { hint, offered, take, check };
}
