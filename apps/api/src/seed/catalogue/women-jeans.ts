import { toDemoProducts } from './to-demo-products.ts';
import { BRAND, CARE, FABRIC, FIT, PLACE } from './words.ts';

const jeans = { brand: BRAND.denim, care: CARE.denim };

// prettier-ignore
export const womenJeans = toDemoProducts('women', 'jeans', [
  { ...jeans, name: 'Surat Wide-Leg Jeans', draw: ['wide-jeans', 'light', 'solid', 101], price: 1499, cost: 678, popularity: 92, place: PLACE.ahmedabad,
    stock: { 28: 11, 30: 16, 32: 13, 34: 7, 36: 3 }, fabric: FABRIC.denim, fit: FIT.wideLeg,
    descreption: 'High-waisted jeans in light blue that widen from the knee. The hem has three centimetres to let down.' },
  { ...jeans, name: 'Surat Wide-Leg Jeans in Black', draw: ['wide-jeans', 'black', 'solid', 102], price: 1599, mrp: 1999, cost: 720, popularity: 76, place: PLACE.ahmedabad,
    stock: { 28: 6, 30: 10, 32: 0, 34: 5, 36: 2 }, fabric: FABRIC.denim, fit: FIT.wideLeg,
    descreption: 'The wide-leg jeans in black, with grey stitching. Turn them inside out in the wash to keep them black.' },
  { ...jeans, name: 'Malviya Slim Jeans', draw: ['slim-jeans', 'raw', 'solid', 103], price: 1299, mrp: 1599, cost: 590, popularity: 74, place: PLACE.ballari,
    stock: { 28: 8, 30: 12, 32: 11, 34: 6, 36: 4 }, fabric: FABRIC.stretchDenim, fit: FIT.slimLeg,
    descreption: 'Slim jeans in very dark indigo with a little stretch. They look as smart as trousers.' },
  { ...jeans, name: 'Hauz Khas Straight Jeans', draw: ['straight-jeans', 'dark', 'solid', 104], price: 1399, cost: 634, popularity: 79, place: PLACE.ballari,
    stock: { 28: 7, 30: 13, 32: 12, 34: 8, 36: 0 }, fabric: FABRIC.denim, fit: FIT.straightLeg,
    descreption: 'Straight jeans in dark blue, with a waist that sits just below the navel. Pockets deep enough for a phone, back and front.' },
  { ...jeans, name: 'Kovalam Wide-Leg Jeans', care: CARE.machine, draw: ['wide-jeans', 'ecru', 'solid', 105], price: 1699, cost: 765, popularity: 52, place: PLACE.ballari,
    stock: { 28: 4, 30: 6, 32: 7, 34: 3, 36: 1 }, fabric: FABRIC.lightDenim, fit: FIT.wideLeg,
    descreption: 'Wide jeans in undyed ecru, in a lighter denim for summer. The pocket bags are white and do not show through.' },
  { ...jeans, name: 'Janpath Slim Jeans', draw: ['slim-jeans', 'mid', 'solid', 106], price: 999, cost: 455, popularity: 81, place: PLACE.gazipur,
    stock: { 28: 10, 30: 15, 32: 14, 34: 9, 36: 5 }, fabric: FABRIC.stretchDenim, fit: FIT.slimLeg,
    descreption: 'Mid-blue slim jeans with a little stretch, evenly washed. The everyday pair at an everyday price.' },
  { ...jeans, name: 'Colaba Straight Jeans', draw: ['straight-jeans', 'light', 'solid', 107], price: 1199, cost: 542, popularity: 55, place: PLACE.ahmedabad,
    stock: { 28: 0, 30: 7, 32: 0, 34: 4, 36: 2 }, fabric: FABRIC.denim, fit: FIT.straightLeg,
    descreption: 'Light blue straight jeans, stone-washed until soft. No holes and no scratches.' },
  { ...jeans, name: 'Lajpat Slim Jeans', draw: ['slim-jeans', 'black', 'solid', 108], price: 849, mrp: 1049, cost: 398, popularity: 64, place: PLACE.gazipur,
    stock: { 28: 6, 30: 9, 32: 8, 34: 5, 36: 3 }, fabric: FABRIC.lightDenim, fit: FIT.slimLeg,
    descreption: 'Black slim jeans in a lighter denim without stretch. They give a little after an hour of wear, so take your usual size.' },
]);
