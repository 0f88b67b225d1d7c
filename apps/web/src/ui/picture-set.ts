/** Widths in which this shop's own pictures are kept. */
export const PICTURE_WIDTHS = [400, 640, 800] as const;

const isOurs = (url: string) => /^\/media\/[^?]+\.webp$/.test(url);

/**
 * The widths of one picture for `srcset`: only of our own `/media/…webp` files; a picture given by an https address is
 * shown as it is.
 */
export function pictureSet(url: string): string | undefined {
  if (!isOurs(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}

/** Where the largest version of a picture is: up to 1600 pixels wide of our own ones. */
export const zoomSource = (url: string): string => (isOurs(url) ? `${url}?w=1600` : url);
