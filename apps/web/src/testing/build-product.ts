import type { ProductList } from '@e-store/shared/catalog/endpoints';
import type { Product } from '@e-store/shared/catalog/product';
import { pickDetails } from '@e-store/shared/catalog/product-details';
import { objectId } from './object-id.ts';

export function buildProduct(changes: Partial<Product> = {}): Product {
  return {
    _id: objectId(1),
    name: 'Indigo crew T-shirt',
    brand: 'Tana Bana',
    descreption: 'A plain crew neck in combed cotton.',
    detail: 'Fabric: cotton\nFit: regular\nCare: cold wash',
    ...pickDetails({
      fabric: 'cotton',
      fit: 'regular',
      care: 'cold wash',
      origin: 'India',
      madeIn: 'Tiruppur, Tamil Nadu',
    }),
    department: 'men',
    category: 'T-Shirt',
    colour: 'Indigo',
    price: 699,
    mrp: 1399,
    stock: 8,
    sizes: [
      { size: 'S', stock: 2 },
      { size: 'M', stock: 3 },
      { size: 'L', stock: 3 },
    ],
    images: [{ id: '1', public_id: 'tee', url: '/media/tee.webp', alt: 'Front', width: 800, height: 1000 }],
    onSale: true,
    rating: { average: 4.5, count: 2 },
    createdAt: '2026-11-01T10:00:00.000Z',
    ...changes,
  };
}

export function buildProductList(count = 3, changes: Partial<ProductList> = {}): ProductList {
  const product = Array.from({ length: count }, (_, index) =>
    buildProduct({ _id: objectId(index + 1), name: `T-shirt ${index + 1}` }),
  );
  return { product, productCount: count, page: 1, limit: 9, ...changes };
}
