import { describe, expect, it } from '@jest/globals';
import { NEW_PRODUCT_DEFAULTS } from './staff-product-choices.ts';
import { CLEARED_FIELDS, NewProduct, Sku } from './new-product.ts';
import { PRODUCT_DETAILS } from './product-details.ts';

const image = { public_id: 'sample', url: 'https://example.com/shirt.webp' };
const least = { name: 'Basic Crew', descreption: 'A crew neck.', brand: 'E-Store', images: [image] };

const errors = (input: unknown) => {
  const result = NewProduct.safeParse(input);
  return result.success
    ? {}
    : Object.fromEntries(result.error.issues.map(({ path, message }) => [path.join('.'), message]));
};

describe('NewProduct', () => {
  it('begins with price 10, stock 10 and T-Shirt [spec 5-17] [spec 9-27]', () => {
    expect(NEW_PRODUCT_DEFAULTS).toEqual({ price: 10, stock: 10, category: 'T-Shirt' });
    expect(NewProduct.parse(least)).toMatchObject({ ...least, price: 10, stock: 10, category: 'T-Shirt' });
  });

  it('takes the seven fields of the spec, descreption included, as they are sent [spec 3-1]', () => {
    const sent = { ...least, price: 699, category: 'jeans', stock: 3 };
    expect(NewProduct.parse(sent)).toMatchObject(sent);
  });

  it('names the fields that an edit clears by leaving them out, with no value', () => {
    expect(Object.keys(CLEARED_FIELDS).join(' ')).toBe('mrp cost hsn sku sizeSkus manufacturer importer');
    expect(new Set(Object.values(CLEARED_FIELDS))).toEqual(new Set([undefined]));
  });

  it('drops fields that are not Admin’s to set', () => {
    const parsed = NewProduct.parse({ ...least, _id: 'x', rating: { average: 5, count: 9 }, onSale: false });
    expect(parsed).not.toHaveProperty('_id');
    expect(parsed).not.toHaveProperty('rating');
    expect(parsed).not.toHaveProperty('onSale');
  });

  it.each([
    ['name', '  ', 'Enter a name.'],
    ['name', undefined, 'Enter a name.'],
    ['name', 'x'.repeat(121), 'At most 120 characters.'],
    ['descreption', '', 'Enter a description.'],
    ['brand', '', 'Enter a brand.'],
    ['price', 0, 'At least ₹1.'],
    ['price', 10.5, 'Enter whole rupees.'],
    ['price', '10', 'Enter whole rupees.'],
    ['price', 1_000_001, 'At most ₹10,00,000.'],
    ['stock', -1, 'Enter 0 or more.'],
    ['stock', 1.5, 'Enter a whole number.'],
    ['stock', 100_001, 'At most 1,00,000 units.'],
    ['images', [], 'Add at least one picture.'],
    ['images', Array.from({ length: 9 }, () => image), 'At most 8 pictures.'],
    ['category', '', 'Choose a category.'],
  ])('refuses %s = %j with a sentence [spec 5-15]', (field, value, sentence) => {
    expect(errors({ ...least, [field]: value })).toEqual({ [field]: sentence });
  });

  const detailsWith = (hasLines: boolean) =>
    PRODUCT_DETAILS.filter(({ lines }) => lines === hasLines).map(({ name }) => name);
  const LINES = ['name', 'brand', 'colour', 'category', ...detailsWith(false)];
  const TEXTS = ['descreption', ...detailsWith(true)];

  it.each([...LINES, ...TEXTS])('refuses what hides or turns text in %s, published or a draft', (field) => {
    for (const mark of ['\0', '\u001B', '\u202E', '\u2067', '\uD800'])
      for (const status of ['published', 'draft'])
        expect(errors({ ...least, status, [field]: `In${mark}digo` })).toEqual({
          [field]: 'Use letters, digits and punctuation only.',
        });
  });

  it('takes line breaks in texts, and none in names', () => {
    for (const field of TEXTS) expect(errors({ ...least, [field]: 'Cotton\nSoft' })).toEqual({});
    for (const field of LINES)
      expect(Object.keys(errors({ ...least, [field]: 'Cotton\nSoft' }))).toEqual([field]);
  });

  it.each([
    'http://example.com/a.png',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    '//example.com/a.png',
    '/a.png',
    'https://localhost/a.png',
    'https://127.0.0.1/a.png',
    'https://somebody:secret@example.com/a.png',
    'https://shop.example@example.com/a.png',
    'https://example.com/\u202Egnp.a',
    'shirt.png',
    '',
  ])('refuses %j as the address of a picture [spec 5-18]', (url) => {
    expect(errors({ ...least, images: [{ ...image, url }] })).toEqual({
      'images.0.url': 'Enter a URL that begins with https://.',
    });
  });

  it('refuses an MRP below the price', () => {
    expect(errors({ ...least, price: 700, mrp: 699 })).toEqual({ mrp: 'The MRP cannot be below the price.' });
    expect(errors({ ...least, price: 700, mrp: 700 })).toEqual({});
  });

  it('takes who made it and who imported it, as they are to be printed', () => {
    const label = {
      manufacturer: { name: 'Aangan Loom', address: '1 Example Road\nDhaka' },
      importer: { name: 'E-Store', address: '2 Example Road\nMumbai' },
    };
    expect(NewProduct.parse({ ...least, origin: 'Bangladesh', ...label })).toMatchObject(label);
    expect(NewProduct.parse(least)).not.toHaveProperty('manufacturer');
  });

  it.each([
    [
      'manufacturer',
      { name: ' ', address: '1 Example Road' },
      { 'manufacturer.name': 'Enter the name as well.' },
    ],
    ['manufacturer', { name: 'Loom' }, { 'manufacturer.address': 'Enter the address as well.' }],
    [
      'importer',
      { name: 'Loom', address: 'x'.repeat(401) },
      { 'importer.address': 'At most 400 characters.' },
    ],
    [
      'importer',
      { name: 'Lo\u202Eom', address: 'Pune' },
      { 'importer.name': 'Use letters, digits and punctuation only.' },
    ],
  ])('refuses the %s %j with a sentence', (field, business, sentences) => {
    expect(errors({ ...least, origin: 'Bangladesh', [field]: business })).toEqual(sentences);
  });

  it.each([['India'], [''], [undefined]])('refuses an importer of what comes from %j', (origin) => {
    const importer = { name: 'E-Store', address: 'Mumbai' };
    for (const status of ['published', 'draft'])
      expect(errors({ ...least, status, origin, importer })).toEqual({
        'importer.name': expect.stringContaining('Only goods from another country have an importer.'),
      });
  });

  it('refuses a size that is named twice', () => {
    const M = { size: 'M', stock: 1 };
    expect(errors({ ...least, sizes: [M, { size: ' M', stock: 2 }] })).toEqual({
      sizes: 'Use each size only once.',
    });
    expect(errors({ ...least, sizes: [M, { size: 'L', stock: 2 }] })).toEqual({});
  });
});

