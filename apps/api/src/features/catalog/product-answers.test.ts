import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { loadavg, cpus } from 'node:os';
import { orderPayload } from '../../testing/order-payload.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import type { ProductRecord } from './product.model.ts';
import { startAnotherProcess } from '../../testing/start-another-process.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const HOUR_MS = 3_600_000;

let shop: TestShop;
let tee: ProductRecord;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  tee = await shop.addProduct({ sold: 100, stock: 5 });
});
afterEach(() => void jest.restoreAllMocks());
afterAll(() => shop.stop());

type Asked = Pick<TestShop, 'request'>;
const LIST = '/api/v1/products?category=T-Shirt&price[lte]=5000';
const detail = () => `/api/v1/product/${String(tee._id)}`;
const get = async (address: string, { request }: Asked = shop) => {
  const { body, headers } = await request().get(address).expect(200);
  return { body, etag: String(headers['etag']) };
};
const inList = async (asked?: Asked) => {
  const { body } = await get(LIST, asked);
  return body.product.find(({ _id }: { _id: string }) => _id === String(tee._id));
};
const inDetail = async (asked?: Asked) => (await get(detail(), asked)).body;

const questionsOf = async (work: () => Promise<unknown>) => {
  const find = jest.spyOn(shop.database.products, 'find');
  const findOne = jest.spyOn(shop.database.products, 'findOne');
  await work();
  const questions = find.mock.calls.length + findOne.mock.calls.length;
  [find, findOne].forEach((spy) => spy.mockRestore());
  return questions;
};
const waitForSync = () =>
  waitUntil(async () => {
    await Promise.all([get(LIST), get(detail())]);
    return (await questionsOf(() => Promise.all([get(LIST), get(detail())]))) === 0;
  });

describe('list and detail', () => {
  it('are answered again without asking the database, byte by byte the same', async () => {
    const [list, product] = [await get(LIST), await get(detail())];
    await waitForSync();
    expect(
      await questionsOf(async () => {
        expect([await get(LIST), await get(detail())]).toEqual([list, product]);
      }),
    ).toBe(0);
  });

  it('answer 304 to who has them, kept or not, and 200 as soon as they changed', async () => {
    for (const address of [LIST, detail()]) {
      const { etag } = await get(address);
      await waitForSync();
      const again = () => shop.request().get(address).set('If-None-Match', etag);
      const { headers } = await again().expect(304);
      expect(headers).toMatchObject({ etag, 'cache-control': 'public, max-age=0, s-maxage=5' });
      await shop.database.products.updateOne({ _id: tee._id }, { $inc: { price: 1 } });
      await again().expect(200);
    }
  });

  it('answer HEAD with the length and no body', async () => {
    await waitForSync();
    const { headers, text } = await shop.request().head(LIST).expect(200);
    expect(Number(headers['content-length'])).toBeGreaterThan(100);
    expect(text).toBeFalsy();
  });

  it('show what an order left, at once', async () => {
    const shopper = await shop.signIn();
    for (const left of [4, 3]) {
      await waitForSync();
      await shopper.agent
        .post('/api/v1/order/new')
        .send(orderPayload([{ product: tee._id }]))
        .expect(201);
      expect([(await inList()).stock, (await inDetail()).stock]).toEqual([left, left]);
    }
  });

  it('show what a cancelled order put back, at once', async () => {
    const shopper = await shop.signIn();
    const { body } = await shopper.agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: tee._id, quantity: 2 }]))
      .expect(201);
    await waitForSync();
    const reason = { reason: 'changed-mind' };
    await shopper.agent
      .post(`/api/v1/order/${String(body._id)}/cancel`)
      .send(reason)
      .expect(200);
    expect([(await inList()).stock, (await inDetail()).stock]).toEqual([5, 5]);
  });

  it('show what staff priced and took off, at once', async () => {
    const { agent } = await shop.signIn('Admin');
    await waitForSync();
    const path = `/api/v1/admin/products/${String(tee._id)}`;
    await agent.put(`${path}/price`).send({ from: tee.price, to: 777 }).expect(200);
    expect([(await inList()).price, (await inDetail()).price]).toEqual([777, 777]);
    await waitForSync();
    await agent.delete(path).expect(200);
    expect(await inList()).toBeUndefined();
    await shop.request().get(detail()).expect(404);
  });

  it('show a new product at once', async () => {
    const { body } = await get(LIST);
    await waitForSync();
    await shop.addProduct({ price: 4999 });
    expect((await get(LIST)).body.productCount).toBe(body.productCount + 1);
  });

  it('keep a page while something is ordered that is not on it, and sort by new popularity after an hour', async () => {
    const price = 'price[gte]=6000';
    for (let number = 0; number < 9; number += 1) await shop.addProduct({ price: 6000, sold: 50 });
    const other = await shop.addProduct({ price: 6000, sold: 1, stock: 9 });
    const page = `/api/v1/products?${price}`;
    await get(page);
    await waitUntil(async () => (await questionsOf(() => get(page))) === 0);
    const shopper = await shop.signIn();
    await shopper.agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: other._id }]))
      .expect(201);
    const count = jest.spyOn(shop.database.products, 'countDocuments');
    await get(page);
    expect(count).not.toHaveBeenCalled();
    await shop.database.products.updateOne({ _id: other._id }, { $inc: { sold: 60 } });
    expect((await get(page)).body.product[0]._id).not.toBe(String(other._id));
    shop.passTime(HOUR_MS);
    expect((await get(page)).body.product[0]._id).toBe(String(other._id));
  });
});

