import type { mongo } from 'mongoose';

/** What becomes of the connections to MongoDB: how many are open, how many of them at work, how many calls wait for one. */
export type DatabasePool = { open: number; inUse: number; waiting: number };

export const emptyPool = (): DatabasePool => ({ open: 0, inUse: 0, waiting: 0 });

/** Keeps `pool` as the events of the driver tell it (CMAP). A new client begins with nothing. */
export function watchPool(client: mongo.MongoClient, pool: DatabasePool): void {
  Object.assign(pool, emptyPool());
  client
    .on('connectionCreated', () => (pool.open += 1))
    .on('connectionClosed', () => (pool.open -= 1))
    .on('connectionCheckOutStarted', () => (pool.waiting += 1))
    .on('connectionCheckOutFailed', () => (pool.waiting -= 1))
    .on('connectionCheckedOut', () => {
      pool.waiting -= 1;
      pool.inUse += 1;
    })
    .on('connectionCheckedIn', () => (pool.inUse -= 1));
}
