import { brandPictures } from './brand-pictures.js';
import { cutOuts } from './cut-outs.js';
import { productPictures } from './product-pictures.js';

/**
 * A picture to draw: its path from the root, the text that decides how it looks (an SVG and its settings), and how it
 * becomes a file.
 * @typedef {{ file: string, recipe: string, draw: () => Promise<Buffer> }} Picture
 */

/** @returns {Picture[]} */
export const allPictures = () => [...productPictures(), ...cutOuts(), ...brandPictures()];
