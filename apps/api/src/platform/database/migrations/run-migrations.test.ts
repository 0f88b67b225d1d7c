import { migrations } from '../../../app/features.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openDatabase } from '../../../app/open-database.ts';
import type { Database } from '../database.ts';
import { testConfig } from '../../../testing/start-test-shop.ts';
import type { Migration } from './migration.ts';
import { pendingMigrations, runMigrations } from './run-migrations.ts';
import { withSetupLock } from './with-setup-lock.ts';

let one: Database;
let two: Database;
beforeEach(() => {
  const { mongodbUri } = testConfig();
  one = openDatabase(mongodbUri);
  two = openDatabase(mongodbUri);
});
afterEach(async () => {
  await one.connection.dropDatabase();
  await Promise.all([one.connection.close(), two.connection.close()]);
});

const lock = ({ connection }: Database) =>
  connection.collection<{ _id: string; until?: Date; owner?: string }>('migrations');
const NAMES = migrations.map(({ name }) => name);

const recorder = (names: string[], takesMs = 0) => {
  const ran: string[] = [];
  let running = 0;
  const known = names.map((name): Migration => ({
    name,
    up: async () => {
      running += 1;
      if (running > 1) ran.push('TWO AT ONCE');
      await wait(takesMs);
      ran.push(name);
      running -= 1;
    },
  }));
  return { ran, known };
};

describe('migrations', () => {
  it('are applied in order, once, and then there is nothing to do', async () => {
    expect(await pendingMigrations(one.connection, migrations)).toEqual(NAMES);
    expect(await runMigrations(one.connection, migrations)).toEqual(NAMES);
    expect(await pendingMigrations(one.connection, migrations)).toEqual([]);
    expect(await runMigrations(one.connection, migrations)).toEqual([]);
  });

  it('are applied by one of two processes that start at once [T18]', async () => {
    const applied = await Promise.all([
      runMigrations(one.connection, migrations),
      runMigrations(two.connection, migrations),
    ]);
    expect(applied.toSorted((a, b) => a.length - b.length)).toEqual([[], NAMES]);
    const { ran, known } = recorder(['100-a', '101-b'], 100);
    await Promise.all([
      runMigrations(one.connection, known),
      runMigrations(two.connection, known),
      runMigrations(one.connection, known),
    ]);
    expect(ran).toEqual(['100-a', '101-b']);
  });

  it('are safe to run again after a crash left one half done [T18]', async () => {
    await runMigrations(one.connection, migrations);
    await lock(one).deleteMany({});
    expect(await runMigrations(one.connection, migrations)).toEqual(NAMES);
  });

  it('leave what failed to the next time, with what came before it done', async () => {
    const { ran, known } = recorder(['100-a', '102-c']);
    const failing: Migration = { name: '101-b', up: async () => Promise.reject(new Error('half done')) };
    const [first, last] = known as [Migration, Migration];
    await expect(runMigrations(one.connection, [first, failing, last])).rejects.toThrow('half done');
    expect(ran).toEqual(['100-a']);
    const fixed: Migration = { ...failing, up: async () => void ran.push('101-b') };
    expect(await runMigrations(two.connection, [first, fixed, last])).toEqual(['101-b', '102-c']);
    expect(ran).toEqual(['100-a', '101-b', '102-c']);
  });

  it('wait for whoever is at it, and take over from one that died', async () => {
    await lock(one).insertOne({ _id: 'lock', owner: 'dead', until: new Date(Date.now() + 3_600_000) });
    const { ran, known } = recorder(['100-a']);
    const running = runMigrations(one.connection, known);
    await wait(300);
    expect(ran).toEqual([]);
    await lock(one).updateOne({ _id: 'lock' }, { $set: { until: new Date(0) } });
    expect(await running).toEqual(['100-a']);
    expect(await lock(one).findOne({ _id: 'lock' })).toBeNull();
  });

  it('are not started anew by others while a long one goes on', async () => {
    const { ran, known } = recorder(['100-long'], 4000);
    const lockMs = 1500;
    const applied = await Promise.all([
      runMigrations(one.connection, known, { lockMs }),
      runMigrations(two.connection, known, { lockMs }),
    ]);
    expect(ran).toEqual(['100-long']);
    expect(applied.flat()).toEqual(['100-long']);
  });

  it('leave no lock behind that was just renewed', async () => {
    let left = 0;
    for (let round = 0; round < 50; round += 1) {
      await withSetupLock(one.connection, () => wait(7), { lockMs: 3 });
      await wait(8);
      left += await lock(one).countDocuments({ _id: 'lock' });
    }
    expect(left).toBe(0);
  });

  it('free no lock that somebody else holds by now', async () => {
    const stolen: Migration = {
      name: '100-a',
      up: async () => void (await lock(one).updateOne({ _id: 'lock' }, { $set: { owner: 'another' } })),
    };
    await runMigrations(one.connection, [stolen]);
    expect(await lock(one).findOne({ _id: 'lock' })).toMatchObject({ owner: 'another' });
  });
});

describe('after the migrations', () => {
  it.each([
    ['users', { email: 'a@example.com' }],
    ['orders', { number: 'ES-100001' }],
    ['orders', { user: 'u', idempotencyKey: 'k', number: 'n' }],
    ['resetTokens', { user: 'u', tokenHash: 'h' }],
  ])('%s refuse a second %p [I5] [T18]', async (name, document) => {
    await runMigrations(one.connection, migrations);
    const collection = one.connection.collection(name);
    await collection.insertOne({ ...document });
    await expect(collection.insertOne({ ...document })).rejects.toMatchObject({ code: 11000 });
  });

  it('orders without a key take no part in the rule about keys', async () => {
    await runMigrations(one.connection, migrations);
    const orders = one.connection.collection('orders');
    await orders.insertMany([
      { user: 'u', number: '1' },
      { user: 'u', number: '2' },
      { user: 'other', number: '3', idempotencyKey: 'k' },
      { user: 'u', number: '4', idempotencyKey: 'k' },
      { user: 'u', number: '4b', idempotencyKey: 'another' },
    ]);
    const again = orders.insertOne({ user: 'u', number: '5', idempotencyKey: 'k' });
    await expect(again).rejects.toMatchObject({ code: 11000 });
    expect(await orders.countDocuments()).toBe(5);
  });

  it.each(['sessions', 'resetTokens'])('%s end by themselves [C3]', async (name) => {
    await runMigrations(one.connection, migrations);
    const indexes = await one.connection.collection(name).indexes();
    expect(indexes).toContainEqual(expect.objectContaining({ key: { expiresAt: 1 }, expireAfterSeconds: 0 }));
  });
});
