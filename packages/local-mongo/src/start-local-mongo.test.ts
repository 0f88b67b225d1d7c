import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { readConfig } from './config.ts';
import { DataDirInUse, PortTaken } from './errors.ts';
import { freePort } from './free-port.ts';
import { processStartTime } from './running-process.ts';
import { startLocalMongo, type LocalMongo, type LocalMongoOptions } from './start-local-mongo.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

jest.setTimeout(120_000);

const folder = temporaryFolder();
const newDataDir = () => mkdtempSync(join(folder, 'data-'));
const env = { ...readConfig().environment, MONGODB_URI: '' };
const start = (options: LocalMongoOptions) => startLocalMongo({ env, ...options });

async function withServer<T>(
  options: LocalMongoOptions,
  work: (mongo: LocalMongo) => Promise<T>,
): Promise<T> {
  const mongo = await start(options);
  return work(mongo).finally(mongo.stop);
}

async function withClient<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 5000 }).connect();
  return work(client).finally(() => client.close());
}

const insertProduct = (uri: string) =>
  withClient(uri, (client) =>
    client
      .db()
      .collection('shelf')
      .insertOne({ size: 'M' }, { writeConcern: { j: true } }),
  );
const countProducts = (uri: string) =>
  withClient(uri, (client) => client.db().collection('shelf').countDocuments());
const mongodPid = (dataDir: string) => Number(readFileSync(join(dataDir, 'mongo', 'mongod.lock'), 'utf8'));

