import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves focus to the control that replaces the used one, for keyboard and screen reader users. `shown`
 * changes when they swap; the first control calls `transferFocus`.
 */
export function useFocusTransfer<Place extends HTMLElement>(
  shown: unknown,
): { place: RefObject<Place | null>; transferFocus: () => void } {
  const place = useRef<Place>(null);
  const isDue = useRef(false);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (isDue.current) place.current?.querySelector<HTMLElement>(':is(input,button)')?.focus();
    isDue.current = false;
  }, [shown]);
  return { place, transferFocus: () => (isDue.current = true) };
}
