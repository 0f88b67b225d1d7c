import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type LocalOpenSearch, startLocalOpenSearch } from '@e-store/local-opensearch';
import { discountPercent } from '@e-store/shared/catalog/price-rules';
import type { Product } from '@e-store/shared/catalog/product';
import { demoProducts } from '../../../seed/catalogue/demo-products.ts';
import { toProductRecord } from '../../../seed/to-product-record.ts';
import {
  describeWithOpenSearch,
  onOpenSearch,
  OPENSEARCH_PATIENCE_MS,
} from '../../../testing/local-opensearch.ts';
import { settleOpenSearch } from '../../../testing/settle-opensearch.ts';
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
  minDiscount?: number;
  inStock?: true;
  nothing?: true;
};
type Entry = { find: Expected; by: string; queries: string[] };

const FIRST = 10;
const read = (name: string): Entry[] => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));

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
    minDiscount = 0,
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
    (discountPercent(product) ?? 0) >= minDiscount &&
    (!wanted.onSale || product.mrp !== undefined) &&
    (!wanted.inStock || product.stock > 0)
  );
}

/** For the start of OpenSearch and both waits of `settleOpenSearch`, which say what they miss. */
const START_MS = 3 * OPENSEARCH_PATIENCE_MS;

/** `settle` waits until the index has what the database has. */
function describeSearchSet(
  engine: string,
  minRecall: number,
  startShop: () => Promise<TestShop>,
  settle: (shop: TestShop) => Promise<void> = async () => {},
): void {
  let shop: TestShop;
  let all: Product[];
  beforeAll(async () => {
    shop = await startShop();
    for (const demo of demoProducts)
      await shop.addProduct({ ...toProductRecord(demo, shop.now()), sold: demo.popularity });
    await settle(shop);
    all = [];
    for (let page = 1; all.length < demoProducts.length; page += 1)
      all.push(...(await list(`limit=27&page=${page}`)).product);
  }, START_MS);
  afterAll(() => shop.stop());

  async function list(query: string): Promise<{ product: Product[]; productCount: number }> {
    const { body } = await shop.request().get(`/api/v1/products?${query}`).expect(200);
    return body;
  }

  /** Within the first ten results. A meaningless query must find nothing. */
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

  describe(`the search set with ${engine}`, () => {
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
      '%s: recall@10 is high',
      async (_how, file) => {
        const { recall, count, missed } = await measure(read(file));
        const figure = `${engine}: recall@10 ${(recall * 100).toFixed(2)} % of ${count} queries`;
        process.stdout.write(`${figure}${missed.length > 0 ? `; not whole: ${missed.join(', ')}` : ''}\n`);
        expect(recall).toBeGreaterThanOrEqual(minRecall);
      },
      240_000,
    );
  });
}

describeSearchSet('the embedded index', 0.99, () => startTestShop());

describeWithOpenSearch('OpenSearch', () => {
  let server: LocalOpenSearch | undefined;
  afterAll(() => server?.stop());
  describeSearchSet(
    'OpenSearch',
    0.97,
    async () => startTestShop({ config: onOpenSearch((server = await startLocalOpenSearch())) }),
    settleOpenSearch,
  );
});
