import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@e-store/local-mongo/config';
import { findMongod } from '@e-store/local-mongo/find-mongod';
import { freePort } from '@e-store/local-mongo/free-port';
import { defaultSources } from '@e-store/local-mongo/default-sources';
import mongoose from 'mongoose';

export async function startSingleMongod(...options: string[]) {
  const found = await findMongod(defaultSources(readConfig({ ...process.env, MONGODB_URI: '' })), () => {});
  if (!('binary' in found)) throw new Error('There is no mongod to run.');
  const dbPath = await mkdtemp(join(tmpdir(), 'e-store-single-mongod-'));
  const port = String(await freePort(0));
  const place = ['--dbpath', dbPath, '--port', port, '--bind_ip', '127.0.0.1', '--nounixsocket'];
  const child = spawn(found.binary, [...options, ...place], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = `127.0.0.1:${port}`;
  const client = new mongoose.mongo.MongoClient(`mongodb://${address}/?directConnection=true`);
  await client.connect();
  await client.close();
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(dbPath, { recursive: true });
    },
  };
}
