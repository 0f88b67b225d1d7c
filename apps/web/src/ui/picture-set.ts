/** Widths in which this shop's own pictures are kept. */
export const PICTURE_WIDTHS = [400, 640, 800] as const;

/**
 * The widths of one picture for `srcset`: only of our own `/media/…webp` files; a picture given by an https address is
 * shown as it is.
 */
export function pictureSet(url: string): string | undefined {
  if (!/^\/media\/[^?]+\.webp$/.test(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}
