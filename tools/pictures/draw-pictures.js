import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Maps each committed file to its recipe's hash. */
export const DRAWN = 'tools/pictures/drawn.json';

export const fingerprint = (recipe) => createHash('sha256').update(recipe).digest('hex').slice(0, 16);

const readManifest = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
};

const sizeOf = async (file) => (await stat(file).catch(() => undefined))?.size;

/** Draws new, changed and missing pictures, or all with `force`. Removes obsolete files. */
export const drawPictures = async (
  pictures,
  { root, force = false, say, cores = availableParallelism() },
) => {
  const manifestFile = path.join(root, DRAWN);
  const before = await readManifest(manifestFile);
  const wanted = pictures.map((picture) => ({ ...picture, mark: fingerprint(picture.recipe) }));
  const drawn = {};
  const waiting = [];
  for (const picture of wanted) {
    const upToDate = before[picture.file] === picture.mark && (await sizeOf(path.join(root, picture.file)));
    if (upToDate && !force) drawn[picture.file] = picture.mark;
    else waiting.push(picture);
  }

  const writeManifest = () => {
    const sorted = Object.fromEntries(Object.entries(drawn).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return writeFile(manifestFile, `${JSON.stringify(sorted, undefined, 2)}\n`);
  };

  let done = 0;
  const work = async () => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const file = path.join(root, picture.file);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, await picture.draw());
      drawn[picture.file] = picture.mark;
      done += 1;
      if (done % 20 === 0) say(`Drawing pictures: ${done} of ${done + waiting.length}`);
    }
  };
  try {
    await Promise.all(Array.from({ length: cores }, work));
  } finally {
    await mkdir(path.dirname(manifestFile), { recursive: true });
    await writeManifest();
  }

  const gone = Object.keys(before).filter((file) => !(file in drawn));
  for (const file of gone) await rm(path.join(root, file), { force: true });
  const sizes = await Promise.all(wanted.map(({ file }) => sizeOf(path.join(root, file))));
  return {
    drawn: done,
    removed: gone.length,
    total: wanted.length,
    bytes: sizes.reduce((sum, size) => sum + (size ?? 0), 0),
  };
};
