import type { NewProduct } from '@e-store/shared/catalog/new-product';
import type { ProductRecord } from './product.model.ts';

/** Pictures as they are stored: each is known by its `public_id`, and has no `alt` rather than an empty one. */
export const toImages = (images: NewProduct['images']): ProductRecord['images'] =>
  images.map(({ public_id, url, alt, width, height }) => ({
    id: public_id,
    public_id,
    url,
    ...(alt && { alt }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }));
