import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { INITIAL_CATEGORIES } from '@e-store/shared/catalog/list-choices';
import * as fc from 'fast-check';
import pino from 'pino';
import { scheduleDatabase } from '../../testing/schedule-database.ts';
import { checkInterleavings } from '../../testing/check-interleavings.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { createResponseCache, type ResponseCache } from '../../platform/http/response-cache.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { startEmbeddedIndex } from './embedded-index.ts';

let test: TestDatabase;
let order: ReturnType<typeof scheduleDatabase>;
let catalogIndex: CatalogIndex;
let answers: ResponseCache;
/** Two products, so that queries share cached data. */
let ids: string[];
let prices: number[];
beforeAll(async () => {
  test = await startTestDatabase();
  order = scheduleDatabase(test.database);
  const [one, other] = [await test.addProduct({ price: 1 }), await test.addProduct({ price: 1 })];
  ids = [String(one._id), String(other._id)];
  prices = [1, 1];
  catalogIndex = startEmbeddedIndex(
    { database: order.database, log: pino({ level: 'silent' }), now: () => new Date() },
    { all: async () => INITIAL_CATEGORIES, current: () => INITIAL_CATEGORIES },
    { find: async () => undefined, version: () => 0 },
  );
  answers = createResponseCache(catalogIndex);
  await catalogIndex.search({});
});
afterAll(async () => {
  catalogIndex.stop();
  await test.stop();
});

const looks = {
  'the index': async (id: string) => {
    const isBelow = async (price: number) => {
      const { ids: found } = await catalogIndex.search({ filters: { price: { lt: price } }, limit: 2 });
      return found.includes(id);
    };
    let price = prices[ids.indexOf(id)] ?? 0;
    while (await isBelow(price)) price -= 1;
    return price;
  },
  'an answer': async (id: string) => {
    const { answer, store } = await answers.find(id);
    if (answer) return Number(answer.body);
    const price = (await order.database.products.findById(id).lean())?.price;
    store?.({ body: Buffer.from(String(price)), etag: '' }, [id]);
    return price;
  },
};

const Story = fc.record({
  look: fc.constantFrom(...(Object.keys(looks) as (keyof typeof looks)[])),
  acts: fc.array(
    fc.record({ what: fc.constantFrom('write', 'look', 'look'), which: fc.constantFrom(0, 0, 0, 1) }),
    {
      minLength: 5,
      maxLength: 9,
    },
  ),
});

it('readers see the latest version of a product in every order of reads and writes [T15]', async () => {
  const late: string[] = [];
  await checkInterleavings(Story, async (scheduler, { look, acts }) => {
    const least = [...prices];
    const see = async (which: number) => {
      const wanted = least[which] ?? 0;
      const found = await looks[look](ids[which] ?? '');
      if (found === undefined || found < wanted)
        late.push(`${look} had ${found}, after ${wanted} was written`);
    };
    const act = async ({ what, which }: (typeof acts)[number]) => {
      await scheduler.schedule(Promise.resolve(), `${what} of product ${which}`);
      if (what === 'look') return see(which);
      const price = (prices[which] = (prices[which] ?? 0) + 1);
      await order.database.products.updateOne({ _id: ids[which] }, { $max: { price } });
      least[which] = Math.max(least[which] ?? 0, price);
    };
    await order.runScheduled(scheduler, () => Promise.all(acts.map(act)));
    await Promise.all(ids.map((_id, which) => see(which)));
    expect(late).toEqual([]);
  });
});
