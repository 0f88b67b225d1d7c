import { pickDetails } from '@e-store/shared/catalog/product-details';
import { discountPercent } from '@e-store/shared/catalog/price-rules';
import type { ProductRecord } from '../features/catalog/product.model.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTHS } from '../platform/storage/picture-store.ts';
import type { DemoProduct } from './catalogue/demo-products.ts';
import { pictureAlt, pictureName } from './catalogue/picture-name.ts';
import { VIEWS } from './catalogue/kinds.ts';
import { demoId } from './demo-id.ts';

export function toProductRecord(demo: DemoProduct, createdAt: Date): ProductRecord {
  const { slug, productDrawing: _productDrawing, popularity: _popularity, ...fields } = demo;
  return {
    ...fields,
    ...pickDetails(demo),
    _id: demoId('product', slug),
    stock: demo.sizes.reduce((sum, { stock }) => sum + stock, 0),
    images: VIEWS.map((view) => {
      const name = pictureName(slug, view);
      return {
        id: name,
        public_id: name,
        url: `/media/${name}.webp`,
        alt: pictureAlt(demo, view),
        width: PICTURE_WIDTHS[2],
        height: PICTURE_HEIGHT,
      };
    }),
    status: 'published',
    onSale: true,
    discountPercent: discountPercent(demo) ?? 0,
    sold: 0,
    rating: { average: 0, count: 0 },
    createdAt,
    publishedAt: createdAt,
    version: 1,
    updatedAt: createdAt,
  };
}
