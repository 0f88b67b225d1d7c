import type { Product } from '@e-store/shared/catalog/product';

/**
 * What a list shows of a product. The rest stays where it was asked for: a page of the server sends its state along, and
 * texts and pictures that no card shows would be a quarter of a gallery.
 */
export type ListedProduct = Pick<
  Product,
  '_id' | 'name' | 'brand' | 'category' | 'department' | 'price' | 'mrp' | 'stock' | 'sizes' | 'onSale'
> & { images: Pick<Product['images'][number], 'url' | 'alt'>[] };

/** A card has a front and a back. */
const PICTURES = 2;

export function toListed(product: Product): ListedProduct {
  const { _id, name, brand, category, department, price, mrp, stock, sizes, images, onSale } = product;
  return {
    _id,
    name,
    brand,
    category,
    department,
    price,
    ...(mrp !== undefined && { mrp }),
    stock,
    sizes,
    images: images.slice(0, PICTURES).map(({ url, alt }) => ({ url, alt })),
    onSale,
  };
}
