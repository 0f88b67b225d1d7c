import { brandPictures } from './brand-pictures.js';
import { cutOuts } from './cut-outs.js';
import { productPictures } from './product-pictures.js';

/**
 * `recipe`: what decides how it looks, an SVG and its settings.
 * @typedef {{ file: string, recipe: string, draw: () => Promise<Buffer> }} Picture
 */

/** @returns {Picture[]} */
export const allPictures = () => [...productPictures(), ...cutOuts(), ...brandPictures()];
