import { isJeans } from './kinds.ts';
import type { Kind, Pattern, View } from './kinds.ts';
import type { DemoProduct } from './demo-products.ts';

export const pictureName = (slug: string, view: View): string => `${slug}-${view}`;

const NOUNS: Record<Kind, string> = {
  tee: 'crew T-shirt',
  'v-neck': 'V-neck T-shirt',
  polo: 'polo',
  henley: 'long-sleeved henley',
  'oversized-tee': 'oversized T-shirt',
  'oxford-shirt': 'button-down shirt',
  'mandarin-shirt': 'collarless shirt',
  'resort-shirt': 'resort shirt',
  hoodie: 'hooded top',
  sweatshirt: 'sweatshirt',
  'straight-jeans': 'straight jeans',
  'slim-jeans': 'slim jeans',
  'wide-jeans': 'wide-leg jeans',
  'kids-tee': 'T-shirt',
  'fitted-tee': 'scoop-neck T-shirt',
  blouse: 'tie-neck blouse',
  'womens-shirt': 'long shirt',
};

const PATTERN_WORDS: Record<Pattern, string> = {
  solid: '',
  stripe: 'striped',
  pencil: 'pinstriped',
  gingham: 'gingham',
  check: 'checked',
  'block-print': 'block-printed',
  floral: 'floral',
  'colour-block': 'colour-block',
  graphic: 'printed',
};

const VIEW_WORDS: Record<View, string> = {
  front: 'Front of',
  back: 'Back of',
  detail: 'Close-up of',
  folded: 'Folded',
};

/** "Front of indigo crew T-shirt" */
export function pictureAlt(
  {
    department,
    colour,
    productDrawing: { kind, pattern },
  }: Pick<DemoProduct, 'department' | 'colour' | 'productDrawing'>,
  view: View,
): string {
  const words = [
    VIEW_WORDS[view],
    colour.toLowerCase(),
    isJeans(kind) || (pattern === 'graphic' && view === 'back') ? '' : PATTERN_WORDS[pattern],
    department === 'kids' ? "kids'" : '',
    NOUNS[kind],
  ];
  return words.filter(Boolean).join(' ');
}
