import { createHash } from 'node:crypto';
import { PICTURE_LEAST } from '@e-store/shared/catalog/picture-files';
import type { Sharp } from 'sharp';
import { atMostAtOnce } from '../at-most-at-once.ts';
import { AppError, UnavailableError, ValidationError } from '../errors.ts';
import type { PictureStore } from './picture-store.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTHS, ZOOM_WIDTH } from './picture-widths.ts';
import { zoomFile } from './zoom-pictures.ts';

/** Accepted formats, detected from the bytes. File names and content types are not trusted. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** Rejects decompression bombs. */
const MOST_PIXELS = 50_000_000;
const GROUND = '#e9e8e6';
const FULL_WIDTH = PICTURE_WIDTHS[2];

/** Limits memory and CPU: decoding takes up to 200 MB and all cores. */
const AT_ONCE = 2;
/** Bounds the wait to less than the request timeout. */
const MOST_WAITING = 6;

const begin = atMostAtOnce(AT_ONCE);
let inLine = 0;

type Size = { width: number; height: number };

/** Loads sharp on the first picture, because most processes never need it. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Crops a picture to 4:5, re-encodes it in all widths without metadata, and returns its name below `/media`.
 * The name is a content hash, so duplicates are stored once.
 * @throws UnavailableError when the queue is full
 */
export async function keepPicture(pictures: PictureStore, bytes: Uint8Array): Promise<string> {
  if (inLine >= AT_ONCE + MOST_WAITING)
    throw new UnavailableError('Many pictures are being uploaded right now. Try again in a moment.', 5);
  inLine += 1;
  try {
    return await begin(() => rewriteAndStore(pictures, bytes));
  } finally {
    inLine -= 1;
  }
}

async function rewriteAndStore(pictures: PictureStore, bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const { full, zoom } = await rewritten(bytes);
  const name = `up-${createHash('sha256').update(full).digest('hex').slice(0, 32)}`;
  if (zoom && !(await pictures.has(zoomFile(name)))) await pictures.put(zoomFile(name), zoom);
  if (await pictures.has(`${name}.webp`)) return name;
  for (const width of PICTURE_WIDTHS.slice(0, -1))
    await pictures.put(
      `${name}.${width}.webp`,
      await sharp(full).resize({ width }).webp({ quality: 80 }).toBuffer(),
    );
  await pictures.put(`${name}.webp`, full); // written last: its presence marks a complete set
  return name;
}

async function rewritten(bytes: Uint8Array): Promise<{ full: Buffer; zoom: Buffer | undefined }> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const cropped = croppedWidth(await sizeOf(picture));
    const inWidth = (width: number, quality: number) =>
      picture
        .clone()
        .rotate() // applies the EXIF orientation
        .resize({ width, height: Math.round((width * PICTURE_HEIGHT) / FULL_WIDTH), fit: 'cover' })
        .flatten({ background: GROUND })
        .webp({ quality })
        .toBuffer();
    return {
      full: await inWidth(FULL_WIDTH, 82),
      zoom: cropped > FULL_WIDTH ? await inWidth(Math.min(cropped, ZOOM_WIDTH), 80) : undefined,
    };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new ValidationError({
      file: 'This file is not a readable picture. Choose a JPEG, PNG, WebP or AVIF.',
    });
  }
}

const croppedWidth = ({ width, height }: Size) =>
  Math.min(width, Math.floor((height * FULL_WIDTH) / PICTURE_HEIGHT));

/**
 * Returns the size after EXIF rotation.
 * @throws ValidationError for other formats or a too small picture
 */
async function sizeOf(picture: Sharp): Promise<Size> {
  const { format, autoOrient } = await picture.metadata();
  if (!FORMATS.includes(format)) throw new ValidationError({ file: 'Choose a JPEG, PNG, WebP or AVIF.' });
  const { width, height } = PICTURE_LEAST;
  if (autoOrient.width < width || autoOrient.height < height)
    throw new ValidationError({
      file: `The picture has ${autoOrient.width} × ${autoOrient.height} pixels. At least ${width} × ${height} are required.`,
    });
  return autoOrient;
}
