import { type PointerEvent, useRef, useState } from 'react';

/** Part of the visible width per swipe (spec §9). */
export const SWIPE_STEP = 0.6;

/** Shorter movements snap back. */
const SHORTEST_SWIPE_PX = 30;

type Touch = { pointerId: number; x: number; scrollLeft: number };

/** By touch or pen; a mouse uses the arrows. */
export function useSwipe() {
  const touch = useRef<Touch | null>(null);
  const [dragged, setDragged] = useState(false);

  function onPointerDown({ pointerType, pointerId, clientX, currentTarget }: PointerEvent) {
    if (pointerType === 'mouse') return;
    touch.current = { pointerId, x: clientX, scrollLeft: currentTarget.scrollLeft };
    setDragged(true);
  }

  function onPointerMove({ pointerId, clientX, currentTarget }: PointerEvent) {
    if (touch.current?.pointerId !== pointerId) return;
    currentTarget.scrollLeft = touch.current.scrollLeft - (clientX - touch.current.x);
  }

  function onPointerEnd({ type, pointerId, clientX, currentTarget }: PointerEvent) {
    const from = touch.current;
    if (from?.pointerId !== pointerId) return;
    touch.current = null;
    setDragged(false);
    const way = from.x - clientX;
    const isSwipe = type === 'pointerup' && Math.abs(way) >= SHORTEST_SWIPE_PX;
    const step = isSwipe ? Math.sign(way) * SWIPE_STEP * currentTarget.clientWidth : 0;
    // Runs after the class that disables smooth scrolling is removed.
    requestAnimationFrame(() => {
      currentTarget.scrollLeft = from.scrollLeft + step;
    });
  }

  return {
    dragged,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}
