import type { Product } from '@e-store/shared/catalog/product';

/** Unused fields would bloat the state sent with every gallery page. */
export type ListedProduct = Pick<
  Product,
  '_id' | 'name' | 'brand' | 'category' | 'department' | 'price' | 'mrp' | 'stock' | 'sizes' | 'onSale'
> & { images: Pick<Product['images'][number], 'url' | 'alt'>[] };

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

/** Spec §2: other products show 'Out of stock' and cannot be ordered. */
export function isPurchasable({ onSale, stock }: { onSale: boolean; stock: number }): boolean {
  return onSale && stock >= 1;
}
