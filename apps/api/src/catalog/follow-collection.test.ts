import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { startTestDatabase, type TestDatabase } from '../testing/start-test-database.ts';
import { eventually } from '../testing/eventually.ts';
import { silenceStreams } from '../testing/silence-streams.ts';
import { followCollection } from './follow-collection.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await startTestDatabase();
});
afterAll(() => shop.stop());

it('following some fields of a collection tells of what came, went or changed in one of them, and of nothing else', async () => {
  const { products } = shop.database;
  const { _id: kept } = await shop.addProduct({ brand: 'Nilgiri' });
  const { _id: gone } = await shop.addProduct();
  const told: string[] = [];
  const following = followCollection(products, pino({ level: 'silent' }), {
    readAll: async () => {},
    onChange: (id) => told.push(id),
    fields: ['name', 'brand'],
    whileAway: 'The products are away.',
  });
  try {
    await following.inStep();
    const change = (update: object) => products.updateOne({ _id: kept }, update);
    await change({ $inc: { stock: -1, sold: 1 } });
    await change({ $set: { name: 'Another name' } });
    await change({ $set: { price: 500 } });
    await change({ $unset: { brand: 1 } });
    const { _id: come } = await shop.addProduct();
    await products.deleteOne({ _id: gone });
    await eventually(() => told.includes(String(gone)));
    expect(told).toEqual([kept, kept, come, gone].map(String));
  } finally {
    following.stop();
  }
});

describe('a stream without a sign of life for a second', () => {
  const follow = () =>
    followCollection(shop.database.products, pino({ level: 'silent' }), {
      readAll: async () => {},
      onChange: () => {},
      whileAway: 'The products are away.',
    });

  it('is not relied on any more, though it has not broken off', async () => {
    const silenced = silenceStreams(shop.database.products);
    const following = follow();
    try {
      await following.inStep();
      expect(following.isAttentive()).toBe(true);
      await eventually(() => !following.isAttentive());
      expect(following.isInStep()).toBe(true);
    } finally {
      following.stop();
      silenced.mockRestore();
    }
  });

  it('has missed nothing, where the process was too busy to listen', async () => {
    const following = follow();
    try {
      await following.inStep();
      for (let round = 0; round < 3; round += 1) {
        keepBusy(1200);
        expect(following.isAttentive()).toBe(true);
        await wait(1);
        expect(following.isAttentive()).toBe(true);
      }
    } finally {
      following.stop();
    }
  });
});

function keepBusy(ms: number): void {
  const end = performance.now() + ms;
  while (performance.now() < end);
}
