import sharp from 'sharp';
import { productDrawing } from './garments/product-drawing.ts';

const hung = { hanger: true };

/** Products without a background, for heroes, banners and sign-in pages. */
const CUT_OUTS = {
  'indigo-paisley-resort-shirt': { kind: 'resort-shirt', colour: 'indigo', pattern: 'block-print', seed: 37 },
  'raw-denim-jeans': { kind: 'straight-jeans', colour: 'raw', seed: 53 },
  'white-t-shirt': { kind: 'tee', colour: 'white', seed: 13 },
  'pencil-stripe-shirt-on-hanger': {
    kind: 'oxford-shirt',
    colour: 'white',
    pattern: 'pencil',
    seed: 40,
    hanger: true,
  },
  'madder-henley-on-hanger': { kind: 'henley', colour: 'madder', seed: 32, hanger: true },
  'checked-shirt-on-hanger': {
    kind: 'oxford-shirt',
    colour: 'ecru',
    pattern: 'check',
    seed: 45,
    hanger: true,
  },
  'folded-indigo-t-shirt': { kind: 'tee', colour: 'indigo', view: 'folded', seed: 6 },
  'folded-marigold-t-shirt': { kind: 'tee', colour: 'marigold', view: 'folded', seed: 12 },
  'folded-sage-t-shirt': { kind: 'tee', colour: 'sage', view: 'folded', seed: 18 },
  'floral-resort-shirt': { kind: 'resort-shirt', colour: 'ecru', pattern: 'floral', seed: 49 },
  'sky-oxford-shirt': { kind: 'oxford-shirt', colour: 'sky', seed: 41 },
  'floral-tie-neck-blouse': { kind: 'blouse', colour: 'ecru', pattern: 'floral', seed: 81 },
  'wide-leg-jeans': { kind: 'wide-jeans', colour: 'light', seed: 103 },
  'rose-scoop-t-shirt': { kind: 'fitted-tee', colour: 'rose', seed: 72 },
  'sprig-shirt-on-hanger': {
    kind: 'womens-shirt',
    colour: 'rust',
    pattern: 'block-print',
    seed: 89,
    ...hung,
  },
  'gingham-shirt-on-hanger': { kind: 'womens-shirt', colour: 'mint', pattern: 'gingham', seed: 90, ...hung },
  'stamped-blouse-on-hanger': { kind: 'blouse', colour: 'indigo', pattern: 'block-print', seed: 84, ...hung },
  'kite-kids-t-shirt': { kind: 'kids-tee', colour: 'madder', pattern: 'graphic', seed: 116 },
  'kids-jeans': { kind: 'straight-jeans', colour: 'mid', seed: 162 },
  'striped-kids-t-shirt': { kind: 'kids-tee', colour: 'white', pattern: 'stripe', seed: 127 },
  'kids-hooded-t-shirt-on-hanger': { kind: 'hoodie', colour: 'marigold', seed: 139, ...hung },
  'kids-polo-on-hanger': { kind: 'polo', colour: 'sky', seed: 138, ...hung },
  'kids-t-shirt-on-hanger': { kind: 'kids-tee', colour: 'bottle', pattern: 'graphic', seed: 137, ...hung },
};

const WIDTH = 960;
const SMALL_WIDTH = 560;
/** Maximum bytes by width. Quality is reduced until the file fits. */
const MOST_BYTES = { [WIDTH]: 60_000, [SMALL_WIDTH]: 23_000 };
const QUALITIES = [82, 76, 70, 64, 58, 52, 46];
const qualities = (width) => (width === WIDTH ? QUALITIES : [...QUALITIES, 40]);

/** Draws in the full 4:5 frame, so that styles treat cut-outs like photos. */
export const cutOutSvg = (name) =>
  productDrawing({ pattern: 'solid', view: 'front', ground: 'none', ...CUT_OUTS[name] });

export const rasterise = (svg, width) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 800 }).resize(width);

const lightWebp = async (svg, width) => {
  const pixels = await rasterise(svg, width).png({ compressionLevel: 1 }).toBuffer();
  let file = Buffer.alloc(0);
  for (const quality of qualities(width)) {
    file = await sharp(pixels)
      .webp({ quality, alphaQuality: 80, effort: 6, smartSubsample: true })
      .toBuffer();
    if (file.length <= MOST_BYTES[width]) break;
  }
  return file;
};

export const cutOuts = () =>
  Object.keys(CUT_OUTS).flatMap((name) => {
    const svg = cutOutSvg(name);
    const at = (width, suffix) => ({
      file: `apps/web/public/art/${name}${suffix}.webp`,
      recipe: `${svg} ${width} ${MOST_BYTES[width]} ${qualities(width).join()}`,
      draw: () => lightWebp(svg, width),
    });
    return [at(WIDTH, ''), at(SMALL_WIDTH, `-${SMALL_WIDTH}`)];
  });
