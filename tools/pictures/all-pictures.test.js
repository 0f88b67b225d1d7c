import { describe, expect, it } from '@jest/globals';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from '../../scripts/command-line.js';
import { allPictures } from './all-pictures.js';
import { DRAWN, fingerprint } from './draw-pictures.js';

const pictures = allPictures();
const sizeOf = async ({ file }) => (await stat(path.join(root, file))).size;
const readPicture = ({ file }) => sharp(path.join(root, file)).metadata();
const within = (folder) => pictures.filter(({ file }) => file.startsWith(folder));
const products = within('apps/api/src/seed/pictures/').filter(({ file }) => file.endsWith('.webp'));
const cutOuts = within('apps/web/public/art/');

describe('the committed pictures', () => {
  it('are those that the code draws today (else run `npm run pictures`)', async () => {
    const drawn = JSON.parse(await readFile(path.join(root, DRAWN), 'utf8'));
    expect(drawn).toEqual(
      Object.fromEntries(pictures.map(({ file, recipe }) => [file, fingerprint(recipe)])),
    );
  });

  it('show products at 800 × 1000, at 25 KB each on average', async () => {
    const sizes = await Promise.all(products.map(sizeOf));
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThanOrEqual(25 * 1024);
    for (const picture of products)
      expect(await readPicture(picture)).toMatchObject({ format: 'webp', width: 800, height: 1000 });
  });

  it('have no ground in cut-outs of at most 62 KB, in two widths', async () => {
    expect(cutOuts.filter(({ file }) => file.endsWith('-560.webp')).length).toBe(cutOuts.length / 2);
    for (const cutOut of cutOuts) {
      expect(await sizeOf(cutOut)).toBeLessThanOrEqual(62_000);
      expect(await readPicture(cutOut)).toMatchObject({
        hasAlpha: true,
        width: cutOut.file.endsWith('-560.webp') ? 560 : 960,
      });
    }
  });

  it.each([
    ['favicon.svg', 'svg', 32, 32],
    ['icon-192.png', 'png', 192, 192],
    ['icon-512.png', 'png', 512, 512],
    ['apple-touch-icon.png', 'png', 180, 180],
    ['icon-maskable-512.png', 'png', 512, 512],
    ['og.png', 'png', 1200, 630],
  ])('hold %s', async (name, format, width, height) => {
    expect(await readPicture({ file: `apps/web/public/${name}` })).toMatchObject({ format, width, height });
  });
});
