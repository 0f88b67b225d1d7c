import sharp from 'sharp';
import { demoProducts } from '../../apps/api/src/seed/catalogue/demo-products.ts';
import { pictureName } from '../../apps/api/src/seed/catalogue/picture-name.ts';
import { productDrawing } from '../../apps/api/src/seed/garments/product-drawing.ts';
import { VIEWS } from '../../apps/api/src/seed/garments/kinds.ts';

const WEBP = { quality: 82, effort: 5 };
const CLOSE_UP = { quality: 78, effort: 5 };

export const productPictures = () =>
  demoProducts.flatMap(({ slug, productDrawing: drawing }) =>
    VIEWS.map((view) => {
      const svg = productDrawing({ ...drawing, view });
      const webp = view === 'detail' ? CLOSE_UP : WEBP;
      return {
        file: `apps/api/src/seed/pictures/${pictureName(slug, view)}.webp`,
        recipe: svg + JSON.stringify(webp),
        draw: () => sharp(Buffer.from(svg)).webp(webp).toBuffer(),
      };
    }),
  );
