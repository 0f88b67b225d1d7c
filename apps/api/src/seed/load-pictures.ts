import { copyFile, mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../media/picture-widths.ts';

/** The drawn pictures lie beside the sources, also for the built code: they are data, not build output. */
const DRAWN = fileURLToPath(new URL('../../src/seed/pictures/', import.meta.url));

const NARROWER = PICTURE_WIDTHS.slice(0, -1);

/** Puts the catalogue's pictures where the API serves them, in all widths. What is there already is left alone. */
export async function loadPictures(
  dataDir: string,
  onProgress: (done: number, of: number) => void,
): Promise<void> {
  const target = join(dataDir, 'pictures');
  await mkdir(target, { recursive: true });
  const present = new Set(await readdir(target));
  const names = (await readdir(DRAWN))
    .filter((file) => file.endsWith('.webp'))
    .map((file) => file.slice(0, -'.webp'.length));
  const missing = names.filter((name) =>
    [name, ...NARROWER.map((width) => `${name}.${width}`)].some((file) => !present.has(`${file}.webp`)),
  );
  sharp.concurrency(1); // one thread a picture, as many pictures at once as there are cores
  let done = 0;
  const next = missing.values();
  const work = async () => {
    for (const name of next) {
      await Promise.all(
        NARROWER.map((width) =>
          sharp(join(DRAWN, `${name}.webp`))
            .resize({ width })
            .webp({ quality: 80, effort: 2 })
            .toFile(join(target, `${name}.${width}.webp`)),
        ),
      );
      await copyFile(join(DRAWN, `${name}.webp`), join(target, `${name}.webp`)); // last: a cut-off run is noticed
      done += 1;
      onProgress(done, missing.length);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
