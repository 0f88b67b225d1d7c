import { isJeans } from './kinds.ts';
import type { Kind } from './kinds.ts';

export const BRAND = {
  basics: 'E-Store Basics',
  loom: 'Aangan Loom',
  print: 'Kite & Kantha',
  denim: 'Bluewell Denim',
  city: 'Mitti Street',
  kids: 'Little Jamun',
} as const;

export const FABRIC = {
  jersey: '100% combed cotton jersey, 180 g/m²',
  heavyJersey: '100% cotton jersey, 240 g/m²',
  softJersey: '95% cotton, 5% elastane jersey, 170 g/m²',
  rib: '100% cotton rib, 200 g/m²',
  pique: '100% cotton piqué, 210 g/m²',
  loopback: '80% cotton, 20% polyester loopback fleece, 280 g/m²',
  poplin: '100% cotton poplin, 115 g/m²',
  oxford: '100% cotton oxford, 140 g/m²',
  cambric: '100% cotton cambric, 110 g/m², printed by hand with wooden blocks',
  printedCambric: '100% cotton cambric, 110 g/m²',
  twill: '100% cotton brushed twill, 150 g/m²',
  linen: '55% linen, 45% cotton, 160 g/m²',
  khadi: '100% handspun, handwoven cotton, 130 g/m²',
  rawDenim: '100% cotton denim, 13.5 oz, unwashed',
  denim: '100% cotton denim, 12 oz',
  stretchDenim: '98% cotton, 2% elastane denim, 11 oz',
  lightDenim: '100% cotton denim, 9 oz',
} as const;

export const FIT = {
  regular: 'Regular: straight from chest to hem.',
  slim: 'Slim: close at the waist. If you are between two sizes, choose the larger one.',
  relaxed: 'Relaxed: dropped shoulders and a wide body. For a closer fit, choose one size smaller.',
  long: 'Regular body, long: the hem ends above the knee.',
  straightLeg: 'Straight leg, mid rise. Inside leg by size, as in the size chart.',
  slimLeg: 'Slim leg, mid rise. Inside leg by size, as in the size chart.',
  wideLeg: 'Wide leg, high rise. Inside leg by size, as in the size chart.',
  kids: 'Regular, cut with room to grow. Choose by height; age is only a guide.',
  kidsLeg: 'Adjustable waist: the elastic inside the waistband can be buttoned tighter.',
} as const;

export const CARE = {
  machine: 'Machine wash at 30 °C with like colours. Dry in the shade. Warm iron.',
  print: 'Wash inside out at 30 °C. Do not iron on the print. Dry in the shade.',
  hand: 'Hand wash cold. Wash it on its own the first time, because the dye gives off a little colour. Dry in the shade.',
  denim: 'Wash seldom, inside out at 30 °C. Do not tumble dry. The dye may rub off at first.',
  linen: 'Gentle machine wash at 30 °C. Iron while damp.',
} as const;

export const PLACE = {
  tiruppur: { madeIn: 'Tiruppur, Tamil Nadu', origin: 'India' },
  ludhiana: { madeIn: 'Ludhiana, Punjab', origin: 'India' },
  jaipur: { madeIn: 'Jaipur, Rajasthan', origin: 'India' },
  bhuj: { madeIn: 'Bhuj, Gujarat', origin: 'India' },
  ahmedabad: { madeIn: 'Ahmedabad, Gujarat', origin: 'India' },
  bengaluru: { madeIn: 'Bengaluru, Karnataka', origin: 'India' },
  ballari: { madeIn: 'Ballari, Karnataka', origin: 'India' },
  noida: { madeIn: 'Noida, Uttar Pradesh', origin: 'India' },
  kolkata: { madeIn: 'Kolkata, West Bengal', origin: 'India' },
  kannur: { madeIn: 'Kannur, Kerala', origin: 'India' },
  gazipur: { madeIn: 'Gazipur', origin: 'Bangladesh' },
} as const;

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  sky: 'Sky blue',
  madder: 'Madder red',
  sage: 'Sage green',
  bottle: 'Bottle green',
  mint: 'Mint green',
};
const WASH_NAMES: Readonly<Record<string, string>> = {
  raw: 'Raw indigo',
  dark: 'Dark blue',
  mid: 'Mid blue',
  light: 'Light blue',
};

export function colourName(kind: Kind, colour: string): string {
  const names = isJeans(kind) ? WASH_NAMES : COLOUR_NAMES;
  return names[colour] ?? colour.charAt(0).toUpperCase() + colour.slice(1);
}
