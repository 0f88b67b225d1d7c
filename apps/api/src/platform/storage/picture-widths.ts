/** Stored widths in pixels; the last one uses the plain name. */
export const PICTURE_WIDTHS = [400, 640, 800] as const;
export const PICTURE_HEIGHT = 1000;
/** The zoom width, stored only when the source is wider than the other widths. */
export const ZOOM_WIDTH = 1600;
