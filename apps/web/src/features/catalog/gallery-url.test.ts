import * as fc from 'fast-check';
import { PAGE_SIZES, SORT_ORDERS } from '@e-store/shared/catalog/list-choices';
import { PRICE_BANDS } from '@e-store/shared/catalog/price-rules';
import { describe, expect, it } from '@jest/globals';
import {
  findPriceChoice,
  galleryPath,
  galleryPathWith,
  invalidGalleryParams,
  readGalleryUrl,
  toProductQuery,
} from './gallery-url.ts';

const read = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://shop.invalid');
  const keyword = /^\/products\/(.+)$/.exec(pathname)?.[1];
  return readGalleryUrl(keyword && decodeURIComponent(keyword), searchParams);
};

describe('gallery address', () => {
  it('begins with T-Shirt, page 1, 9 a page, popular first (spec §9) [spec 9-15] [spec 9-16]', () => {
    expect(read('/products')).toMatchObject({ type: 'T-Shirt', page: 1, limit: 9, sort: 'popular' });
  });

  it.each(['/products/jeans', '/products?department=men', '/products?page=2', '/products?sort=newest'])(
    'shows every type once something is asked for: %s',
    (address) => {
      expect(read(address).type).toBe('all');
    },
  );

  it.each(['/products?utm_source=mail', '/products?type=&price='])(
    'does not take what says nothing for a question: %s',
    (address) => {
      expect(read(address).type).toBe('T-Shirt');
    },
  );

  it.each([
    ['?onSale=true', { onSale: true, type: 'all' }],
    ['?onSale=perhaps', { onSale: undefined }],
    ['?type=shirt', { type: 'Shirts' }],
    ['?type=JEANS', { type: 'jeans' }],
    ['?type=all', { type: 'all' }],
    ['?price=500-1000', { price: '500-1000' }],
    ['?price=699-699', { price: '699-699' }],
    ['?price=0200-350', { price: '200-350' }],
    ['?price=8-7', { price: undefined }],
    ['?price=cheap', { price: undefined }],
    ['?minDiscount=50', { minDiscount: '50', type: 'all' }],
    ['?minDiscount=0', { minDiscount: undefined }],
    ['?minDiscount=100', { minDiscount: undefined }],
    ['?inStock=true', { inStock: true, type: 'all' }],
    ['?limit=27', { limit: 27 }],
    ['?limit=10', { limit: 9 }],
    ['?page=0', { page: 1 }],
    ['?page=1.5', { page: 1 }],
    ['?page=99999999', { page: 1 }],
    ['?sort=worst', { sort: 'popular' }],
    ['?department=dogs', { department: undefined }],
  ])('reads %s, leaving out what it does not know', (query, expected) => {
    expect(read(`/products${query}`)).toMatchObject(expected);
  });

  it('tells which parts of an address mean nothing, and does not mind what is not its own', () => {
    const misread = (query: string) => invalidGalleryParams(new URLSearchParams(query));
    expect(misread('type=jeans&price=500-1000&page=2&limit=18&sort=newest&size=M')).toEqual([]);
    expect(misread('utm_source=mail&q=&price=')).toEqual([]);
    expect(misread('page=abc&limit=10&sort=worst&department=dogs')).toEqual([
      'department=dogs',
      'sort=worst',
      'limit=10',
      'page=abc',
    ]);
    expect(misread('page=0&price=8-7&onSale=perhaps&inStock=1')).toHaveLength(4);
  });

  it('names the type as soon as T-Shirt is not the only thing said', () => {
    expect(galleryPath(read('/products'))).toBe('/products');
    expect(galleryPathWith(read('/products'), { page: 2 })).toBe('/products?type=T-Shirt&page=2');
    expect(galleryPathWith(read('/products'), { type: 'all' })).toBe('/products?type=all');
  });

  it('goes back to the first page when a choice changes', () => {
    const onPageThree = read('/products/tee?page=3');
    expect(galleryPathWith(onPageThree, { size: 'M' })).toBe('/products/tee?size=M');
    expect(galleryPathWith(onPageThree, { page: 2 })).toBe('/products/tee?page=2');
  });

  it('every choice survives the way into an address and back', () => {
    const word = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => text === text.trim());
    const choices = fc.record({
      keyword: fc.oneof(
        fc.constant(''),
        word.filter((text) => !['.', '..'].includes(text)),
      ),
      type: fc.constantFrom('all', 'T-Shirt', 'Shirts', 'jeans'),
      price: fc.option(fc.constantFrom('699-699', ...PRICE_BANDS.map(({ key }) => key)), { nil: undefined }),
      size: fc.option(word, { nil: undefined }),
      department: fc.option(fc.constantFrom('men' as const, 'women' as const, 'kids' as const), {
        nil: undefined,
      }),
      colour: fc.option(word, { nil: undefined }),
      brand: fc.option(word, { nil: undefined }),
      origin: fc.option(word, { nil: undefined }),
      onSale: fc.option(fc.constant(true as const), { nil: undefined }),
      minDiscount: fc.option(fc.constantFrom('1', '50', '99'), { nil: undefined }),
      inStock: fc.option(fc.constant(true as const), { nil: undefined }),
      sort: fc.constantFrom(...SORT_ORDERS),
      limit: fc.constantFrom(...PAGE_SIZES),
      page: fc.integer({ min: 1, max: 10_000 }),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        expect(read(galleryPath(choice))).toEqual(choice);
      }),
    );
  });
});

describe('list call of the gallery', () => {
  it('takes keyword, page, type and an inclusive price range [spec 7-18] [spec 7-19]', () => {
    expect(toProductQuery(read('/products/tee?type=shirt&price=500-1000&page=2'))).toMatchObject({
      keyword: 'tee',
      category: 'Shirts',
      price: { gte: '500', lte: '1000' },
      page: '2',
      limit: '9',
    });
  });

  it('lets what was searched for come best match first, until another order is chosen', () => {
    expect(toProductQuery(read('/products/tee'))).not.toHaveProperty('sort');
    expect(toProductQuery(read('/products/tee?sort=newest'))).toMatchObject({ sort: 'newest' });
    expect(toProductQuery(read('/products'))).toMatchObject({ sort: 'popular' });
  });

  it('sets no bound where none was chosen, and no upper one above 1500', () => {
    expect(toProductQuery(read('/products'))).not.toHaveProperty('price');
    expect(toProductQuery(read('/products?price=1500%2B')).price).toEqual({ gte: '1500' });
  });

  it('groups the digits of a price range', () => {
    expect(findPriceChoice('1000-12000')?.label).toBe('₹1,000–₹12,000');
  });

  it('asks for exactly one price where the address names it', () => {
    expect(toProductQuery(read('/products?price=699-699')).price).toEqual({ gte: '699', lte: '699' });
  });

  it('asks for what is below its MRP only on request', () => {
    expect(toProductQuery(read('/products?onSale=true'))).toMatchObject({ onSale: 'true', category: 'all' });
    expect(toProductQuery(read('/products'))).not.toHaveProperty('onSale');
    expect(toProductQuery(read('/products?minDiscount=50'))).toMatchObject({ minDiscount: '50' });
    expect(toProductQuery(read('/products?inStock=true'))).toMatchObject({ inStock: 'true' });
  });
});
