import sharp from 'sharp';
import { ZOOM_WIDTH } from '../../apps/api/src/platform/storage/picture-store.ts';
import { demoProducts } from '../../apps/api/src/seed/catalogue/demo-products.ts';
import { VIEWS } from '../../apps/api/src/seed/catalogue/kinds.ts';
import { pictureName } from '../../apps/api/src/seed/catalogue/picture-name.ts';
import { productDrawing } from './garments/product-drawing.ts';

const FOLDER = 'apps/api/src/seed/pictures';
const WEBP = { quality: 82, effort: 5 };
const CLOSE_UP = { quality: 78, effort: 5 };
const SHEET_WIDTH = 800;

/** One WebP for lists and pages, and the SVG that the shop rasterises for zoom. */
export const productPictures = () =>
  demoProducts.flatMap(({ slug, productDrawing: drawing }) =>
    VIEWS.flatMap((view) => {
      const file = `${FOLDER}/${pictureName(slug, view)}`;
      const svg = productDrawing({ ...drawing, view });
      const webp = view === 'detail' ? CLOSE_UP : WEBP;
      const large = productDrawing({ ...drawing, view, enlarged: ZOOM_WIDTH / SHEET_WIDTH });
      return [
        {
          file: `${file}.webp`,
          recipe: svg + JSON.stringify(webp),
          draw: () => sharp(Buffer.from(svg)).webp(webp).toBuffer(),
        },
        { file: `${file}.svg`, recipe: large, draw: async () => `${large}\n` },
      ];
    }),
  );
