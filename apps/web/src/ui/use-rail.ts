import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';

/** An arrow moves the rail by this part of its visible width (spec §9). */
export const ARROW_STEP = 0.26;

type Ends = { atStart: boolean; atEnd: boolean };

export function useRail<Element extends HTMLElement>(itemCount: number) {
  const rail = useRef<Element>(null);
  // The server cannot measure and assumes overflow.
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
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [measure]);

  // The observer does not see changes of the rail's content.
  useEffect(measure, [measure, itemCount]);

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
