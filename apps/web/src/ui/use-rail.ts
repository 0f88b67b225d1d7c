import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** Spec §9: an arrow moves the rail by this part of its visible width. */
export const ARROW_STEP = 0.26;

type Ends = { atStart: boolean; atEnd: boolean };

/** Where a sideways scrolling rail of so many pieces stands, and ways to move it. */
export function useRail<Element extends HTMLElement>(pieces: number) {
  const rail = useRef<Element>(null);
  // The server cannot measure: a rail begins at its start and is taken to have more.
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false });

  const measure = useCallback(() => {
    const element = rail.current;
    if (!element) return;
    const left = element.scrollLeft;
    const next = { atStart: left <= 1, atEnd: left + element.clientWidth >= element.scrollWidth - 1 };
    setEnds((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next));
  }, []);

  useEffect(() => {
    const element = rail.current;
    if (!element) return undefined;
    // It reports once at the beginning, then with every change of size.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  // The observer sees the rail, not what lies in it.
  useEffect(measure, [measure, pieces]);

  function moveBy(part: number) {
    const element = rail.current;
    if (element) element.scrollLeft += part * element.clientWidth;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    moveBy(event.key === 'ArrowRight' ? ARROW_STEP : -ARROW_STEP);
  }

  return { rail, ...ends, measure, moveBy, onKeyDown };
}
