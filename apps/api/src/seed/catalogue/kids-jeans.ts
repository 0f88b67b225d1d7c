import { toDemoProducts } from './to-demo-products.ts';
import { BRAND, CARE, FABRIC, FIT, PLACE } from './words.ts';

const kids = { brand: BRAND.kids, fit: FIT.kidsLeg, care: CARE.denim };

// prettier-ignore
export const kidsJeans = toDemoProducts('kids', 'jeans', [
  { ...kids, name: 'Gully Straight Kids Jeans', draw: ['straight-jeans', 'mid', 'solid', 161], price: 799, cost: 358, popularity: 82, fabric: FABRIC.lightDenim, place: PLACE.ballari,
    stock: { '4-5Y': 8, '6-7Y': 12, '8-9Y': 11, '10-11Y': 7, '12-13Y': 4 },
    descreption: 'Mid-blue jeans for cricket in the lane, with a double layer of fabric at the knees. Buttons inside the waistband make it tighter.' },
  { ...kids, name: 'Gully Straight Kids Jeans in Dark Blue', draw: ['straight-jeans', 'dark', 'solid', 162], price: 799, mrp: 999, cost: 358, popularity: 65, fabric: FABRIC.lightDenim, place: PLACE.ballari,
    stock: { '4-5Y': 5, '6-7Y': 9, '8-9Y': 0, '10-11Y': 6, '12-13Y': 3 },
    descreption: 'The same jeans in dark blue, rinsed once. They look new for longer than the pale ones.' },
  { ...kids, name: 'Skipping Wide Kids Jeans', draw: ['wide-jeans', 'light', 'solid', 163], price: 849, cost: 382, popularity: 71, fabric: FABRIC.lightDenim, place: PLACE.ahmedabad,
    stock: { '4-5Y': 4, '6-7Y': 8, '8-9Y': 9, '10-11Y': 5 },
    descreption: 'Light blue jeans with wide legs that are easy to jump in. The hem has four centimetres to let down.' },
  { ...kids, name: 'Recess Slim Kids Jeans', draw: ['slim-jeans', 'black', 'solid', 164], price: 499, cost: 232, popularity: 67, fabric: FABRIC.stretchDenim, place: PLACE.gazipur,
    stock: { '4-5Y': 9, '6-7Y': 13, '8-9Y': 12, '10-11Y': 8, '12-13Y': 5 },
    descreption: 'Black slim jeans with stretch, easy to pull on and to run in. The grey stitching is strong and neat.' },
  { ...kids, name: 'Cloud Kids Jeans', care: CARE.machine, draw: ['straight-jeans', 'ecru', 'solid', 165], price: 899, mrp: 1199, cost: 405, popularity: 48, fabric: FABRIC.lightDenim, place: PLACE.ballari,
    stock: { '4-5Y': 3, '6-7Y': 5, '8-9Y': 4, '10-11Y': 0 },
    descreption: 'Straight jeans in undyed ecru for days without paint or mud. Stains wash out best on the same evening.' },
]);