describe('the SKUs of sizes', () => {
  const sizes = [
    { size: 'S', stock: 1 },
    { size: 'M', stock: 0 },
  ];
  const S = { size: 'S', sku: 'TEE-S' };
  const M = { size: 'M', sku: 'TEE-M' };

  it.each([[[]], [[M]], [[M, S]]])('may be %j', (sizeSkus) => {
    for (const status of ['published', 'draft'])
      expect(NewProduct.parse({ ...least, status, sizes, sizeSkus })).toMatchObject({ sizeSkus });
  });

  it.each([
    [[{ ...S, sku: ' ' }], 'sizeSkus.0.sku', 'Use letters, digits, dots, slashes, hyphens and underscores.'],
    [[{ ...S, size: 'x'.repeat(11) }, null], 'sizeSkus.1', 'Invalid input: expected object, received null'],
    [[S, { ...M, size: 'L' }], 'sizeSkus.1.size', 'The product has no such size.'],
    [[S, { ...M, size: 'S' }], 'sizeSkus.1.size', 'Use each size only once.'],
    [[S, { ...M, sku: 'tee-s' }], 'sizeSkus.1.sku', 'Use each SKU only once.'],
    [[S, { ...M, sku: 'tee' }], 'sizeSkus.1.sku', 'Use each SKU only once.'],
    [Array.from({ length: 21 }, () => S), 'sizeSkus', 'At most 20 sizes.'],
  ])('refuses %j', (sizeSkus, field, sentence) => {
    for (const status of ['published', 'draft'])
      expect(errors({ ...least, status, sku: 'TEE', sizes, sizeSkus })).toMatchObject({ [field]: sentence });
  });

  it('needs sizes', () => {
    expect(errors({ ...least, sizeSkus: [S] })).toEqual({
      'sizeSkus.0.size': 'The product has no such size.',
    });
  });
});

describe('Sku', () => {
  it.each([
    [' KUR-014 ', 'KUR-014'],
    ['a', 'a'],
    ['1.2/3_b', '1.2/3_b'],
  ])('takes %j', (typed, sku) => {
    expect(Sku.parse(typed)).toBe(sku);
  });

  it.each(['', '-1', 'KUR 14', 'कुर्ता', '=1', 'x'.repeat(41)])('refuses %j', (typed) => {
    expect(Sku.safeParse(typed).success).toBe(false);
  });
});
