import { describe, expect, it } from '@jest/globals';
import { createResponseCache } from './response-cache.ts';
import { createChangeLog, type IndexChange } from './index-changes.ts';

const change = (id: string): IndexChange => ({ id, before: undefined, after: undefined });

function createTestCache() {
  const changes = createChangeLog();
  let isStreamLive = true;
  const version = async () => (isStreamLive ? changes.now() : undefined);
  const answers = createResponseCache({ version, changesSince: changes.since });
  return {
    answers,
    changes,
    hear: (heard: boolean) => (isStreamLive = heard),
    store: async (
      address: string,
      shown: string[],
      bytes = 2,
      isInvalidatedBy?: (one: IndexChange) => boolean,
    ) => {
      const { store } = await answers.find(address);
      store?.(
        { body: Buffer.alloc(bytes), etag: address },
        { shown, ...(isInvalidatedBy && { isInvalidatedBy }) },
      );
    },
    isCached: async (address: string) => (await answers.find(address)).answer?.etag === address,
  };
}

describe('kept answers', () => {
  it('are given until a product that they show changes', async () => {
    const { store, isCached, changes } = createTestCache();
    await store('/a', ['1', '2']);
    await store('/b', ['3']);
    changes.add(change('2'));
    expect(await isCached('/a')).toBe(false);
    expect(await isCached('/b')).toBe(true);
    expect(await isCached('/c')).toBe(false);
  });

  it('are given until something else changes them', async () => {
    const { store, isCached, changes } = createTestCache();
    await store('/a', ['1'], 2, ({ id }) => id === '9');
    changes.add(change('8'));
    expect(await isCached('/a')).toBe(true);
    changes.add(change('9'));
    expect(await isCached('/a')).toBe(false);
  });

  it('are given until what the shelf does not know is otherwise', async () => {
    const { answers, isCached } = createTestCache();
    let isStillValid = true;
    const { store } = await answers.find('/a');
    store?.({ body: Buffer.alloc(2), etag: '/a' }, { shown: [], isStillValid: () => isStillValid });
    expect(await isCached('/a')).toBe(true);
    isStillValid = false;
    expect(await isCached('/a')).toBe(false);
  });

  it('do not outlive changes that came while they were made', async () => {
    const { store, isCached, changes } = createTestCache();
    const making = store('/a', ['1']);
    changes.add(change('1'));
    await making;
    expect(await isCached('/a')).toBe(false);
  });

  it('are given up when nobody knows what changed', async () => {
    const { store, isCached, changes } = createTestCache();
    await store('/a', ['1']);
    changes.lose();
    expect(await isCached('/a')).toBe(false);
    await store('/a', ['1']);
    for (let number = 0; number < 1000; number += 1) changes.add(change('2'));
    expect(await isCached('/a')).toBe(false);
  });

  it('are neither given nor kept while changes are not heard of, and given again when none was missed', async () => {
    const { store, isCached, hear } = createTestCache();
    await store('/a', ['1']);
    hear(false);
    expect(await isCached('/a')).toBe(false);
    await store('/b', ['1']);
    hear(true);
    expect(await isCached('/a')).toBe(true);
    expect(await isCached('/b')).toBe(false);
  });

  it('are so many bytes and no more: the oldest go', async () => {
    const { store, isCached } = createTestCache();
    for (const address of ['/a', '/b', '/c']) await store(address, [address], 3_000_000);
    expect([await isCached('/a'), await isCached('/b'), await isCached('/c')]).toEqual([false, true, true]);
    await store('/huge', ['1'], 9_000_000);
    expect([await isCached('/huge'), await isCached('/c')]).toEqual([false, false]);
    await store('/d', ['1'], 3_000_000);
    expect(await isCached('/d')).toBe(true);
  });
});
