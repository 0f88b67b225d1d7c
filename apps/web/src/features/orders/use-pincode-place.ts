import { useRef, useState } from 'react';
import { checkoutMessages } from '../../content/orders.ts';

/** Resolves to `null` for an unknown pincode, `undefined` when the lookup failed. */
export type FindPlace = (pincode: string) => Promise<{ city: string; state: string } | null | undefined>;

type City = {
  read: () => string;
  fill: (city: string) => void;
  /** Initial city, if the shopper did not type it. */
  prefilled?: string | undefined;
};

/** Fills in the city of the pincode. Never replaces typed text; a different city is `offered`. */
export function usePincodePlace(find: FindPlace, city: City) {
  const [hint, setHint] = useState<string>();
  const [offered, setOffered] = useState<string>();
  const asked = useRef('');
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
    if (place === null) return setHint(checkoutMessages.pincodeUnknown);
    setHint(`${place.city}, ${place.state}`);
    const written = city.read().trim();
    if (written === '' || written === filled.current) take(place.city);
    else if (written.toLowerCase() !== place.city.toLowerCase()) setOffered(place.city);
  }

  return { hint, offered, take, check };
}
