import { describe, expect, it } from '@jest/globals';
import { CatalogVersion } from '../../features/catalog/catalog-version.ts';
import { createResponseCache } from './response-cache.ts';

function createTestCache() {
  const version = new CatalogVersion();
  let isLive = true;
  const cache = createResponseCache({
    version: async () => (isLive ? version.current : undefined),
    isCurrent: (answered, ids) => version.isCurrent(answered, ids),
  });
  return {
    version,
    setLive: (live: boolean) => (isLive = live),
    store: async (url: string, shown: string[], bytes = 2) => {
      const { store } = await cache.find(url);
      store?.({ body: Buffer.alloc(bytes), etag: url }, shown);
    },
    isCached: async (url: string) => (await cache.find(url)).answer?.etag === url,
  };
}

describe('the response cache', () => {
  it('returns a response until a product that it shows changes', async () => {
    const { store, isCached, version } = createTestCache();
    await store('/a', ['1', '2']);
    await store('/b', ['3']);
    version.productChanged('2');
    expect([await isCached('/a'), await isCached('/b'), await isCached('/c')]).toEqual([false, true, false]);
  });

  it('returns no response after lists changed', async () => {
    const { store, isCached, version } = createTestCache();
    await store('/a', []);
    expect(await isCached('/a')).toBe(true);
    version.listsChanged();
    expect(await isCached('/a')).toBe(false);
  });

  it('returns no response that was made while a product changed', async () => {
    const { store, isCached, version } = createTestCache();
    const making = store('/a', ['1']);
    version.productChanged('1');
    await making;
    expect(await isCached('/a')).toBe(false);
  });

  it('is bypassed without a live stream, and serves again when nothing changed meanwhile', async () => {
    const { store, isCached, setLive } = createTestCache();
    await store('/a', ['1']);
    setLive(false);
    expect(await isCached('/a')).toBe(false);
    await store('/b', ['1']);
    setLive(true);
    expect([await isCached('/a'), await isCached('/b')]).toEqual([true, false]);
  });

  it('holds 8 MB and evicts the least recently used first', async () => {
    const { store, isCached } = createTestCache();
    for (const url of ['/a', '/b']) await store(url, [], 3_000_000);
    await isCached('/a');
    await store('/c', [], 3_000_000);
    expect([await isCached('/a'), await isCached('/b'), await isCached('/c')]).toEqual([true, false, true]);
    await store(`/d?x=${'d'.repeat(2_000_000)}`, []);
    expect([await isCached('/a'), await isCached('/c')]).toEqual([false, true]);
    await store('/huge', [], 9_000_000);
    expect([await isCached('/huge'), await isCached('/c')]).toEqual([false, true]);
  });
});
