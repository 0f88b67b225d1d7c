import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { access, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DRAWN, drawPictures } from './draw-pictures.js';

let root;
const messages = [];
const say = (line) => messages.push(line);

beforeEach(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), 'e-store-pictures-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const picture = (name, recipe = name) => ({
  file: `out/${name}.txt`,
  recipe,
  draw: () => Promise.resolve(Buffer.from(recipe)),
});
const read = (name) => readFile(path.join(root, `out/${name}.txt`), 'utf8');

describe('draw pictures', () => {
  it('draws what is missing and counts the bytes', async () => {
    const result = await drawPictures([picture('shirt'), picture('jeans')], { root, say });
    expect(result).toEqual({ drawn: 2, removed: 0, total: 2, bytes: 10 });
    expect(await read('shirt')).toBe('shirt');
  });

  it('leaves alone what is up to date', async () => {
    await drawPictures([picture('shirt')], { root, say });
    expect(await drawPictures([picture('shirt')], { root, say })).toMatchObject({ drawn: 0 });
  });

  it('draws everything again when forced', async () => {
    await drawPictures([picture('shirt')], { root, say });
    expect(await drawPictures([picture('shirt')], { root, say, force: true })).toMatchObject({ drawn: 1 });
  });

  it('draws again what looks different now', async () => {
    await drawPictures([picture('shirt')], { root, say });
    expect(await drawPictures([picture('shirt', 'new shirt')], { root, say })).toMatchObject({ drawn: 1 });
    expect(await read('shirt')).toBe('new shirt');
  });

  it('draws again what somebody deleted', async () => {
    await drawPictures([picture('shirt')], { root, say });
    await rm(path.join(root, 'out/shirt.txt'));
    expect(await drawPictures([picture('shirt')], { root, say })).toMatchObject({ drawn: 1 });
  });

  it('removes what it once drew and nobody wants any more', async () => {
    await drawPictures([picture('shirt'), picture('jeans')], { root, say });
    expect(await drawPictures([picture('jeans')], { root, say })).toMatchObject({ drawn: 0, removed: 1 });
    await expect(access(path.join(root, 'out/shirt.txt'))).rejects.toThrow('ENOENT');
  });

  it('remembers what was drawn when a later picture fails', async () => {
    const broken = { ...picture('torn'), draw: () => Promise.reject(new Error('no ink')) };
    await expect(drawPictures([picture('shirt'), broken], { root, say, cores: 1 })).rejects.toThrow('no ink');
    expect(Object.keys(JSON.parse(await readFile(path.join(root, DRAWN), 'utf8')))).toEqual([
      'out/shirt.txt',
    ]);
  });

  it('tells how far it is', async () => {
    await drawPictures(
      Array.from({ length: 20 }, (_, i) => picture(`tee-${i}`)),
      { root, say, cores: 1 },
    );
    expect(messages).toContain('Drawing pictures: 20 of 20');
  });
});
