import { describe, expect, it } from '@jest/globals';
import { EditedProduct } from './edited-product.ts';

const image = { public_id: 'sample', url: 'https://example.com/shirt.webp' };
const form = {
  name: 'Basic Crew',
  descreption: 'A crew neck.',
  brand: 'E-Store',
  images: [image],
  price: 499,
  category: 'T-Shirt',
  department: 'men',
  stock: 5,
};

const errors = (changes: object) =>
  EditedProduct.safeParse({ ...form, ...changes }).error?.issues.map(({ path, message }) => [
    path.join('.'),
    message,
  ]) ?? [];

describe('EditedProduct', () => {
  it('adds no `from` that was not sent, because stock without it is absolute', () => {
    const parsed = EditedProduct.parse({ ...form, stock: 5, sizes: [{ size: 'M', stock: 5 }] });
    expect(parsed.stockFrom).toBeUndefined();
    expect(parsed.sizes).toEqual([{ size: 'M', stock: 5 }]);
  });

  it.each([
    ['stock', { stock: 100_001, stockFrom: 0 }],
    ['sizes.0.stock', { sizes: [{ size: 'M', stock: 100_001, from: 100_000 }] }],
  ])('refuses %s above the maximum and the number that was seen', (field, changes) => {
    expect(errors(changes)).toEqual([[field, 'At most 1,00,000 units.']]);
  });

  it('leaves the maximum of an absolute number to the server, which knows the current stock', () => {
    expect(errors({ stock: 100_001 })).toEqual([]);
    expect(errors({ sizes: [{ size: 'M', stock: 100_001 }] })).toEqual([]);
  });
});
