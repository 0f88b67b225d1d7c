/** Accepted picture types. SVG is excluded: it may contain scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** Pixels; smaller pictures would look blurred. */
export const PICTURE_MIN_SIZE = { width: 400, height: 500 } as const;
