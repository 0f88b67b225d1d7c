import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { relaxFilters } from './relax-filters.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.addProduct();
});
afterAll(() => shop.stop());

const NONSENSE = 'qwzx plkm wert bnmk zzxq ppqw lkqj xcvq mnqp wqzp kjxq zpqm';

describe('a search that means nothing', () => {
  it('is looked at in a few ways, however many words somebody types', async () => {
    let [reads, spellings] = [0, 0];
    const search = {
      ...shop.search,
      read: (words: string) => {
        reads += 1;
        return shop.search.read(words);
      },
      nearest: (word: string) => {
        spellings += 1;
        return shop.search.nearest(word);
      },
    };
    await relaxFilters({ ...shop, search }, ProductListQuery.parse({ keyword: NONSENSE }));
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThanOrEqual(21);
    expect(spellings).toBeLessThanOrEqual(10);
  });
});

it('offers no goods in place of a word beside a help topic', async () => {
  const offers = (keyword: string) => relaxFilters(shop, ProductListQuery.parse({ keyword }));
  expect(await offers('tshqqt')).not.toEqual([]);
  expect(await offers('refund tshqqt')).toEqual([]);
});

it('offers all that is on sale in place of a discount that no product has', async () => {
  await shop.addProduct({ price: 900, mrp: 1000 });
  expect(await relaxFilters(shop, ProductListQuery.parse({ keyword: '70% off tshirt' }))).toEqual([
    { keyword: 'tshirt', without: '70% off or more', count: 2 },
    { keyword: 'tshirt on sale', count: 1 },
  ]);
});
