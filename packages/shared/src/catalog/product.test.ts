import { describe, expect, it } from '@jest/globals';
import { ProductList } from './endpoints.ts';
import { Product } from './product.ts';
import { mapDetails } from './product-details.ts';

const product = {
  _id: '65f000000000000000000001',
  name: 'T-Shirt Summer Vibes',
  brand: 'E-Store Studio',
  descreption: 'A mid-weight crew.',
  detail: '100% cotton',
  ...mapDetails(({ label }) => `${label} of a crew`),
  department: 'men' as const,
  category: 'T-Shirt',
  colour: 'Indigo',
  price: 699,
  mrp: 1399,
  stock: 12,
  sizes: [{ size: 'M', stock: 12 }],
  images: [{ id: 'a', public_id: 'vibes', url: '/media/vibes.webp' }],
  onSale: true,
  rating: { average: 0, count: 0 },
  createdAt: '2026-11-20T10:00:00.000Z',
};

describe('Product', () => {
  it('has the fields of the spec under its names [spec 3-1]', () => {
    expect(Object.keys(Product.shape)).toEqual(
      expect.arrayContaining([
        '_id',
        'name',
        'price',
        'brand',
        'stock',
        'images',
        'descreption',
        'category',
        'detail',
      ]),
    );
    expect(Product.parse(product)).toEqual(product);
  });

  it('leaves the server without what is not part of the answer', () => {
    expect(Product.parse({ ...product, cost: 210, __v: 3, status: 'draft' })).toEqual(product);
  });

  it('has a price in whole rupees and a stock that is never below 0', () => {
    expect(Product.safeParse({ ...product, price: 699.5 }).success).toBe(false);
    expect(Product.safeParse({ ...product, stock: -1 }).success).toBe(false);
  });

  it('the list carries the products as product and how many match as productCount [spec 3-2]', () => {
    const list = { product: [product], productCount: 1, page: 1, limit: 9 };
    expect(ProductList.parse(list)).toEqual(list);
  });
});
