import { access, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureStore } from './picture-store.ts';

export const folderOf = (dataDir: string) => join(dataDir, 'pictures');

/** Pictures as files; a name that ends in `.part` is one that is being written. */
export function openFolder(dataDir: string): PictureStore {
  const folder = folderOf(dataDir);
  const path = (name: string) => join(folder, name);
  return {
    names: async () => {
      const entries = await readdir(folder, { withFileTypes: true }).catch(orMissing([]));
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
    read: (name) => readFile(path(name)).catch(orMissing(undefined)),
    put: async (name, bytes) => {
      await mkdir(folder, { recursive: true });
      const unfinished = path(`${name}.${process.pid}.part`);
      await writeFile(unfinished, bytes);
      await rename(unfinished, path(name));
    },
    close: () => {},
  };
}

const orMissing =
  <Instead>(instead: Instead) =>
  (error: NodeJS.ErrnoException): Instead => {
    if (error.code === 'ENOENT') return instead;
    throw error;
  };
