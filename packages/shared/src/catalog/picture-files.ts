/** What may be uploaded as a picture. SVG may not: it can hold scripts. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** Smaller ones would be blurred where the shop shows them largest. */
export const PICTURE_LEAST = { width: 400, height: 500 } as const;
