import { type PointerEvent, useCallback, useRef, useState } from 'react';

/** Offset from the middle of the stage, in pixels. */
type View = { zoom: number; x: number; y: number };

type Size = { width: number; height: number };

export const FIT: View = { zoom: 1, x: 0, y: 0 };
const MAX_ZOOM = 4;

/** Never exceeds the picture's own pixels. */
export function maxZoom(picture: Size, stage: Size): number {
  const fitting = Math.min(stage.width / picture.width, stage.height / picture.height, 1);
  return Math.min(MAX_ZOOM, 1 / fitting);
}

/** The point under the finger stays. `at` counts from the middle of the stage. */
export function zoomAround({ zoom, x, y }: View, to: number, at: { x: number; y: number }): View {
  const grows = to / zoom;
  return { zoom: to, x: at.x - (at.x - x) * grows, y: at.y - (at.y - y) * grows };
}

/** Shows no extra margin. */
export function clampView({ zoom, x, y }: View, stage: Size): View {
  const within = (value: number, size: number) => {
    const most = ((zoom - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { zoom, x: within(x, stage.width), y: within(y, stage.height) };
}

const NEAR = 2.2;
export const PAN_STEP_PX = 80;
const TAP_PX = 8;
const SWIPE_PX = 40;
const DOUBLE_TAP_MS = 300;

type Point = { x: number; y: number };
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** State goes to CSS custom properties, so gestures cause no render. */
export function useZoom(onSwipe: (way: 1 | -1) => void) {
  const stage = useRef<HTMLDivElement>(null);
  const view = useRef<View>(FIT);
  const fingers = useRef(new Map<number, Point>());
  const start = useRef({ point: { x: 0, y: 0 }, view: FIT, gap: 0, hasMoved: false });
  const lastTap = useRef(0);
  const size = useRef({ width: Infinity, height: Infinity });
  const [isZoomed, setZoomed] = useState(false);
  const [canZoom, setCanZoom] = useState(true);

  const nearest = useCallback(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {};
    return maxZoom(size.current, { width, height });
  }, []);

  const show = useCallback((next: View) => {
    const element = stage.current;
    if (!element) return;
    const { clientWidth: width, clientHeight: height } = element;
    view.current = clampView(next, { width, height });
    const { zoom, x, y } = view.current;
    element.style.setProperty('--zoom', String(zoom));
    element.style.setProperty('--x', `${x}px`);
    element.style.setProperty('--y', `${y}px`);
    setZoomed(zoom > 1);
  }, []);
  const reset = useCallback(() => {
    size.current = { width: Infinity, height: Infinity };
    setCanZoom(true);
    show(FIT);
  }, [show]);
  const limitTo = useCallback(
    (picture: { width: number; height: number }) => {
      if (picture.width === 0) return; // SVG without intrinsic size
      size.current = picture;
      setCanZoom(nearest() > 1);
      show(zoomAround(view.current, Math.min(view.current.zoom, nearest()), { x: 0, y: 0 }));
    },
    [nearest, show],
  );

  /** From the middle of the stage, the transform origin. */
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const box = stage.current?.getBoundingClientRect();
    return box
      ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
      : { x: 0, y: 0 };
  };
  const zoomIn = (at: Point = { x: 0, y: 0 }) =>
    show(zoomAround(view.current, Math.min(NEAR, nearest()), at));
  const zoomOut = () => show(FIT);
  const begin = () => {
    const [one, two] = [...fingers.current.values()];
    if (!one) return;
    const gap = two ? distance(one, two) : 0;
    start.current = { point: one, view: view.current, gap, hasMoved: start.current.hasMoved };
  };

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (fingers.current.size === 0) start.current.hasMoved = false;
    fingers.current.set(event.pointerId, pointOf(event));
    begin();
  }

  function onPointerMove(event: PointerEvent) {
    if (!fingers.current.has(event.pointerId)) return;
    fingers.current.set(event.pointerId, pointOf(event));
    const [one, two] = [...fingers.current.values()];
    if (!one) return;
    const from = start.current;
    if (distance(one, from.point) > TAP_PX || two) from.hasMoved = true;
    if (two && from.gap > 0) {
      const zoom = Math.min(nearest(), Math.max(1, (from.view.zoom * distance(one, two)) / from.gap));
      show(zoomAround(from.view, zoom, { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 }));
    } else if (from.view.zoom > 1 && from.hasMoved) {
      show({ ...from.view, x: from.view.x + one.x - from.point.x, y: from.view.y + one.y - from.point.y });
    }
  }

  function onPointerUp(event: PointerEvent) {
    const wasSingle = fingers.current.size === 1;
    const end = pointOf(event);
    const { point, hasMoved } = start.current;
    if (!fingers.current.delete(event.pointerId)) return;
    if (!wasSingle) return begin(); // the remaining finger continues from here
    const way = end.x - point.x;
    if (!hasMoved) tap(event, end);
    else if (
      view.current.zoom === 1 &&
      Math.abs(way) >= SWIPE_PX &&
      Math.abs(way) > Math.abs(end.y - point.y)
    )
      onSwipe(way < 0 ? 1 : -1);
  }

  function tap({ pointerType, timeStamp }: PointerEvent, at: Point) {
    const isSecond = timeStamp - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isSecond ? 0 : timeStamp;
    if (pointerType !== 'mouse' && !isSecond) return;
    if (view.current.zoom === 1) zoomIn(at);
    else zoomOut();
  }

  return {
    stage,
    isZoomed,
    canZoom,
    zoomIn,
    zoomOut,
    panBy: (x: number, y: number) => show({ ...view.current, x: view.current.x + x, y: view.current.y + y }),
    limitTo,
    reset,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: ({ pointerId }: PointerEvent) => void fingers.current.delete(pointerId),
    },
  };
}
