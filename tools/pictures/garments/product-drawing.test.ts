import { describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { COLOURS } from './colours.ts';
import { productDrawing } from './product-drawing.ts';
import type { ProductDrawing } from './product-drawing.ts';
import { KINDS, PATTERNS, VIEWS } from '../../../apps/api/src/seed/catalogue/kinds.ts';

// Rasterising is slow on a busy machine.
jest.setTimeout(60_000);

const tee: ProductDrawing = { kind: 'tee', colour: 'indigo', pattern: 'graphic', view: 'front', seed: 6 };
const everyView = KINDS.flatMap((kind) => VIEWS.map((view) => ({ kind, view })));

const printOf = (svg: string) => /<g transform="translate\(400 430\)">.*?<\/g><\/g>/.exec(svg)?.[0];
const repeatOf = (svg: string) => /<pattern id="p" .*?<\/pattern>/.exec(svg)?.[0];

describe('garment', () => {
  it('gives the same bytes for the same garment', () => {
    expect(productDrawing(tee)).toBe(productDrawing({ ...tee }));
  });

  it('lays another seed in other folds', () => {
    expect(productDrawing(tee)).not.toBe(productDrawing({ ...tee, seed: 12 }));
  });

  it.each(everyView)(
    'draws the $view of $kind as SVG that an image library reads',
    async ({ kind, view }) => {
      const svg = productDrawing({
        ...tee,
        kind,
        view,
        pattern: 'stripe',
        colour: kind.endsWith('jeans') ? 'mid' : 'sky',
      });
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({
        format: 'svg',
        width: 800,
        height: 1000,
      });
    },
  );

  it.each(PATTERNS)('refers only to definitions it carries: %s', (pattern) => {
    const svg = productDrawing({ ...tee, kind: 'oxford-shirt', pattern });
    const used = [...svg.matchAll(/(?:url\(|href=")#([a-z0-9]+)/g)].map(([, id]) => id);
    expect(used.filter((id) => !svg.includes(`id="${id}"`))).toEqual([]);
  });

  it('shows the same print and the same repeat in the front and the folded picture', () => {
    expect(printOf(productDrawing(tee))).toBeDefined();
    expect(printOf(productDrawing({ ...tee, view: 'folded' }))).toBe(printOf(productDrawing(tee)));
    const shirt: ProductDrawing = { ...tee, kind: 'resort-shirt', pattern: 'block-print' };
    const repeats = VIEWS.map((view) => repeatOf(productDrawing({ ...shirt, view })));
    expect(repeats[0]).toBeDefined();
    expect(new Set(repeats).size).toBe(1);
  });

  it('prints the chest, not the back', () => {
    expect(printOf(productDrawing({ ...tee, view: 'back' }))).toBeUndefined();
  });

  it('takes a denim wash by its short name', () => {
    const jeans: ProductDrawing = { ...tee, kind: 'slim-jeans', colour: 'raw', pattern: 'solid' };
    expect(productDrawing(jeans)).toContain(COLOURS['denim-raw']);
  });

  it('refuses a colour that is not in the palette', () => {
    expect(() => productDrawing({ ...tee, colour: 'puce' })).toThrow('No colour "puce" in the palette');
  });

  it('leaves the ground out of a cut-out', async () => {
    const { data } = await sharp(Buffer.from(productDrawing({ ...tee, ground: 'none' })))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
  });

  it.each(['tee', 'oversized-tee', 'fitted-tee', 'oxford-shirt'] as const)(
    'lets folds, seams and edges of a black %s be seen',
    async (kind) => {
      const svg = productDrawing({ ...tee, kind, colour: 'black', pattern: 'solid', ground: 'none' });
      const { data, info } = await sharp(Buffer.from(svg))
        .resize(320)
        .raw()
        .toBuffer({ resolveWithObject: true });
      const cloth: number[] = [];
      for (let at = 0; at < data.length; at += info.channels) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
        if (alpha === 255) cloth.push(0.299 * red + 0.587 * green + 0.114 * blue);
      }
      cloth.sort((a, b) => a - b);
      const share = (part: number) => cloth[Math.floor(cloth.length * part)] ?? 0;
      expect(share(0.9) - share(0.1)).toBeGreaterThan(24);
    },
  );
});
