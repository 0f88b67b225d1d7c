import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import type { Sharp } from 'sharp';
import { uploadPicture } from '@e-store/shared/catalog/staff-endpoints';
import { PICTURE_MIN_SIZE } from '@e-store/shared/catalog/staff-product-choices';
import { route } from '../../../platform/http/route.ts';
import { recordChange } from '../../../platform/audit/record-change.ts';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTHS,
  ZOOM_WIDTH,
  type PictureStore,
} from '../../../platform/storage/picture-store.ts';
import { AppError, UnavailableError, ValidationError } from '../../../platform/errors/errors.ts';
import { zoomFileName } from '../../../platform/storage/zoom-pictures.ts';

export const uploadPictureRoute = route(uploadPicture, async (input, { pictures, database, now }) => {
  const name = await storePicture(pictures, input.file);
  const url = `/media/${name}.webp`;
  const subject = { kind: 'picture', id: name, label: name };
  await database.connection.transaction((session) =>
    recordChange(
      database,
      {
        staff: input,
        what: 'picture.uploaded',
        subject,
        after: { url, bytes: input.file.length },
        at: now(),
      },
      session,
    ),
  );
  return { public_id: name, url, width: PICTURE_WIDTHS[2], height: PICTURE_HEIGHT };
});

/** Detected from the bytes. File names and content types are not trusted. */
const FORMATS = ['jpeg', 'png', 'webp', 'heif'];
/** Rejects decompression bombs. */
const MAX_PIXELS = 50_000_000;
const BACKGROUND = '#e9e8e6';
const FULL_WIDTH = PICTURE_WIDTHS[2];

/** Decoding takes up to 200 MB and all cores. */
const MAX_CONCURRENT = 2;
/** Keeps the wait below the request timeout. */
const MAX_QUEUED = 6;

const runLimited = pLimit(MAX_CONCURRENT);
let queuedCount = 0;

type Size = { width: number; height: number };

/** On the first picture, because most processes never need it. */
const loadSharp = async () => (await import('sharp')).default;

/**
 * Crops to 4:5 and re-encodes in all widths without metadata. Returns the name below `/media`, a content
 * hash, so duplicates are stored once.
 * @throws UnavailableError when the queue is full
 */
export async function storePicture(pictures: PictureStore, bytes: Uint8Array): Promise<string> {
  if (queuedCount >= MAX_CONCURRENT + MAX_QUEUED)
    throw new UnavailableError('Many pictures are being uploaded right now. Try again in a moment.', 5);
  queuedCount += 1;
  try {
    return await runLimited(() => encodeAndStore(pictures, bytes));
  } finally {
    queuedCount -= 1;
  }
}

async function encodeAndStore(pictures: PictureStore, bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp();
  const { full, zoom } = await encodePicture(bytes);
  const name = `up-${createHash('sha256').update(full).digest('hex').slice(0, 32)}`;
  if (zoom && !(await pictures.has(zoomFileName(name)))) await pictures.put(zoomFileName(name), zoom);
  if (await pictures.has(`${name}.webp`)) return name;
  for (const width of PICTURE_WIDTHS.slice(0, -1))
    await pictures.put(
      `${name}.${width}.webp`,
      await sharp(full).resize({ width }).webp({ quality: 80 }).toBuffer(),
    );
  await pictures.put(`${name}.webp`, full); // last: its presence marks a complete set
  return name;
}

async function encodePicture(bytes: Uint8Array): Promise<{ full: Buffer; zoom: Buffer | undefined }> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const cropped = croppedWidth(await readSize(picture));
    const encodeWidth = (width: number, quality: number) =>
      picture
        .clone()
        .rotate()
        .resize({ width, height: Math.round((width * PICTURE_HEIGHT) / FULL_WIDTH), fit: 'cover' })
        .flatten({ background: BACKGROUND })
        .webp({ quality })
        .toBuffer();
    return {
      full: await encodeWidth(FULL_WIDTH, 82),
      zoom: cropped > FULL_WIDTH ? await encodeWidth(Math.min(cropped, ZOOM_WIDTH), 80) : undefined,
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
 * After EXIF rotation.
 * @throws ValidationError for other formats or a too small picture
 */
async function readSize(picture: Sharp): Promise<Size> {
  const { format, autoOrient } = await picture.metadata();
  if (!FORMATS.includes(format)) throw new ValidationError({ file: 'Choose a JPEG, PNG, WebP or AVIF.' });
  const { width, height } = PICTURE_MIN_SIZE;
  if (autoOrient.width < width || autoOrient.height < height)
    throw new ValidationError({
      file: `The picture has ${autoOrient.width} × ${autoOrient.height} pixels. At least ${width} × ${height} are required.`,
    });
  return autoOrient;
}
