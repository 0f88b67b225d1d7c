import { toDemoProducts } from './to-demo-products.ts';
import { BRAND, CARE, FABRIC, FIT, PLACE } from './words.ts';

const kids = { brand: BRAND.kids, fabric: FABRIC.jersey, fit: FIT.kids };

// prettier-ignore
export const kidsTShirts = toDemoProducts('kids', 'T-Shirt', [
  { ...kids, name: 'Kite Day Kids T-Shirt', draw: ['kids-tee', 'madder', 'graphic', 116], price: 449, cost: 192, popularity: 90, care: CARE.print, place: PLACE.tiruppur,
    stock: { '4-5Y': 9, '6-7Y': 14, '8-9Y': 12, '10-11Y': 6, '12-13Y': 0 },
    descreption: 'A kite and its curling string on a madder-red T-shirt. The print is water-based and has no smell.' },
  { ...kids, name: 'Sun and Sea Kids T-Shirt', draw: ['kids-tee', 'sky', 'graphic', 120], price: 399, cost: 174, popularity: 84, care: CARE.print, place: PLACE.tiruppur,
    stock: { '2-3Y': 5, '4-5Y': 11, '6-7Y': 13, '8-9Y': 8, '10-11Y': 4 },
    descreption: 'The sun and the waves of our grown-up T-shirt, on sky blue. The neck rib stretches easily over the head.' },
  { ...kids, name: 'Little Hills Kids T-Shirt', draw: ['kids-tee', 'mint', 'graphic', 124], price: 349, mrp: 449, cost: 156, popularity: 66, care: CARE.print, place: PLACE.tiruppur,
    stock: { '4-5Y': 6, '6-7Y': 9, '8-9Y': 0, '10-11Y': 5 },
    descreption: 'Two hills with snow and a red sun, on mint green. The label is printed, so nothing scratches at the neck.' },
  { ...kids, name: 'Playground Stripe Kids T-Shirt', draw: ['kids-tee', 'white', 'stripe', 127], price: 299, cost: 132, popularity: 79, care: CARE.machine, place: PLACE.gazipur,
    stock: { '2-3Y': 8, '4-5Y': 15, '6-7Y': 17, '8-9Y': 12, '10-11Y': 7, '12-13Y': 3 },
    descreption: 'White with pairs of navy stripes, for the playground and the wash after it. The seams are flat inside.' },
  { ...kids, name: 'Marigold Kids T-Shirt', draw: ['kids-tee', 'marigold', 'graphic', 133], price: 399, mrp: 499, cost: 172, popularity: 70, care: CARE.print, place: PLACE.tiruppur,
    stock: { '2-3Y': 4, '4-5Y': 8, '6-7Y': 10, '8-9Y': 7 },
    descreption: 'A big flower on a T-shirt of the same colour. Bright enough to spot in any school crowd.' },
  { ...kids, name: 'Everyday Kids T-Shirt in Navy', draw: ['kids-tee', 'navy', 'solid', 134], price: 249, cost: 112, popularity: 73, care: CARE.machine, place: PLACE.gazipur,
    stock: { '4-5Y': 18, '6-7Y': 22, '8-9Y': 19, '10-11Y': 14, '12-13Y': 9 },
    descreption: 'A plain navy T-shirt that lasts long enough to be handed down. Double-stitched at the hem and sleeves.' },
  { ...kids, name: 'Everyday Kids T-Shirt in Rose', draw: ['kids-tee', 'rose', 'solid', 135], price: 249, cost: 112, popularity: 68, care: CARE.machine, place: PLACE.gazipur,
    stock: { '4-5Y': 13, '6-7Y': 16, '8-9Y': 0, '10-11Y': 8, '12-13Y': 5 },
    descreption: 'A plain T-shirt in rose, the same cut as the navy one. It shrinks by about two per cent, and the sizes allow for it.' },
  { ...kids, name: 'Banana Leaf Kids T-Shirt', draw: ['kids-tee', 'bottle', 'graphic', 137], price: 429, cost: 186, popularity: 57, care: CARE.print, place: PLACE.tiruppur,
    stock: { '4-5Y': 5, '6-7Y': 8, '8-9Y': 7, '10-11Y': 4 },
    descreption: 'One pale leaf on bottle green. Lunch stains show less on it than on most T-shirts.' },
  { ...kids, name: 'School Day Kids Polo', draw: ['polo', 'sky', 'solid', 138], price: 500, cost: 218, popularity: 62, fabric: FABRIC.pique, care: CARE.machine, place: PLACE.ludhiana,
    stock: { '4-5Y': 7, '6-7Y': 11, '8-9Y': 12, '10-11Y': 9, '12-13Y': 6 },
    descreption: 'A sky-blue polo with two buttons and a collar that survives a satchel strap. Piqué dries overnight.' },
  { ...kids, name: 'Winter Play Kids Hooded T-Shirt', draw: ['hoodie', 'marigold', 'solid', 139], price: 999, mrp: 1249, cost: 442, popularity: 59, fabric: FABRIC.loopback, care: CARE.machine, place: PLACE.ludhiana,
    stock: { '4-5Y': 3, '6-7Y': 6, '8-9Y': 8, '10-11Y': 0 },
    descreption: 'A marigold hooded top with a pouch for cold hands. The cord is stitched down in the middle and cannot be pulled out.' },
  { ...kids, name: 'Palace Arch Kids T-Shirt', draw: ['kids-tee', 'lilac', 'graphic', 141], price: 379, cost: 164, popularity: 45, care: CARE.print, place: PLACE.tiruppur,
    stock: { '4-5Y': 0, '6-7Y': 0, '8-9Y': 0, '10-11Y': 0 },
    descreption: 'Arches one inside the other, like a palace gate, on lilac. Printed with soft ink that does not crack.' },
]);
