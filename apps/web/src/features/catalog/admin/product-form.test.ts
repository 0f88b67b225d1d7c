import { describe, expect, it } from '@jest/globals';
import { CLEARED_FIELDS } from '@e-store/shared/catalog/new-product';
import { mapDetails } from '@e-store/shared/catalog/product-details';
import { buildStaffProduct } from '../../../testing/build-staff-product.ts';
import {
  toFormField,
  NEW_PRODUCT_FORM,
  toPicture,
  toProductForm,
  samplePublicId,
  sizeField,
  sizeRange,
  sizesStock,
  toEditedProduct,
  toNewProduct,
} from './product-form.ts';

const sizes = (entries: Record<string, string>) =>
  Object.fromEntries(Object.entries(entries).map(([size, stock]) => [sizeField(size), stock]));

describe('the product form', () => {
  it.each([
    ['Chikankari Evening Shirt', 'samples/chikankari-evening-shirt'],
    ['  Piqué — Polo (2) ', 'samples/pique-polo-2'],
    ['कुर्ता', 'samples/product'],
    ['', 'samples/product'],
  ])('makes a sample public_id of %j', (name, id) => {
    expect(samplePublicId(name)).toBe(id);
  });

  it('sends the SKU where one is typed', () => {
    expect(toNewProduct({ ...NEW_PRODUCT_FORM, sku: 'KUR-014' })).toMatchObject({ sku: 'KUR-014' });
    expect(toNewProduct({ ...NEW_PRODUCT_FORM, sku: ' ' })).not.toHaveProperty('sku');
  });

  it('gives each picture by address an id of its own, also after one was removed', () => {
    const add = (ids: string[]) => {
      const pictures = ids.map((public_id) => ({ public_id, url: '/media/a.webp', alt: '' }));
      return toPicture('https://pictures.example/a.webp', { name: 'Shirt', pictures }).public_id;
    };
    expect(add([])).toBe('samples/shirt');
    expect(add(['samples/shirt'])).toBe('samples/shirt-2');
    expect(add(['samples/shirt-2'])).toBe('samples/shirt');
    expect(add(['samples/shirt-2', 'samples/shirt'])).toBe('samples/shirt-3');
    expect(add(['samples/shirt-3', 'samples/shirt'])).toBe('samples/shirt-2');
    expect(add(['samples/shirt-sleeve'])).toBe('samples/shirt');
  });

  it('sends each size with a number, those of the chosen range first', () => {
    const form = { ...NEW_PRODUCT_FORM, sizes: sizes({ '30': '5', L: '3', S: '0', M: ' ' }) };
    expect(toNewProduct(form)).toMatchObject({
      stock: 8,
      sizes: [
        { size: 'S', stock: 0 },
        { size: 'L', stock: 3 },
        { size: '30', stock: 5 },
      ],
    });
  });

  it.each([{ department: 'kids' }, { category: 'jeans' }])(
    'keeps the sizes of a product moved to %j',
    (to) => {
      const stocks = [
        { size: 'S', stock: 10 },
        { size: 'M', stock: 20 },
      ];
      const base = toProductForm(buildStaffProduct({ category: 'T-Shirt', sizes: stocks, stock: 30 }));
      const moved = { ...base, ...to };
      expect(toEditedProduct(moved, base)).toMatchObject({
        stock: 30,
        stockFrom: 30,
        sizes: stocks.map((entry) => ({ ...entry, from: entry.stock })),
      });
      expect(sizeRange({ ...moved, sizes: {} })).toEqual(expect.arrayContaining(['S', 'M']));
    },
  );

  it('reads Hindi digits in prices and stock', () => {
    const form = { ...NEW_PRODUCT_FORM, price: '६९९', mrp: '१,२९९', cost: '३५०', stock: '१२' };
    expect(toNewProduct(form)).toMatchObject({ price: 699, mrp: 1299, cost: 350, stock: 12 });
    expect(toNewProduct({ ...form, sizes: sizes({ S: '३' }) })).toMatchObject({ stock: 3 });
  });

  it('sends a cleared detail as empty text, and no cleared amount or business', () => {
    const business = { name: 'Aangan Loom', address: 'Dhaka' };
    const empty = mapDetails(() => '');
    const texts = { mrp: '', cost: '', manufacturerName: '', manufacturerAddress: '' };
    const form = toProductForm(buildStaffProduct({ manufacturer: business }));
    expect(toNewProduct(form)).toMatchObject({ mrp: 1399, cost: 310, manufacturer: business });
    const sent = toNewProduct({ ...form, ...empty, ...texts });
    expect(sent).toMatchObject(empty);
    for (const name of Object.keys(CLEARED_FIELDS)) expect(sent).not.toHaveProperty(name);
  });

  it('sends every optional field that it was filled with', () => {
    const business = { name: 'Aangan Loom', address: 'Dhaka' };
    const optional = {
      mrp: 999,
      cost: 310,
      hsn: '6109',
      sku: 'TEE-014',
      sizes: [{ size: 'M', stock: 3 }],
      sizeSkus: [{ size: 'M', sku: 'TEE-014-M' }],
      manufacturer: business,
      importer: business,
      ...mapDetails(({ label }) => `${label} of the product`),
    };
    expect(Object.keys(optional)).toEqual(expect.arrayContaining(Object.keys(CLEARED_FIELDS)));
    expect(toNewProduct(toProductForm(buildStaffProduct(optional)))).toMatchObject(optional);
  });

  it('knows no sum while a size is no number', () => {
    expect(sizesStock({ ...NEW_PRODUCT_FORM, sizes: sizes({ S: '1', M: 'many' }) })).toBeUndefined();
    expect(sizesStock(NEW_PRODUCT_FORM)).toBeUndefined();
    expect(sizesStock({ ...NEW_PRODUCT_FORM, sizes: sizes({ S: '0' }) })).toBe(0);
  });

  it.each([
    ['name', 'name'],
    ['images.0.url', 'imageUrl'],
    ['images', 'pictures'],
    ['sizes.1.stock', 'sizes.size-L'],
    ['manufacturer.name', 'manufacturerName'],
    ['importer.address', 'importerAddress'],
    ['sizes.9.stock', undefined],
    ['sizes', undefined],
    ['sizeSkus.0.sku', 'sizeSkus.size-L'],
    ['sizeSkus.1.sku', undefined],
    ['sizeSkus', undefined],
    ['body', undefined],
  ])('finds the field of %s', (name, field) => {
    const typed = { sizes: sizes({ L: '3', S: '1' }), sizeSkus: sizes({ L: 'TEE-L', M: 'TEE-M' }) };
    expect(toFormField(name, { ...NEW_PRODUCT_FORM, ...typed })).toBe(field);
  });
});
