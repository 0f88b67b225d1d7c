/** Zoom and offset from the middle of the stage, in pixels. */
export type View = { zoom: number; x: number; y: number };

type Size = { width: number; height: number };

export const FIT: View = { zoom: 1, x: 0, y: 0 };
const MAX_ZOOM = 4;

/** Highest zoom that does not exceed the picture's own pixels. */
export function maxZoom(picture: Size, stage: Size): number {
  const fitting = Math.min(stage.width / picture.width, stage.height / picture.height, 1);
  return Math.min(MAX_ZOOM, 1 / fitting);
}

/** Zooms while the point under the finger stays. `at` counts from the middle of the stage. */
export function zoomAround({ zoom, x, y }: View, to: number, at: { x: number; y: number }): View {
  const grows = to / zoom;
  return { zoom: to, x: at.x - (at.x - x) * grows, y: at.y - (at.y - y) * grows };
}

/** Limits panning so that no extra margin shows. */
export function clampView({ zoom, x, y }: View, stage: Size): View {
  const within = (value: number, size: number) => {
    const most = ((zoom - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { zoom, x: within(x, stage.width), y: within(y, stage.height) };
}
