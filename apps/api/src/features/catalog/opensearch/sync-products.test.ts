import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { nextBatch } from './sync-products.ts';

/** `atOnce` products, then another every 30 ms; with `isOver` none. */
const streamOf = (atOnce: number, { isOver = false } = {}) => {
  let sent = 0;
  const tryNext = async () => {
    sent += 1;
    if (sent > atOnce) {
      if (isOver) return null;
      await wait(30);
    }
    return { documentKey: { _id: new Types.ObjectId() } };
  };
  return { tryNext } as unknown as Parameters<typeof nextBatch>[0];
};

it.each([
  { changes: 'an import too slow for full batches', stream: streamOf(100), isBehind: true },
  { changes: 'full batches', stream: streamOf(10_000), isBehind: true },
  { changes: 'a change now and then', stream: streamOf(0), isBehind: false },
  { changes: 'a hundred products of staff', stream: streamOf(100, { isOver: true }), isBehind: false },
])('the sync is behind after $changes: $isBehind', async ({ stream, isBehind }) => {
  expect(await nextBatch(stream)).toMatchObject({ isBehind });
});
