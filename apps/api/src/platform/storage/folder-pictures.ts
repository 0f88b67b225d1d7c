import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

export const pictureFolder = (dataDir: string) => join(dataDir, 'pictures');

/** Then an unfinished file belongs to a killed process. */
const ABANDONED_MS = 60 * 60 * 1000;

/** `.part` marks an unfinished file. */
export function openFolder(dataDir: string): PictureStore {
  const folder = pictureFolder(dataDir);
  const path = (name: string) => join(folder, name);
  return {
    names: async () => {
      const entries = await readdir(folder, { withFileTypes: true }).catch(undefinedIfMissing([]));
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
        .map(({ name }) => name)
        .sort();
    },
    has: (name) =>
      access(path(name)).then(
        () => true,
        () => false,
      ),
    read: (name) => readFile(path(name)).catch(undefinedIfMissing(undefined)),
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      // Unique, because two writers may store the same picture.
      const unfinished = path(`${name}.${randomUUID()}.part`);
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, path(name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    removeUnfinished: async () => {
      const names = await readdir(folder).catch(undefinedIfMissing([]));
      let removed = 0;
      for (const name of names.filter((each) => each.endsWith('.part'))) {
        const { mtimeMs } = await stat(path(name)).catch(undefinedIfMissing({ mtimeMs: Infinity }));
        if (Date.now() - mtimeMs < ABANDONED_MS) continue;
        await rm(path(name), { force: true });
        removed += 1;
      }
      return removed;
    },
    close: () => {},
  };
}

const undefinedIfMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
