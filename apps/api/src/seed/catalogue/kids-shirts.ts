import { toDemoProducts } from './to-demo-products.ts';
import { BRAND, CARE, FABRIC, FIT, PLACE } from './words.ts';

const kids = { brand: BRAND.kids, fit: FIT.kids };

// prettier-ignore
export const kidsShirts = toDemoProducts('kids', 'Shirts', [
  { ...kids, name: 'Picnic Gingham Kids Shirt', draw: ['resort-shirt', 'sky', 'gingham', 151], price: 599, cost: 262, popularity: 76, fabric: FABRIC.poplin, care: CARE.machine, place: PLACE.kannur,
    stock: { '4-5Y': 7, '6-7Y': 10, '8-9Y': 9, '10-11Y': 5 },
    descreption: 'Sky and navy gingham with an open collar and short sleeves. Five big buttons that small fingers can manage.' },
  { ...kids, name: 'Mela Block-Print Kids Shirt', draw: ['resort-shirt', 'marigold', 'block-print', 153], price: 649, mrp: 799, cost: 292, popularity: 72, fabric: FABRIC.cambric, care: CARE.hand, place: PLACE.jaipur,
    stock: { '2-3Y': 3, '4-5Y': 6, '6-7Y': 8, '8-9Y': 0, '10-11Y': 4 },
    descreption: 'Small indigo flowers stamped by hand on marigold, for fairs and birthdays. Thin, soft cambric that is cool in the sun.' },
  { ...kids, name: 'Festive Kids Kurta Shirt', draw: ['mandarin-shirt', 'teal', 'solid', 154], price: 799, cost: 356, popularity: 69, fabric: FABRIC.khadi, care: CARE.hand, place: PLACE.jaipur,
    stock: { '4-5Y': 5, '6-7Y': 8, '8-9Y': 7, '10-11Y': 6, '12-13Y': 2 },
    descreption: 'A long teal shirt with a stand collar, in handwoven cotton. For Diwali, and for the cousins who get it next.' },
  { ...kids, name: 'Hostel Check Kids Shirt', draw: ['oxford-shirt', 'white', 'check', 155], price: 749, cost: 330, popularity: 60, fabric: FABRIC.twill, care: CARE.machine, place: PLACE.noida,
    stock: { '6-7Y': 6, '8-9Y': 9, '10-11Y': 8, '12-13Y': 5 },
    descreption: 'A brushed shirt in white, indigo and a thin red line, with long sleeves and a button-down collar. The sleeves can be rolled and buttoned.' },
  { ...kids, name: 'Garden Floral Kids Blouse', draw: ['blouse', 'white', 'floral', 156], price: 699, cost: 308, popularity: 64, fabric: FABRIC.printedCambric, care: CARE.machine, place: PLACE.ahmedabad,
    stock: { '4-5Y': 4, '6-7Y': 7, '8-9Y': 6, '10-11Y': 0 },
    descreption: 'Flowers in indigo and red on white, with a ribbon at the neck that is stitched on and cannot get lost. The sleeves are full and end in a buttoned cuff.' },
  { ...kids, name: 'Sunday Stripe Kids Shirt', draw: ['oxford-shirt', 'white', 'pencil', 157], price: 629, cost: 278, popularity: 44, fabric: FABRIC.poplin, care: CARE.machine, place: PLACE.bengaluru,
    stock: { '4-5Y': 0, '6-7Y': 0, '8-9Y': 0, '10-11Y': 0, '12-13Y': 0 },
    descreption: 'A white shirt with fine navy stripes for days that call for one. It needs little ironing.' },
]);
