import { toDemoProducts } from './to-demo-products.ts';
import { BRAND, CARE, FABRIC, FIT, PLACE } from './words.ts';

const jeans = { brand: BRAND.denim, care: CARE.denim };

// prettier-ignore
export const menJeans = toDemoProducts('men', 'jeans', [
  { ...jeans, name: 'Deccan Straight Jeans', draw: ['straight-jeans', 'mid', 'solid', 52], price: 1399, mrp: 1999, cost: 640, popularity: 96, place: PLACE.ballari,
    stock: { 28: 6, 30: 14, 32: 19, 34: 12, 36: 7, 38: 3 }, fabric: FABRIC.denim, fit: FIT.straightLeg,
    descreption: 'Straight jeans in a mid-blue wash with a button and zip fly. Five pockets, copper rivets and a hem that can be turned up once.' },
  { ...jeans, name: 'Deccan Straight Jeans in Raw Indigo', draw: ['straight-jeans', 'raw', 'solid', 53], price: 1599, cost: 735, popularity: 80, place: PLACE.ballari,
    stock: { 28: 0, 30: 8, 32: 12, 34: 9, 36: 4, 38: 0 }, fabric: FABRIC.rawDenim, fit: FIT.straightLeg,
    descreption: 'Our straight jeans before any wash: dark, stiff, and blue on your hands for the first week. They soften and fade where you wear them.' },
  { ...jeans, name: 'Howrah Slim Jeans', draw: ['slim-jeans', 'black', 'solid', 54], price: 1299, cost: 588, popularity: 87, place: PLACE.ahmedabad,
    stock: { 28: 9, 30: 15, 32: 17, 34: 10, 36: 5 }, fabric: FABRIC.stretchDenim, fit: FIT.slimLeg,
    descreption: 'Black slim jeans with grey stitching and a little stretch. They keep their shape over a long day of sitting.' },
  { ...jeans, name: 'Sabarmati Slim Jeans', draw: ['slim-jeans', 'dark', 'solid', 55], price: 1500, cost: 682, popularity: 70, place: PLACE.ahmedabad,
    stock: { 30: 11, 32: 13, 34: 8, 36: 0 }, fabric: FABRIC.stretchDenim, fit: FIT.slimLeg,
    descreption: 'Dark blue slim jeans, rinsed once so that they do not shrink further. Plain enough for an office without a dress code.' },
  { ...jeans, name: 'Bhuj Relaxed Jeans', draw: ['wide-jeans', 'mid', 'solid', 56], price: 1899, mrp: 2299, cost: 860, popularity: 62, place: PLACE.ballari,
    stock: { 28: 4, 30: 7, 32: 9, 34: 6, 36: 2 }, fabric: FABRIC.denim, fit: FIT.wideLeg,
    descreption: 'Wide mid-blue jeans that fall straight from the hip. The waistband is cut on a curve and sits well with or without a belt.' },
  { ...jeans, name: 'Cubbon Ecru Jeans', care: CARE.machine, draw: ['straight-jeans', 'ecru', 'solid', 57], price: 1799, mrp: 2399, cost: 812, popularity: 53, place: PLACE.ballari,
    stock: { 30: 5, 32: 8, 34: 0, 36: 3 }, fabric: FABRIC.denim, fit: FIT.straightLeg,
    descreption: 'Straight jeans in undyed ecru denim with tan stitching. Light in colour, and as strong as the blue ones.' },
  { ...jeans, name: 'Charminar Slim Jeans', draw: ['slim-jeans', 'light', 'solid', 58], price: 999, cost: 462, popularity: 68, place: PLACE.gazipur,
    stock: { 28: 7, 30: 12, 32: 14, 34: 9, 36: 4 }, fabric: FABRIC.lightDenim, fit: FIT.slimLeg,
    descreption: 'Light blue slim jeans in a thinner denim for hot months. Faded evenly, without holes or scratches.' },
]);
