import { describe, expect, it } from '@jest/globals';
import type { DemoProduct } from './demo-products.ts';
import { pictureAlt, pictureName } from './picture-name.ts';

const shown = (
  department: DemoProduct['department'],
  colour: string,
  kind: DemoProduct['productDrawing']['kind'],
  pattern: DemoProduct['productDrawing']['pattern'] = 'solid',
) => ({ department, colour, productDrawing: { kind, colour: 'x', pattern, seed: 1 } });

describe('pictureName', () => {
  it('joins slug and view', () => {
    expect(pictureName('nilgiri-pique-polo', 'back')).toBe('nilgiri-pique-polo-back');
  });
});

describe('pictureAlt', () => {
  it.each([
    [shown('men', 'Indigo', 'tee'), 'front', 'Front of indigo crew T-shirt'],
    [
      shown('men', 'Indigo', 'resort-shirt', 'block-print'),
      'back',
      'Back of indigo block-printed resort shirt',
    ],
    [shown('women', 'Light blue', 'wide-jeans'), 'folded', 'Folded light blue wide-leg jeans'],
    [
      shown('kids', 'Madder red', 'kids-tee', 'graphic'),
      'detail',
      "Close-up of madder red printed kids' T-shirt",
    ],
  ] as const)('%#: says view, colour, pattern and garment', (product, view, alt) => {
    expect(pictureAlt(product, view)).toBe(alt);
  });

  it('does not promise a chest print on the back', () => {
    expect(pictureAlt(shown('men', 'Marigold', 'tee', 'graphic'), 'back')).toBe(
      'Back of marigold crew T-shirt',
    );
  });
});
