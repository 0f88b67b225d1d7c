import type { NewProduct } from '@e-store/shared/catalog/new-product';
import type { ProductRecord } from './product.model.ts';

/** Uses `public_id` as the id and omits an empty `alt`. */
export const toImages = (images: NewProduct['images']): ProductRecord['images'] =>
  images.map(({ public_id, url, alt, width, height }) => ({
    id: public_id,
    public_id,
    url,
    ...(alt && { alt }),
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }));
