import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { screens } from './screens.js';

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844, scale: 2 };

const shown = [
  { name: 'home', screen: 'home', theme: 'light', ...desk },
  { name: 'home-dark', screen: 'home', theme: 'dark', ...desk },
  { name: 'gallery', screen: 'gallery', theme: 'light', ...desk },
  { name: 'product', screen: 'product-photogenic', theme: 'light', ...desk },
  { name: 'checkout', screen: 'checkout', theme: 'light', ...desk },
  { name: 'phone-home', screen: 'home-women', theme: 'light', ...phone },
  { name: 'phone-search', screen: 'suggestions', theme: 'light', ...phone },
  { name: 'phone-product', screen: 'product-photogenic', theme: 'dark', ...phone },
  { name: 'phone-order', screen: 'order', theme: 'light', ...phone },
  { name: 'dash-dashboard', screen: 'dash-dashboard', theme: 'light', ...desk },
  { name: 'dash-orders', screen: 'dash-orders', theme: 'light', ...desk },
  { name: 'phone-dash', screen: 'dash-dashboard', theme: 'dark', ...phone },
];

const photogenic = {
  name: 'product-photogenic',
  as: /** @type {const} */ ('anyone'),
  path: ({ printedId }) => `/product/${printedId}`,
};

export const readmePictures = (folder) =>
  shown.map(({ name, screen, ...look }) => ({
    ...look,
    screen: [...screens, photogenic].find((one) => one.name === screen),
    view: true,
    file: path.join(folder, `${name}.png`),
  }));

export const compress = async (file) => {
  const { width } = await sharp(file).metadata();
  const small = sharp(await readFile(file)).resize({ width: width > 1000 ? 1280 : 585 });
  await writeFile(file.replace(/\.png$/, '.webp'), await small.webp({ quality: 80, effort: 6 }).toBuffer());
  await rm(file);
};
