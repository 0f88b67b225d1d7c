import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a control that was used gives way to another one, the focus goes on to that: who works by keyboard or by ear
 * would begin the page anew. `place` holds the two, `shown` changes with them, `handOn` is called by who used the first.
 */
export function useFocusHandedOn<Place extends HTMLElement>(
  shown: unknown,
): { place: RefObject<Place | null>; handOn: () => void } {
  const place = useRef<Place>(null);
  const isDue = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isDue.current) place.current?.querySelector<HTMLElement>(':is(input,button)')?.focus();
    isDue.current = false;
  }, [shown]);
  return { place, handOn: () => (isDue.current = true) };
}