describe('what words find', () => {
  const FOUND = '/api/v1/products?keyword=plain+shirt+qwrtzx';
  const EMPTY = '/api/v1/products?keyword=polka';
  const namesIn = async (address: string, asked?: Asked) =>
    (await get(address, asked)).body.product.map(({ name }: { name: string }) => name);
  const searchesOf = async (work: () => Promise<unknown>) => {
    const read = jest.spyOn(shop.search, 'read');
    await work();
    const searches = read.mock.calls.length;
    read.mockRestore();
    return searches;
  };
  const waitForIndexSync = () =>
    waitUntil(async () => {
      await get(FOUND);
      return (await searchesOf(() => get(FOUND))) === 0;
    });

  it('is answered again without a search, also where it is nothing', async () => {
    for (const address of [FOUND, EMPTY]) {
      await waitForIndexSync();
      const before = await get(address);
      expect(await searchesOf(async () => expect(await get(address)).toEqual(before))).toBe(0);
    }
  });

  it('is searched for again after any change of a product, whether it was found or not', async () => {
    const { agent } = await shop.signIn('Admin');
    await waitForIndexSync();
    await agent
      .put(`/api/v1/admin/products/${String(tee._id)}/price`)
      .send({ from: tee.price, to: 778 })
      .expect(200);
    const { body } = await get('/api/v1/products?keyword=plain&sort=newest');
    expect(body.product[0]).toMatchObject({ _id: String(tee._id), price: 778 });
    await waitForIndexSync();
    await agent.delete(`/api/v1/admin/products/${String(tee._id)}`).expect(200);
    expect(await searchesOf(() => get(FOUND))).toBeGreaterThan(0);
  });

  it('follows the index, which hears of a change by itself', async () => {
    await get(EMPTY);
    await waitForIndexSync();
    expect(await namesIn(EMPTY)).toEqual([]);
    const record = await shop.database.products.findById(tee._id).lean();
    if (!record) throw new Error('It was just added.');
    // Simulates the index stream arriving after the catalogue stream.
    shop.search.put({ ...record, name: 'Polka T-Shirt' });
    expect(await namesIn(EMPTY)).toContain(tee.name);
  });
});

describe('another process', () => {
  const limitMs = () => ((loadavg()[0] ?? 0) < cpus().length / 2 ? 100 : 3000);

  it('shows what was written here within a tenth of a second', async () => {
    const elsewhere = startAnotherProcess(shop);
    try {
      await waitUntil(async () => (await inList(elsewhere))?.price === tee.price);
      const delays: number[] = [];
      for (let price = 1000; price < 1020; price += 1) {
        await inDetail(elsewhere);
        await shop.database.products.updateOne({ _id: tee._id }, { $set: { price } });
        const written = performance.now();
        for (const seen of [inList, inDetail])
          await waitUntil(async () => (await seen(elsewhere)).price === price);
        delays.push(performance.now() - written);
      }
      expect(delays.toSorted((a, b) => a - b).at(-2)).toBeLessThan(limitMs());
    } finally {
      await elsewhere.stop();
    }
  });
});
