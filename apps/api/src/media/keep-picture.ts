import { createHash } from 'node:crypto';
import { PICTURE_LEAST } from '@e-store/shared/catalog/picture-files';
import type { Sharp } from 'sharp';
import { AppError, ValidationError } from '../errors.ts';
import type { PictureStore } from './picture-store.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTHS } from './picture-widths.ts';

/** What a file is, as its bytes say; its name and its sender's word do not count. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** More is a bomb: a small file that unpacks to all the memory there is. */
const MOST_PIXELS = 50_000_000;
/** Behind what is transparent: the ground of the shop's own pictures. */
const GROUND = '#e9e8e6';
const FULL_WIDTH = PICTURE_WIDTHS[2];

/** Loaded with the first picture, and not with the shop: it takes 45 ms and 17 MB, which most processes never need. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Writes a picture anew, 4:5 and in all widths, without a trace of place, camera or colour profile, and answers the name
 * that it has below `/media`. The name is its content's: a picture that was kept before is not kept twice.
 */
export async function keepPicture(pictures: PictureStore, bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const full = await rewritten(bytes);
  const name = `up-${createHash('sha256').update(full).digest('hex').slice(0, 32)}`;
  if (await pictures.has(`${name}.webp`)) return name;
  for (const width of PICTURE_WIDTHS.slice(0, -1))
    await pictures.put(
      `${name}.${width}.webp`,
      await sharp(full).resize({ width }).webp({ quality: 80 }).toBuffer(),
    );
  await pictures.put(`${name}.webp`, full); // last: what was cut off is done again
  return name;
}

async function rewritten(bytes: Uint8Array): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    await assertPicture(picture);
    return await picture
      .rotate() // as the camera was held, which it only noted
      .resize({ width: FULL_WIDTH, height: PICTURE_HEIGHT, fit: 'cover' })
      .flatten({ background: GROUND })
      .webp({ quality: 82 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new ValidationError({
      file: 'This is no picture that can be read. Choose a JPEG, PNG, WebP or AVIF.',
    });
  }
}

async function assertPicture(picture: Sharp): Promise<void> {
  const { format, autoOrient } = await picture.metadata();
  if (!FORMATS.includes(format)) throw new ValidationError({ file: 'Choose a JPEG, PNG, WebP or AVIF.' });
  const { width, height } = PICTURE_LEAST;
  if (autoOrient.width < width || autoOrient.height < height)
    throw new ValidationError({
      file: `It has ${autoOrient.width} × ${autoOrient.height} pixels: at least ${width} × ${height} are needed.`,
    });
}
