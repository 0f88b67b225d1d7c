import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { startThrowawayMongo, type ThrowawayMongo } from './start-throwaway-mongo.ts';

jest.setTimeout(120_000);

describe('a throw-away MongoDB', () => {
  let mongo: ThrowawayMongo;
  let client: MongoClient;
  beforeAll(async () => {
    mongo = await startThrowawayMongo();
    client = await new MongoClient(mongo.uri).connect();
  });
  afterAll(async () => {
    await client.close();
    await mongo.stop();
  });

  it('rolls back a transaction that fails', async () => {
    const products = client.db('throwaway').collection('shelf');
    const failing = client.withSession((session) =>
      session.withTransaction(async () => {
        await products.insertOne({ size: 'M' }, { session });
        throw new Error('changed my mind');
      }),
    );
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await products.countDocuments()).toBe(0);
  });

  it('tells of changes in a stream', async () => {
    const products = client.db('throwaway').collection('watched');
    const changes = products.watch();
    const next = changes.next();
    await products.insertOne({ size: 'M' });
    expect(await next).toMatchObject({ operationType: 'insert', fullDocument: { size: 'M' } });
    await changes.close();
  });

  it('leaves no files behind', async () => {
    const second = await startThrowawayMongo();
    const other = await new MongoClient(second.uri).connect();
    const { parsed } = await other.db('admin').command({ getCmdLineOpts: 1 });
    expect(existsSync(parsed.storage.dbPath)).toBe(true);
    await other.close();
    await second.stop();
    expect(existsSync(parsed.storage.dbPath)).toBe(false);
  });

  it('is the given server when MONGODB_URI is set', async () => {
    const given = await startThrowawayMongo({ env: { MONGODB_URI: mongo.uri } });
    expect(given.uri).toBe(mongo.uri);
    await given.stop();
    expect(await client.db('admin').command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});
