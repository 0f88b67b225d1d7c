import { createHash } from 'node:crypto';
import { PICTURE_LEAST } from '@e-store/shared/catalog/picture-files';
import type { Sharp } from 'sharp';
import { atMostAtOnce } from '../at-most-at-once.ts';
import { AppError, UnavailableError, ValidationError } from '../errors.ts';
import type { PictureStore } from './picture-store.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTHS, ZOOM_WIDTH } from './picture-widths.ts';
import { zoomFile } from './zoom-pictures.ts';

/** What a file is, as its bytes say; its name and its sender's word do not count. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** More is a bomb: a small file that unpacks to all the memory there is. */
const MOST_PIXELS = 50_000_000;
/** Behind what is transparent: the ground of the shop's own pictures. */
const GROUND = '#e9e8e6';
const FULL_WIDTH = PICTURE_WIDTHS[2];

/** A picture unpacks to as much as 200 MB, and computes on all cores for seconds. */
const AT_ONCE = 2;
/** The last of them is done before its request is out of time. */
const MOST_WAITING = 6;

/** Of this process, whose memory it is. */
const begin = atMostAtOnce(AT_ONCE);
let inLine = 0;

type Size = { width: number; height: number };

/** Loaded with the first picture, and not with the shop: it takes 45 ms and 17 MB, which most processes never need. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Writes a picture anew, 4:5 and in all widths, without a trace of place, camera or colour profile, and answers the name
 * that it has below `/media`. The name is its content's: a picture that was kept before is not kept twice. The version for
 * looking closely is never wider than what was sent.
 * @throws UnavailableError at once when as many pictures wait as may
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
  await pictures.put(`${name}.webp`, full); // last: what was cut off is done again
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
        .rotate() // as the camera was held, which it only noted
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

/** What remains of the width when a picture is cut to 4:5. */
const croppedWidth = ({ width, height }: Size) =>
  Math.min(width, Math.floor((height * FULL_WIDTH) / PICTURE_HEIGHT));

/** The size of a picture as the camera was held. @throws ValidationError when it is of another kind, or too small */
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
