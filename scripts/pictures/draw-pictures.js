import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/** Which recipe each committed file was drawn from. Times would say nothing in a fresh clone. */
export const DRAWN = 'scripts/pictures/drawn.json';

export const fingerprint = (recipe) => createHash('sha256').update(recipe).digest('hex').slice(0, 16);

const readDrawn = async (file) => {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw error;
  }
};

const sizeOf = async (file) => (await stat(file).catch(() => undefined))?.size;

/**
 * Draws the pictures whose recipe is new or whose file is missing, all of them with `force`, and removes files that an
 * earlier run drew and nobody wants any more. sharp works outside the main thread: as many are under way as there are
 * cores.
 */
export const drawPictures = async (
  pictures,
  { root, force = false, say, cores = availableParallelism() },
) => {
  const book = path.join(root, DRAWN);
  const before = await readDrawn(book);
  const wanted = pictures.map((picture) => ({ ...picture, mark: fingerprint(picture.recipe) }));
  const drawn = {};
  const waiting = [];
  for (const picture of wanted) {
    const upToDate = before[picture.file] === picture.mark && (await sizeOf(path.join(root, picture.file)));
    if (upToDate && !force) drawn[picture.file] = picture.mark;
    else waiting.push(picture);
  }

  const writeBook = () => {
    const sorted = Object.fromEntries(Object.entries(drawn).toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return writeFile(book, `${JSON.stringify(sorted, undefined, 2)}\n`);
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
    await mkdir(path.dirname(book), { recursive: true });
    await writeBook();
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
