import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { MAX_BUFFERED_TERMS, MAX_TERMS_A_DAY } from './search-recorder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let shop: TestShop;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.addProduct({ name: 'Chambal Kurta', category: 'Shirts' });
  staff = await shop.signIn('Catalogue');
});
afterEach(() => shop.database.searchTerms.deleteMany({}));
afterAll(() => shop.stop());

type Event = { id?: string; type?: 'search' | 'click'; keyword: string };
const report = async (event: Event) => {
  const body = { id: randomUUID(), type: 'search', ...event };
  const answer = await shop.request().post('/api/v1/search/events').send(body).expect(200);
  return answer.body.recorded as boolean;
};
const list = async (query: Record<string, string> = {}) => {
  await shop.searchRecorder.flush();
  return (await staff.agent.get('/api/v1/admin/search/terms').query(query).expect(200)).body;
};

describe('a reported search', () => {
  it('is counted by term with its hits, whatever its case and spaces', async () => {
    await report({ keyword: 'Chambal  KURTA ' });
    await report({ keyword: 'chambal kurta' });
    await report({ keyword: 'zzqq' });
    expect(await list()).toEqual({
      terms: [
        { term: 'chambal kurta', searches: 2, clicks: 0, hits: 1, searchedAt: shop.now().toISOString() },
        { term: 'zzqq', searches: 1, clicks: 0, hits: 0, searchedAt: shop.now().toISOString() },
      ],
      total: 2,
      page: 1,
      limit: 25,
      counts: { all: 2, withoutHits: 1 },
    });
  });

  it('is counted although the list of products comes from the response cache', async () => {
    const products = () => shop.request().get('/api/v1/products?keyword=chambal').expect(200);
    const find = jest.spyOn(shop.catalogIndex, 'search');
    await products();
    const asked = find.mock.calls.length;
    await products();
    expect(find.mock.calls.length).toBe(asked);
    find.mockRestore();
    expect((await list()).terms).toEqual([]);
    await report({ keyword: 'chambal' });
    expect((await list()).terms).toMatchObject([{ term: 'chambal', searches: 1 }]);
  });

  it('counts once as a search and once as a click, however often it is sent', async () => {
    const id = randomUUID();
    for (const type of ['search', 'click', 'search', 'click'] as const)
      expect(await report({ id, type, keyword: 'kurta' })).toBe(true);
    await report({ keyword: 'kurta' });
    expect((await list()).terms).toMatchObject([{ term: 'kurta', searches: 2, clicks: 1 }]);
  });

  it('is counted once by each flush', async () => {
    await report({ keyword: 'kurta' });
    await list();
    await report({ keyword: 'kurta' });
    await list();
    expect((await list()).terms).toMatchObject([{ searches: 2 }]);
  });

  it.each(['asha@example.com', 'asha@okaxis', '98765 43210', '+91-98765-43210', ' '])(
    'is not recorded when it may name a person or nothing: %j',
    async (keyword) => {
      const { status, body } = await shop
        .request()
        .post('/api/v1/search/events')
        .send({ id: randomUUID(), type: 'search', keyword });
      expect([status, body.recorded]).toEqual(keyword === ' ' ? [400, undefined] : [200, false]);
      expect((await list()).total).toBe(0);
    },
  );

  it.each(['kurta under 1500', '500-1000', 'W-32 jeans', 'कुर्ता'])('is recorded: %j', async (keyword) => {
    await report({ keyword });
    expect((await list()).terms).toMatchObject([{ term: keyword.toLowerCase() }]);
  });

  it('stores the term of a day and nothing about the person', async () => {
    await staff.agent
      .post('/api/v1/search/events')
      .send({ id: randomUUID(), type: 'search', keyword: 'kurta' })
      .expect(200);
    await shop.searchRecorder.flush();
    const [record] = await shop.database.searchTerms.find().lean();
    expect(record).toEqual({
      _id: expect.anything(),
      day: '2099-11-20',
      term: 'kurta',
      searches: 1,
      clicks: 0,
      hits: 1,
      searchedAt: shop.now(),
    });
  });

  it('is counted without hits while the catalogue index is unavailable', async () => {
    const search = jest.spyOn(shop.catalogIndex, 'search').mockRejectedValue(new Error('starting'));
    await report({ keyword: 'kurta' });
    const { terms } = await list();
    search.mockRestore();
    expect(terms).toEqual([{ term: 'kurta', searches: 1, clicks: 0, searchedAt: shop.now().toISOString() }]);
  });

  it('is counted only for known terms when the terms of a day are used up', async () => {
    await report({ keyword: 'kurta' });
    await list();
    const many = Array.from({ length: MAX_TERMS_A_DAY - 2 }, (_, index) => ({
      day: '2099-11-20',
      term: `x${index}`,
      searches: 1,
      clicks: 0,
      searchedAt: shop.now(),
    }));
    await shop.database.searchTerms.insertMany(many);
    for (const keyword of ['kurta', 'first', 'second']) await report({ keyword });
    const { terms, total } = await list();
    expect(total).toBe(MAX_TERMS_A_DAY);
    expect(terms.slice(0, 2)).toMatchObject([{ term: 'kurta', searches: 2 }, { term: 'first' }]);
  });

  it('waits in a buffer of limited size', async () => {
    const { record } = shop.searchRecorder;
    const recorded = Array.from({ length: MAX_BUFFERED_TERMS + 1 }, (_, index) =>
      record({ id: randomUUID(), type: 'search', keyword: `y${index}` }),
    );
    expect(recorded.filter(Boolean)).toHaveLength(MAX_BUFFERED_TERMS);
    expect(record({ id: randomUUID(), type: 'search', keyword: 'y0' })).toBe(true);
    await shop.searchRecorder.flush();
  });

  it('ignores a click on a term that nobody searched for', async () => {
    await report({ type: 'click', keyword: 'kurta' });
    expect((await list()).total).toBe(0);
  });
});

