export const PICTURE_WIDTHS = [400, 640, 800] as const;

const isOurs = (url: string) => /^\/media\/[^?]+\.webp$/.test(url);

/** Returns the `srcset` of our own `/media/…webp` files; `undefined` for external pictures. */
export function pictureSet(url: string): string | undefined {
  if (!isOurs(url)) return undefined;
  return PICTURE_WIDTHS.map((width) => `${url}?w=${width} ${width}w`).join(', ');
}

/** Returns the largest version: up to 1600 pixels wide for our own pictures. */
export const zoomSource = (url: string): string => (isOurs(url) ? `${url}?w=1600` : url);
