import { describe, expect, it } from '@jest/globals';
import { isJeans, KINDS, PATTERNS } from './kinds.ts';
import { demoProducts } from './demo-products.ts';

const stockOf = (product: (typeof demoProducts)[number]) =>
  product.sizes.reduce((sum, { stock }) => sum + stock, 0);
const among = <Value>(values: readonly Value[]) => new Set(values);
const count = (rule: (product: (typeof demoProducts)[number]) => boolean) => demoProducts.filter(rule).length;

describe('the demo catalogue', () => {
  it('has at least 72 products', () => {
    expect(demoProducts.length).toBeGreaterThanOrEqual(72);
  });

  it.each(['men', 'women', 'kids'] as const)('fills every category for %s', (department) => {
    for (const category of ['T-Shirt', 'Shirts', 'jeans'])
      expect(count((p) => p.department === department && p.category === category)).toBeGreaterThanOrEqual(5);
  });

  it.each([
    ['0-500', 0, 500],
    ['500-1000', 500, 1000],
    ['1000-1500', 1000, 1500],
    ['above 1500', 1501, Infinity],
  ])('has products priced %s', (_band, from, to) => {
    expect(count(({ price }) => price >= from && price <= to)).toBeGreaterThanOrEqual(4);
  });

  it.each([500, 1000])('has a price at the edge of two bands: exactly ₹%i', (edge) => {
    expect(count(({ price }) => price === edge)).toBeGreaterThanOrEqual(1);
  });

  it('tells every product apart by name, slug and seed', () => {
    for (const key of [
      demoProducts.map(({ name }) => name),
      demoProducts.map(({ slug }) => slug),
      demoProducts.map(({ productDrawing }) => productDrawing.seed),
    ])
      expect(among<unknown>(key).size).toBe(demoProducts.length);
  });

  it('knows T-Shirt Summer Vibes', () => {
    expect(demoProducts.find(({ slug }) => slug === 't-shirt-summer-vibes')).toMatchObject({
      name: 'T-Shirt Summer Vibes',
      colour: 'Marigold',
      price: 699,
      mrp: 1399,
    });
  });

  it('sells every basic T-shirt at ₹699 against ₹1399', () => {
    const basics = demoProducts.filter(({ name }) => name.startsWith('Basic '));
    expect(basics.length).toBeGreaterThanOrEqual(5);
    for (const basic of basics) expect(basic).toMatchObject({ category: 'T-Shirt', price: 699, mrp: 1399 });
  });

  it('reduces some prices, by 10 to 50 per cent, and leaves most as they are', () => {
    const reduced = demoProducts.filter(({ mrp }) => mrp !== undefined);
    expect(reduced.length).toBeGreaterThanOrEqual(12);
    expect(reduced.length).toBeLessThan(demoProducts.length / 2);
    for (const { price, mrp } of reduced) {
      const percent = Math.round((1 - price / (mrp ?? price)) * 100);
      expect(percent).toBeGreaterThanOrEqual(10);
      expect(percent).toBeLessThanOrEqual(50);
    }
  });

  it('has some wholly sold-out products, and sold-out sizes elsewhere', () => {
    expect(count((p) => stockOf(p) === 0)).toBeGreaterThanOrEqual(3);
    expect(count((p) => stockOf(p) > 0 && p.sizes.some(({ stock }) => stock === 0))).toBeGreaterThanOrEqual(
      12,
    );
  });

  it('comes mostly from India, and from one other country', () => {
    expect(among(demoProducts.map(({ origin }) => origin))).toEqual(new Set(['India', 'Bangladesh']));
    expect(count(({ origin }) => origin === 'India')).toBeGreaterThan(demoProducts.length * 0.8);
  });
});

describe.each(demoProducts.map((product) => [product.slug, product] as const))('%s', (_slug, product) => {
  it('costs whole rupees, less to buy than to sell', () => {
    for (const amount of [product.price, product.cost, product.mrp ?? 1])
      expect(Number.isInteger(amount)).toBe(true);
    expect(product.cost).toBeLessThan(product.price);
  });

  it('has the sizes of its department and category, each once', () => {
    const ranges = {
      tops: /^(XS|S|M|L|XL|XXL)$/,
      jeans: /^(28|30|32|34|36|38)$/,
      kids: /^(2-3|4-5|6-7|8-9|10-11|12-13)Y$/,
    };
    const adult = product.category === 'jeans' ? 'jeans' : 'tops';
    const range = ranges[product.department === 'kids' ? 'kids' : adult];
    for (const { size, stock } of product.sizes) {
      expect(size).toMatch(range);
      expect(Number.isInteger(stock) && stock >= 0).toBe(true);
    }
    expect(product.sizes.length).toBeGreaterThanOrEqual(4);
    expect(among(product.sizes.map(({ size }) => size)).size).toBe(product.sizes.length);
  });

  it('is described in two sentences, with cloth, fit and care', () => {
    expect(product.descreption.match(/[.!](?=\s|$)/g)).toHaveLength(2);
    for (const text of [product.brand, product.fabric, product.fit, product.care, product.madeIn])
      expect(text).toBeTruthy();
  });

  it('says what its label must: who made it, and of imported goods who imported it [C7]', () => {
    const sample = { name: expect.stringMatching(/\w/), address: expect.stringMatching(/^Sample address, /) };
    expect(product.manufacturer).toEqual({ ...sample, name: product.brand });
    expect(product.importer).toEqual(product.origin === 'India' ? undefined : sample);
  });

  it('is drawn as a kind of its category', () => {
    const { kind, pattern } = product.productDrawing;
    expect(KINDS).toContain(kind);
    expect(PATTERNS).toContain(pattern);
    expect(isJeans(kind)).toBe(product.category === 'jeans');
  });
});
