import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { pictureFolder, openFolder } from './folder-pictures.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'folder-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

describe('pictures in a folder', () => {
  it('are whole when fifty write the same one at the same time', async () => {
    const pictures = openFolder(dataDir);
    const bytes = Buffer.alloc(200_000, 7);
    await Promise.all(Array.from({ length: 50 }, () => pictures.put('shirt.webp', bytes)));
    expect(await pictures.read('shirt.webp')).toEqual(bytes);
    expect(await readdir(pictureFolder(dataDir))).toEqual(['shirt.webp']);
  });

  it('leave nothing behind when one cannot be written', async () => {
    const pictures = openFolder(dataDir);
    await mkdir(join(pictureFolder(dataDir), 'shirt.webp'), { recursive: true });
    await expect(pictures.put('shirt.webp', Buffer.from('x'))).rejects.toThrow(/EISDIR|ENOTEMPTY|EEXIST/);
    expect(await readdir(pictureFolder(dataDir))).toEqual(['shirt.webp']);
  });

  it('lose what a killed process left unfinished, and not what another one writes now', async () => {
    const pictures = openFolder(dataDir);
    expect(await pictures.removeUnfinished()).toBe(0);
    await pictures.put('shirt.webp', Buffer.from('x'));
    const old = new Date(Date.now() - 61 * 60_000);
    for (const name of ['killed.400.webp.29154.part', 'now.400.webp.1.part'])
      await writeFile(join(pictureFolder(dataDir), name), '');
    await utimes(join(pictureFolder(dataDir), 'killed.400.webp.29154.part'), old, old);
    await utimes(join(pictureFolder(dataDir), 'shirt.webp'), old, old);
    expect(await pictures.removeUnfinished()).toBe(1);
    expect((await readdir(pictureFolder(dataDir))).toSorted()).toEqual(['now.400.webp.1.part', 'shirt.webp']);
    expect(await pictures.names()).toEqual(['shirt.webp']);
  });
});
