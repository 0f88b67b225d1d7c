import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { silenceStreams } from '../../testing/silence-streams.ts';
import { followCollection } from './follow-collection.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await startTestDatabase();
});
afterAll(() => shop.stop());

it('following some fields of a collection tells of what came, went or changed in one of them, and of nothing else', async () => {
  const { products } = shop.database;
  const { _id: changedId } = await shop.addProduct({ brand: 'Nilgiri' });
  const { _id: gone } = await shop.addProduct();
  const changedIds: string[] = [];
  const following = followCollection(products, pino({ level: 'silent' }), {
    readAll: async () => {},
    onChange: (id) => changedIds.push(id),
    fields: ['name', 'brand'],
    unavailableMessage: 'The products are away.',
  });
  try {
    await following.whenSynced();
    const change = (update: object) => products.updateOne({ _id: changedId }, update);
    await change({ $inc: { stock: -1, sold: 1 } });
    await change({ $set: { name: 'Another name' } });
    await change({ $set: { price: 500 } });
    await change({ $unset: { brand: 1 } });
    const { _id: come } = await shop.addProduct();
    await products.deleteOne({ _id: gone });
    await waitUntil(() => changedIds.includes(String(gone)));
    expect(changedIds).toEqual([changedId, changedId, come, gone].map(String));
  } finally {
    following.stop();
  }
});

it('following a source that lags behind tells of what changed shortly before the start', async () => {
  const { _id: earlier } = await shop.addProduct();
  const changedIds: string[] = [];
  const following = followCollection(shop.database.products, pino({ level: 'silent' }), {
    readAll: async () => {},
    onChange: (id) => changedIds.push(id),
    lagSeconds: 60,
    unavailableMessage: 'The products are away.',
  });
  try {
    await waitUntil(() => changedIds.includes(String(earlier)));
    expect(changedIds).toContain(String(earlier));
  } finally {
    following.stop();
  }
});

describe('a stream without a sign of life for a second', () => {
  const follow = () =>
    followCollection(shop.database.products, pino({ level: 'silent' }), {
      readAll: async () => {},
      onChange: () => {},
      unavailableMessage: 'The products are away.',
    });

  it('is not relied on any more, though it has not broken off', async () => {
    const silenced = silenceStreams(shop.database.products);
    const following = follow();
    try {
      await following.whenSynced();
      expect(following.isLive()).toBe(true);
      await waitUntil(() => !following.isLive());
      expect(following.isSynced()).toBe(true);
    } finally {
      following.stop();
      silenced.mockRestore();
    }
  });

  it('has missed nothing, where the process was too busy to listen', async () => {
    const following = follow();
    try {
      await following.whenSynced();
      for (let round = 0; round < 3; round += 1) {
        keepBusy(1200);
        expect(following.isLive()).toBe(true);
        await wait(1);
        expect(following.isLive()).toBe(true);
      }
    } finally {
      following.stop();
    }
  });
});

it('following a source that lags behind does not look back behind a renamed collection', async () => {
  const { products, connection } = shop.database;
  let reads = 0;
  const following = followCollection(products, pino({ level: 'silent' }), {
    readAll: async () => {
      reads += 1;
    },
    onChange: () => {},
    lagSeconds: 60,
    unavailableMessage: 'The products are away.',
  });
  try {
    await following.whenSynced();
    await products.collection.rename('elsewhere');
    await connection.collection('elsewhere').rename(products.collection.name);
    await waitUntil(() => reads >= 2);
    await wait(3500);
    expect(reads).toBeLessThanOrEqual(3);
    await following.whenSynced();
  } finally {
    following.stop();
  }
});

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
