import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceOf } from '@e-store/server/workspace-of';
import sharp from 'sharp';
import { type PictureStore, PICTURE_WIDTHS } from '../platform/storage/picture-store.ts';

/** Built code reads pictures from the sources too. */
const PICTURES_FOLDER = fileURLToPath(new URL('src/seed/pictures/', workspaceOf(import.meta.url)));

const RESIZED_WIDTHS = PICTURE_WIDTHS.slice(0, -1);

export async function loadPictures(
  pictures: PictureStore,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const present = new Set(await pictures.names());
  const names = (await readdir(PICTURES_FOLDER))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length));
  const missing = names.filter((name) =>
    [name, ...RESIZED_WIDTHS.map((width) => `${name}.${width}`)].some((file) => !present.has(`${file}.webp`)),
  );
  sharp.concurrency(1);
  let done = 0;
  const next = missing.values();
  const work = async () => {
    for (const name of next) {
      const full = await readFile(join(PICTURES_FOLDER, `${name}.webp`));
      await Promise.all(
        RESIZED_WIDTHS.map(async (width) =>
          pictures.put(
            `${name}.${width}.webp`,
            await sharp(full).resize({ width }).webp({ quality: 80, effort: 2 }).toBuffer(),
          ),
        ),
      );
      await pictures.put(`${name}.webp`, full);
      done += 1;
      onProgress(done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
