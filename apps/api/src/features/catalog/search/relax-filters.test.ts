import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { productRecord } from '../../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { toIndexed } from './indexed-product.ts';
import { relaxFilters } from './relax-filters.ts';
import { nearestWord } from './spell.ts';
import { Vocabulary } from './vocabulary.ts';

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

  it('has each of its words compared with all others once, until the catalogue has another word', () => {
    const vocabulary = new Vocabulary();
    const add = (name: string) => vocabulary.add(toIndexed(productRecord({ name })));
    add('Plain');
    let scans = 0;
    const { names } = vocabulary;
    vocabulary.names = () => {
      scans += 1;
      return names();
    };
    for (let times = 0; times < 5; times += 1) nearestWord('qwzxplk', vocabulary);
    expect(scans).toBe(1);
    expect(nearestWord('zubrovks', vocabulary)).toBeUndefined();
    add('Zubrovka');
    expect(nearestWord('zubrovks', vocabulary)?.word).toBe('zubrovka');
  });
});
