/** How large a picture is shown and how far its middle lies from that of its stage, in pixels. */
export type View = { zoom: number; x: number; y: number };

type Size = { width: number; height: number };

export const FIT: View = { zoom: 1, x: 0, y: 0 };
const NEAREST = 4;

/** How near a picture may come: never so near that the window shows more pixels than it has. */
export function nearestZoom(picture: Size, stage: Size): number {
  const fitting = Math.min(stage.width / picture.width, stage.height / picture.height, 1);
  return Math.min(NEAREST, 1 / fitting);
}

/** Another zoom, with the point under the finger staying where it is. `at` counts from the middle of the stage. */
export function zoomAround({ zoom, x, y }: View, to: number, at: { x: number; y: number }): View {
  const grows = to / zoom;
  return { zoom: to, x: at.x - (at.x - x) * grows, y: at.y - (at.y - y) * grows };
}

/** The same, never so far that the stage shows more beside the picture than it does when it fits. */
export function clampView({ zoom, x, y }: View, stage: Size): View {
  const within = (value: number, size: number) => {
    const most = ((zoom - 1) * size) / 2;
    return Math.min(most, Math.max(-most, value));
  };
  return { zoom, x: within(x, stage.width), y: within(y, stage.height) };
}
