import { type PointerEvent, useRef, useState } from 'react';

/** Spec §9: a swipe moves the rail by this part of its visible width. */
export const SWIPE_STEP = 0.6;

/** A shorter way of the finger is no swipe, and the rail goes back. */
const SHORTEST_SWIPE_PX = 30;

type Touch = { pointerId: number; x: number; scrollLeft: number };

/**
 * Swipes of a finger or pen over a rail that bears the handlers: it follows the finger, then settles one step further. A
 * mouse has the arrows.
 */
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
    // After the class that stops smooth scrolling is gone.
    requestAnimationFrame(() => {
      currentTarget.scrollLeft = from.scrollLeft + step;
    });
  }

  return {
    dragged,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}
