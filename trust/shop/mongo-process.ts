import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startLocalMongo } from '@e-store/local-mongo';
import { freePort } from '@e-store/local-mongo/free-port';
import { processStartTime } from '@e-store/local-mongo/running-process';
import { inheritedEnv } from '../config.ts';
import type { DatabaseProxy } from './database-proxy.ts';

/** Keeps address and files over a restart. With a proxy, all clients use it. */
export async function createMongoProcess(dataDir: string, databaseProxy?: DatabaseProxy) {
  const port = await freePort(0);
  databaseProxy?.connectTo(port);
  const env = { ...inheritedEnv(), MONGODB_URI: undefined };
  const start = () => startLocalMongo({ dataDir, port, proxyAddress: databaseProxy?.address, env });
  let mongo = await start();
  const pid = async () => Number(await readFile(path.join(dataDir, 'mongo', 'mongod.lock'), 'utf8'));
  /** mongod exits when it cannot write. */
  const isRunning = async () => (await processStartTime(await pid())) !== undefined;
  return {
    isRunning,
    uri: mongo.uri,
    start: async (): Promise<number> => {
      const before = performance.now();
      mongo = await start();
      return performance.now() - before;
    },
    /** SIGKILL: only journaled writes survive. */
    kill: async () => {
      if (await isRunning()) process.kill(await pid(), 'SIGKILL');
      await mongo.stop();
      await waitUntilFree(port);
    },
    stop: () => mongo.stop(),
  };
}

const RELEASE_TRIES = 100;

/** Threads of a killed process may hold its port a moment longer. */
async function waitUntilFree(port: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const error = await freePort(port).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (!error) return;
    if (tries === RELEASE_TRIES) throw error;
    await wait(50);
  }
}
