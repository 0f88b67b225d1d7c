import { type PointerEvent, type RefObject, useRef, useState } from 'react';

/** Spec §9: a swipe moves the rail by this part of its visible width. */
export const SWIPE_STEP = 0.6;

/** A shorter way of the finger is no swipe, and the rail goes back. */
const SHORTEST_SWIPE_PX = 30;

type Touch = { pointerId: number; x: number; scrollLeft: number };

/**
 * Swipes of a finger or pen over a rail: it follows the finger, then settles one step further. A mouse has the arrows.
 */
export function useSwipe(rail: RefObject<HTMLElement | null>) {
  const touch = useRef<Touch | null>(null);
  const [dragged, setDragged] = useState(false);

  function onPointerDown(event: PointerEvent) {
    if (event.pointerType === 'mouse' || !rail.current) return;
    touch.current = { pointerId: event.pointerId, x: event.clientX, scrollLeft: rail.current.scrollLeft };
    setDragged(true);
  }

  function onPointerMove(event: PointerEvent) {
    if (!rail.current || touch.current?.pointerId !== event.pointerId) return;
    rail.current.scrollLeft = touch.current.scrollLeft - (event.clientX - touch.current.x);
  }

  function onPointerEnd(event: PointerEvent) {
    const from = touch.current;
    const element = rail.current;
    if (!element || from?.pointerId !== event.pointerId) return;
    touch.current = null;
    setDragged(false);
    const way = from.x - event.clientX;
    const isSwipe = event.type === 'pointerup' && Math.abs(way) >= SHORTEST_SWIPE_PX;
    const target = from.scrollLeft + (isSwipe ? Math.sign(way) * SWIPE_STEP * element.clientWidth : 0);
    // After the class that stops smooth scrolling is gone.
    requestAnimationFrame(() => {
      element.scrollLeft = target;
    });
  }

  return {
    dragged,
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
  };
}
