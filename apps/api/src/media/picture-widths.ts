/** Widths in pixels in which a picture is kept; the last is the full one, which bears the plain name. */
export const PICTURE_WIDTHS = [400, 640, 800] as const;
export const PICTURE_HEIGHT = 1000;
/** The width for looking closely, kept beside the others when the source of the picture is wider than they are. */
export const ZOOM_WIDTH = 1600;