describe('the search terms of E-DASH', () => {
  it('are those of the period, with the hits of the latest search', async () => {
    const earlier = { term: 'kurta', searches: 4, clicks: 3, hits: 0, searchedAt: shop.now() };
    await shop.database.searchTerms.insertMany([
      { ...earlier, day: '2099-11-14' },
      { ...earlier, day: '2099-11-13' },
    ]);
    await report({ keyword: 'kurta' });
    expect((await list({ days: '7' })).terms).toMatchObject([{ searches: 5, clicks: 3, hits: 1 }]);
    expect((await list()).terms).toMatchObject([{ searches: 9, clicks: 6, hits: 1 }]);
  });

  it('are shown without hits only, in pages', async () => {
    for (const keyword of ['zzqq', 'zzqq', 'kurta', 'zzww']) await report({ keyword });
    const query = { show: 'withoutHits', limit: '1' };
    expect(await list(query)).toMatchObject({ terms: [{ term: 'zzqq' }], total: 2 });
    expect(await list({ ...query, page: '2' })).toMatchObject({
      terms: [{ term: 'zzww' }],
      counts: { all: 3, withoutHits: 2 },
    });
  });

  it.each([{ days: '8' }, { show: 'some' }])('reject %j', async (query) => {
    await staff.agent.get('/api/v1/admin/search/terms').query(query).expect(400);
  });

  it('expire after 90 days', async () => {
    const indexes = await shop.database.searchTerms.collection.indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({ key: { searchedAt: 1 }, expireAfterSeconds: (90 * DAY_MS) / 1000 }),
    );
  });
});

describe('the limits of search events', () => {
  let limited: TestShop;
  beforeAll(async () => {
    limited = await startTestShop({ config: { hasRateLimits: true } });
  });
  afterAll(() => limited.stop());
  const send = (keyword: string) =>
    limited.request().post('/api/v1/search/events').send({ id: randomUUID(), type: 'search', keyword });

  it('let nobody raise a term alone', async () => {
    for (let count = 0; count < LIMITS.searchEventsOfTerm.max; count += 1) await send('kurta').expect(200);
    expect((await send('Kurta').expect(429)).body.code).toBe('TOO_MANY_REQUESTS');
    await send('shirt').expect(200);
  });

  it('let nobody report many terms', async () => {
    for (let count = 0; count < LIMITS.searchEventsOfAddress.max; count += 1)
      await limited.limits.count(LIMITS.searchEventsOfAddress, '127.0.0.1');
    await send('jeans').expect(429);
  });
});
