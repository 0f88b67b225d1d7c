import sharp from 'sharp';
import { STUDIO } from './garments/colours.ts';
import { cutOutSvg, rasterise } from './cut-outs.js';
import { hyphen, LETTER_E, NAVY, wordmark } from './wordmark.js';

const PUBLIC = 'apps/web/public';

/** Systems round the corners of touch icons themselves. */
const iconSvg = (corner, width = 23) => {
  const [left, right] = [75, 1010];
  const scale = width / (right - left);
  const place = `translate(16 16) scale(${scale.toFixed(4)}) translate(${-(left + right) / 2} 319)`;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="${corner}" fill="${NAVY}"/><g transform="${place}"><path d="${LETTER_E}" fill="#fff"/>${hyphen(756, 254)}</g></svg>\n`
  );
};

const icon = (name, size, corner) => ({
  file: `${PUBLIC}/${name}.png`,
  recipe: `${iconSvg(corner)} ${size}`,
  draw: () =>
    sharp(Buffer.from(iconSvg(corner)), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true })
      .toBuffer(),
});

/** Maskable icon: the content stays within the central 80 %. */
const maskableIcon = () => {
  const svg = iconSvg(0, 20);
  const size = 512;
  return {
    file: `${PUBLIC}/icon-maskable-512.png`,
    recipe: `${svg} ${size}`,
    draw: () =>
      sharp(Buffer.from(svg), { density: (72 * size) / 32 })
        .resize(size, size)
        .png({ palette: true })
        .toBuffer(),
  };
};

/** An ICO file with one PNG, for clients that request /favicon.ico by default. */
const faviconIco = () => {
  const size = 32;
  return {
    file: `${PUBLIC}/favicon.ico`,
    recipe: `${iconSvg(5)} ico ${size}`,
    draw: async () => {
      const png = await sharp(Buffer.from(iconSvg(5)), { density: 72 })
        .resize(size, size)
        .png()
        .toBuffer();
      const head = Buffer.alloc(22);
      head.writeUInt16LE(1, 2); // Type: icon.
      head.writeUInt16LE(1, 4); // Number of images.
      head.writeUInt8(size, 6);
      head.writeUInt8(size, 7);
      head.writeUInt16LE(1, 10); // Colour planes.
      head.writeUInt16LE(32, 12); // Bits per pixel.
      head.writeUInt32LE(png.length, 14);
      head.writeUInt32LE(head.length, 18); // Offset of the image data.
      return Buffer.concat([head, png]);
    },
  };
};

const OG = { width: 1200, height: 630 };
const OG_PRODUCTS = [
  { name: 'raw-denim-jeans', width: 640, left: 490, top: 20, turn: -8 },
  { name: 'indigo-paisley-resort-shirt', width: 560, left: 700, top: -40, turn: 6 },
  { name: 'folded-marigold-t-shirt', width: 330, left: 940, top: 330, turn: -7 },
];

const ogGround = () =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${OG.width} ${OG.height}" width="${OG.width}" height="${OG.height}">` +
  `<rect width="100%" height="100%" fill="${STUDIO}"/>${wordmark(72, 352, 470)}</svg>`;

/** Crops the overhang first, because sharp rejects larger composites. */
const onSheet = async ({ name, width, left, top, turn }) => {
  const turned = await rasterise(cutOutSvg(name), width)
    .rotate(turn, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const at = { left: Math.max(0, left), top: Math.max(0, top) };
  const input = await sharp(turned.data)
    .extract({
      ...cut,
      width: Math.min(turned.info.width - cut.left, OG.width - at.left),
      height: Math.min(turned.info.height - cut.top, OG.height - at.top),
    })
    .png()
    .toBuffer();
  return { input, ...at };
};

const linkPreview = () => ({
  file: `${PUBLIC}/og.png`,
  recipe: ogGround() + JSON.stringify(OG_PRODUCTS) + OG_PRODUCTS.map(({ name }) => cutOutSvg(name)).join(''),
  draw: async () =>
    sharp(Buffer.from(ogGround()))
      .composite(await Promise.all(OG_PRODUCTS.map(onSheet)))
      .png({ palette: true, quality: 90, effort: 10 })
      .toBuffer(),
});

export const brandPictures = () => [
  {
    file: `${PUBLIC}/favicon.svg`,
    recipe: iconSvg(5),
    draw: () => Promise.resolve(Buffer.from(iconSvg(5))),
  },
  icon('icon-192', 192, 5),
  icon('icon-512', 512, 5),
  icon('apple-touch-icon', 180, 0),
  maskableIcon(),
  faviconIco(),
  linkPreview(),
];
