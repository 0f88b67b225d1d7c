import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Product } from '@e-store/shared/catalog/product';
import { demoProducts } from '../../../seed/catalogue/demo-products.ts';
import { toProductRecord } from '../../../seed/to-product-record.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

type Expected = {
  category?: string;
  department?: string;
  colour?: string[];
  brand?: string;
  name?: string;
  nameWithout?: string;
  fabric?: string;
  size?: string;
  minPrice?: number;
  maxPrice?: number;
  onSale?: true;
  inStock?: true;
  nothing?: true;
};
type Entry = { find: Expected; by: string; queries: string[] };

const FIRST = 10;
const read = (name: string): Entry[] => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

let shop: TestShop;
let all: Product[];
beforeAll(async () => {
  shop = await startTestShop();
  for (const demo of demoProducts)
    await shop.addProduct({ ...toProductRecord(demo, shop.now()), sold: demo.popularity });
  all = [];
  for (let page = 1; all.length < demoProducts.length; page += 1)
    all.push(...(await list(`limit=27&page=${page}`)).product);
});
afterAll(() => shop.stop());

async function list(query: string): Promise<{ product: Product[]; productCount: number }> {
  const { body } = await shop.request().get(`/api/v1/products?${query}`).expect(200);
  return body;
}

function isWanted(product: Product, wanted: Expected): boolean {
  const {
    category,
    department,
    colour,
    brand,
    name,
    nameWithout,
    fabric,
    size,
    minPrice = 0,
    maxPrice = Infinity,
  } = wanted;
  return (
    (!category || product.category === category) &&
    (!department || product.department === department) &&
    (!colour || colour.includes(product.colour)) &&
    (!brand || product.brand === brand) &&
    (!name || new RegExp(`\\b(${name})\\b`, 'i').test(product.name)) &&
    (!nameWithout || !new RegExp(`\\b(${nameWithout})\\b`, 'i').test(product.name)) &&
    (!fabric || product.fabric.toLowerCase().includes(fabric)) &&
    (!size || product.sizes.some((entry) => entry.size === size && entry.stock > 0)) &&
    product.price >= minPrice &&
    product.price <= maxPrice &&
    (!wanted.onSale || product.mrp !== undefined) &&
    (!wanted.inStock || product.stock > 0)
  );
}

/** Recall within the first ten results. A meaningless query must find nothing. */
async function recallAt10(query: string, wanted: Expected): Promise<number> {
  const { product, productCount } = await list(`limit=18&keyword=${encodeURIComponent(query)}`);
  if (wanted.nothing) return productCount === 0 ? 1 : 0;
  const relevant = all.filter((candidate) => isWanted(candidate, wanted)).length;
  const found = product.slice(0, FIRST).filter((candidate) => isWanted(candidate, wanted)).length;
  return found / Math.min(FIRST, relevant);
}

async function measure(entries: Entry[]) {
  const missed: string[] = [];
  let sum = 0;
  let count = 0;
  for (const { find, queries } of entries)
    for (const query of queries) {
      const recall = await recallAt10(query, find);
      if (recall < 1) missed.push(`${query} (${recall.toFixed(2)})`);
      sum += recall;
      count += 1;
    }
  return { recall: sum / count, count, missed };
}

describe('the search set', () => {
  it('has at least 300 queries, no one twice, and each asks for something that the shop has', () => {
    const entries = [...read('search-set.json'), ...read('search-set-later.json')];
    const queries = entries.flatMap((entry) => entry.queries);
    expect(queries.length).toBeGreaterThanOrEqual(300);
    expect(new Set(queries).size).toBe(queries.length);
    for (const { find } of entries)
      expect(find.nothing ?? all.some((product) => isWanted(product, find))).toBe(true);
  });

  it.each([
    ['written before the search was', 'search-set.json'],
    ['written when the search was done, to see what it had not been made for', 'search-set-later.json'],
  ])(
    '%s: recall@10 is at least 99 percent',
    async (_how, file) => {
      const { recall, count, missed } = await measure(read(file));
      const figure = `recall@10 ${(recall * 100).toFixed(2)} % of ${count} queries`;
      process.stdout.write(`${figure}${missed.length > 0 ? `; not whole: ${missed.join(', ')}` : ''}\n`);
      expect(recall).toBeGreaterThanOrEqual(0.99);
    },
    240_000,
  );
});
