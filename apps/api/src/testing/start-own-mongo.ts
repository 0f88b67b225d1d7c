import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalMongo } from '@e-store/local-mongo';
import { freePort } from '@e-store/local-mongo/free-port';

export async function startOwnMongo() {
  const dataDir = await mkdtemp(join(tmpdir(), 'e-store-own-mongo-'));
  const port = await freePort(0);
  const start = () => startLocalMongo({ dataDir, port, env: { ...process.env, MONGODB_URI: undefined } });
  let mongo = await start();
  return {
    uri: mongo.uri,
    stop: () => mongo.stop(),
    start: async () => {
      mongo = await start();
    },
    remove: async () => {
      await mongo.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export type OwnMongo = Awaited<ReturnType<typeof startOwnMongo>>;