describe('local MongoDB', () => {
  it('keeps what was written over a stop and a start on another port', async () => {
    const dataDir = newDataDir();
    const [firstPort, secondPort] = [await freePort(0), await freePort(0)];
    await withServer({ dataDir, port: firstPort }, ({ uri }) => insertProduct(uri));
    await withServer({ dataDir, port: secondPort }, async ({ uri }) => {
      expect(uri).toContain(`:${secondPort}/`);
      expect(await countProducts(uri)).toBe(1);
      await insertProduct(uri);
    });
  });

  it('is gone after a stop, which may be called twice', async () => {
    const dataDir = newDataDir();
    const mongo = await start({ dataDir });
    const pid = mongodPid(dataDir);
    expect(await processStartTime(pid)).toBeDefined();
    await Promise.all([mongo.stop(), mongo.stop()]);
    expect(await processStartTime(pid)).toBeUndefined();
  });

  it('listens on loopback only, without network compression', async () => {
    await withServer({ dataDir: newDataDir() }, async ({ uri }) => {
      const { parsed } = await withClient(uri, (client) => client.db('admin').command({ getCmdLineOpts: 1 }));
      expect(parsed.net).toMatchObject({ bindIp: '127.0.0.1', compression: { compressors: 'disabled' } });
    });
  });

  it('runs no JavaScript for anybody [R50]', async () => {
    await withServer({ dataDir: newDataDir() }, async ({ uri }) => {
      await insertProduct(uri);
      const scripted = withClient(uri, (client) =>
        client.db().collection('shelf').findOne({ $where: 'true' }),
      );
      await expect(scripted).rejects.toThrow(/javascript|scripting|\$where/i);
    });
  });

  it('runs in a process group of its own, out of the reach of Ctrl-C', async () => {
    const dataDir = newDataDir();
    await withServer({ dataDir }, async () => {
      const pid = mongodPid(dataDir);
      expect(() => process.kill(-pid, 0)).not.toThrow();
    });
  });

  it('refuses a directory in use, naming it and the process', async () => {
    const dataDir = newDataDir();
    await withServer({ dataDir }, async () => {
      const second = start({ dataDir });
      await expect(second).rejects.toThrow(DataDirInUse);
      await expect(second).rejects.toThrow(`${dataDir} is in use by process ${process.pid}`);
    });
    await withServer({ dataDir }, ({ uri }) => insertProduct(uri));
  });

  it('refuses a port that is taken and gives the directory back', async () => {
    const dataDir = newDataDir();
    const port = await freePort(0);
    const occupier = createServer().listen(port, '127.0.0.1');
    await once(occupier, 'listening');
    await expect(start({ dataDir, port })).rejects.toThrow(PortTaken);
    occupier.close();
    await withServer({ dataDir, port }, ({ uri }) => insertProduct(uri));
  });

  it('starts again after kill -9 of mongod', async () => {
    const dataDir = newDataDir();
    const mongo = await start({ dataDir });
    await insertProduct(mongo.uri);
    process.kill(mongodPid(dataDir), 'SIGKILL');
    await mongo.stop();
    await withServer({ dataDir }, async ({ uri }) => expect(await countProducts(uri)).toBe(1));
  });

  it('tells when mongod ends without being asked', async () => {
    const dataDir = newDataDir();
    const lines: string[] = [];
    const deaths: Error[] = [];
    const onDeath = (error: Error) => deaths.push(error);
    const mongo = await start({ dataDir, log: (line) => lines.push(line), onDeath });
    process.kill(mongodPid(dataDir), 'SIGKILL');
    while (deaths.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(deaths[0]?.message).toMatch(/^MongoDB ended unexpectedly \(SIGKILL\); its log is .*mongo\.log$/);
    expect(lines).toContain(deaths[0]?.message);
    await mongo.stop();
    await (await start({ dataDir, onDeath })).stop();
    expect(deaths).toHaveLength(1);
  });

  it('keeps its log over starts, and the reason of the last crash with it', async () => {
    const dataDir = newDataDir();
    const starts = () =>
      readFileSync(join(dataDir, 'mongo.log'), 'utf8').split('"Waiting for connections"').length - 1;
    for (const expected of [1, 2]) {
      await withServer({ dataDir }, async () => expect(starts()).toBe(expected));
    }
  });

  it('ends the mongod of a killed owner and starts afresh with the same content', async () => {
    const dataDir = newDataDir();
    const { pid, uri } = await startInOtherProcess(dataDir);
    await insertProduct(uri);
    const orphan = mongodPid(dataDir);
    await killAndWait(pid);
    expect(await processStartTime(orphan)).toBeDefined();

    const lines: string[] = [];
    await withServer({ dataDir, log: (line) => lines.push(line) }, async (mongo) => {
      expect(lines).toContain(`Stopping the MongoDB that an interrupted run left behind (process ${orphan})`);
      expect(await processStartTime(orphan)).toBeUndefined();
      expect(await countProducts(mongo.uri)).toBe(1);
    });
  });

  it('starts again after kill -9 of everything', async () => {
    const dataDir = newDataDir();
    const { pid, uri } = await startInOtherProcess(dataDir);
    await insertProduct(uri);
    process.kill(mongodPid(dataDir), 'SIGKILL');
    await killAndWait(pid);
    await withServer({ dataDir }, async (mongo) => expect(await countProducts(mongo.uri)).toBe(1));
  });

  it('leaves another program alone that bears the number of the mongod left behind', async () => {
    const dataDir = newDataDir();
    const { pid, uri } = await startInOtherProcess(dataDir);
    await insertProduct(uri);
    process.kill(mongodPid(dataDir), 'SIGKILL');
    await killAndWait(pid);
    const other = spawn('sleep', ['60']);
    writeFileSync(join(dataDir, 'mongo', 'mongod.lock'), `${other.pid}\n`);
    await withServer({ dataDir }, async () => expect(await processStartTime(other.pid!)).toBeDefined());
    other.kill();
  });

  it('gives the words of mongod when it cannot start', async () => {
    const dataDir = newDataDir();
    mkdirSync(join(dataDir, 'mongo'));
    writeFileSync(join(dataDir, 'mongo', 'storage.bson'), 'not a database');
    await expect(start({ dataDir })).rejects.toThrow(/^MongoDB did not start \(exit status \d+\): ./);
  });

  it('starts none when MONGODB_URI is set', async () => {
    const dataDir = newDataDir();
    const mongo = await startLocalMongo({ dataDir, env: { MONGODB_URI: 'mongodb://db.example/shop' } });
    expect(mongo).toMatchObject({ uri: 'mongodb://db.example/shop', source: 'MONGODB_URI' });
    await mongo.stop();
  });
});

async function startInOtherProcess(dataDir: string): Promise<{ pid: number; uri: string }> {
  const program = join(import.meta.dirname, 'testing', 'hold-local-mongo.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
    cwd: import.meta.dirname,
    env: { ...env, NODE_OPTIONS: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { pid: child.pid!, uri: String(line).trim() };
}

async function killAndWait(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL');
  while ((await processStartTime(pid)) !== undefined) await new Promise((resolve) => setTimeout(resolve, 20));
}
