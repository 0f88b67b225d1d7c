import sharp from 'sharp';
import { demoProducts } from '../../apps/api/src/seed/catalogue/demo-products.ts';
import { pictureName } from '../../apps/api/src/seed/catalogue/picture-name.ts';
import { garment } from '../../apps/api/src/seed/garments/garment.ts';
import { VIEWS } from '../../apps/api/src/seed/garments/kinds.ts';

const WEBP = { quality: 82, effort: 5 };
/** Close up, the grain fills the sheet: it keeps its look at a lower quality. */
const CLOSE_UP = { quality: 78, effort: 5 };

/** Four views of every product of the demo catalogue, 800 × 1000. */
export const productPictures = () =>
  demoProducts.flatMap(({ slug, garment: worn }) =>
    VIEWS.map((view) => {
      const svg = garment({ ...worn, view });
      const webp = view === 'detail' ? CLOSE_UP : WEBP;
      return {
        file: `apps/api/src/seed/pictures/${pictureName(slug, view)}.webp`,
        recipe: svg + JSON.stringify(webp),
        draw: () => sharp(Buffer.from(svg)).webp(webp).toBuffer(),
      };
    }),
  );
