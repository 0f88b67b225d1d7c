import { toDemoProducts } from './to-demo-products.ts';
import { BRAND, CARE, FABRIC, FIT, PLACE } from './words.ts';

const basic = { brand: BRAND.basics, price: 699, mrp: 1399, cost: 264, care: CARE.machine };

// prettier-ignore
export const womenTShirts = toDemoProducts('women', 'T-Shirt', [
  { name: 'Chandni Scoop T-Shirt', draw: ['fitted-tee', 'rose', 'solid', 61], brand: BRAND.loom, price: 599, cost: 255, popularity: 93,
    stock: { XS: 9, S: 16, M: 21, L: 13, XL: 0 }, fabric: FABRIC.softJersey, fit: FIT.slim, care: CARE.machine, place: PLACE.tiruppur,
    descreption: 'A rose-coloured T-shirt with a wide round neck and short sleeves, shaped at the waist. The jersey has a little stretch and does not ride up.' },
  { ...basic, name: 'Basic Scoop T-Shirt in Black', draw: ['fitted-tee', 'black', 'solid', 62], popularity: 89, fabric: FABRIC.softJersey, fit: FIT.slim, place: PLACE.tiruppur,
    stock: { XS: 12, S: 25, M: 31, L: 19, XL: 8 },
    descreption: 'A black T-shirt with a scoop neck, close but not tight. The neck binding is the jersey itself, so it lies flat under a dupatta or a jacket.' },
  { ...basic, name: 'Basic Scoop T-Shirt in Indigo', draw: ['fitted-tee', 'indigo', 'solid', 63], popularity: 72, fabric: FABRIC.softJersey, fit: FIT.slim, place: PLACE.tiruppur,
    stock: { XS: 6, S: 14, M: 0, L: 11, XL: 5 },
    descreption: 'The scoop-neck T-shirt in our deep indigo. Wash it with like colours, because it gives off a little blue at first.' },
  { ...basic, name: 'Basic Scoop T-Shirt in Lilac', draw: ['fitted-tee', 'lilac', 'solid', 64], popularity: 57, fabric: FABRIC.softJersey, fit: FIT.slim, place: PLACE.gazipur,
    stock: { XS: 5, S: 9, M: 12, L: 8, XL: 4 },
    descreption: 'The scoop-neck T-shirt in a quiet lilac. Long enough to tuck in and stay there.' },
  { ...basic, name: 'Basic V-Neck T-Shirt in Teal', draw: ['v-neck', 'teal', 'solid', 65], popularity: 60, fabric: FABRIC.jersey, fit: FIT.regular, place: PLACE.tiruppur,
    stock: { XS: 4, S: 11, M: 15, L: 10, XL: 6, XXL: 3 },
    descreption: 'A straight V-neck T-shirt in teal, with room at the waist. Hem and sleeves are double-stitched.' },
  { name: 'Genda Flower T-Shirt', draw: ['fitted-tee', 'white', 'graphic', 67], brand: BRAND.print, price: 549, mrp: 699, cost: 238, popularity: 78,
    stock: { XS: 7, S: 12, M: 14, L: 9, XL: 3 }, fabric: FABRIC.softJersey, fit: FIT.slim, care: CARE.print, place: PLACE.tiruppur,
    descreption: 'One marigold flower, petal by petal, printed on a white scoop-neck T-shirt. The red is the only colour that may fade a little in the sun.' },
  { name: 'Mahim Stripe T-Shirt', draw: ['fitted-tee', 'white', 'stripe', 68], brand: BRAND.city, price: 499, cost: 215, popularity: 83,
    stock: { XS: 8, S: 15, M: 18, L: 12, XL: 5 }, fabric: FABRIC.softJersey, fit: FIT.slim, care: CARE.machine, place: PLACE.gazipur,
    descreption: 'Fine navy stripes on a white scoop-neck T-shirt. The stripes are knitted in and show on both sides.' },
  { name: 'Versova Oversized T-Shirt', draw: ['oversized-tee', 'lilac', 'solid', 69], brand: BRAND.city, price: 849, cost: 362, popularity: 65,
    stock: { XS: 4, S: 9, M: 11, L: 0, XL: 4 }, fabric: FABRIC.heavyJersey, fit: FIT.relaxed, care: CARE.machine, place: PLACE.tiruppur,
    descreption: 'A wide lilac T-shirt in heavy jersey, to wear over leggings or half tucked into jeans. The shoulder seam sits a hand’s width below the shoulder.' },
  { name: 'Patang Oversized T-Shirt', draw: ['oversized-tee', 'sky', 'graphic', 74], brand: BRAND.print, price: 749, cost: 328, popularity: 67,
    stock: { S: 7, M: 10, L: 8, XL: 5 }, fabric: FABRIC.heavyJersey, fit: FIT.relaxed, care: CARE.print, place: PLACE.ahmedabad,
    descreption: 'A kite with its string, printed in red and indigo on sky blue. Made in Ahmedabad, the city of the January kite festival.' },
  { name: 'Sarnath Sprig T-Shirt', draw: ['fitted-tee', 'ecru', 'block-print', 77], brand: BRAND.print, price: 649, cost: 290, popularity: 51,
    stock: { XS: 3, S: 6, M: 8, L: 5, XL: 2 }, fabric: FABRIC.softJersey, fit: FIT.slim, care: CARE.hand, place: PLACE.jaipur,
    descreption: 'Small indigo sprigs, stamped with a wooden block on ecru jersey. The rows wander by a millimetre or two, as hand printing does.' },
  { name: 'Hazratganj Polo', draw: ['polo', 'wine', 'solid', 78], brand: BRAND.loom, price: 799, mrp: 999, cost: 352, popularity: 54,
    stock: { XS: 0, S: 8, M: 10, L: 7, XL: 4 }, fabric: FABRIC.pique, fit: FIT.regular, care: CARE.machine, place: PLACE.ludhiana,
    descreption: 'A wine-red polo with a fine pale line around the collar. The piqué lets air through and hides creases.' },
]);
