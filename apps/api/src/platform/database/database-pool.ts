import type { mongo } from 'mongoose';

export type DatabasePool = { open: number; inUse: number; waiting: number };

export const emptyPool = (): DatabasePool => ({ open: 0, inUse: 0, waiting: 0 });

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
