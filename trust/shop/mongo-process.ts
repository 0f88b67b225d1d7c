import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startLocalMongo } from '@e-store/local-mongo';
import { freePort } from '@e-store/local-mongo/free-port';
import { startOf } from '@e-store/local-mongo/running-process';
import { environment } from '../config.ts';
import type { Line } from './line.ts';

/**
 * The database of `npm start`, which can be killed and started again at the same address, on the same files. With a line,
 * everybody reaches it through that alone.
 */
export async function createMongoProcess(dataDir: string, line?: Line) {
  const port = await freePort(0);
  line?.leadTo(port);
  const env = { ...environment(), MONGODB_URI: undefined };
  const start = () => startLocalMongo({ dataDir, port, throughAddress: line?.address, env });
  let mongo = await start();
  const pid = async () => Number(await readFile(path.join(dataDir, 'mongo', 'mongod.lock'), 'utf8'));
  /** It ends itself when it cannot write. */
  const isRunning = async () => (await startOf(await pid())) !== undefined;
  return {
    isRunning,
    uri: mongo.uri,
    /** Answers the milliseconds until it takes writes. */
    start: async (): Promise<number> => {
      const before = performance.now();
      mongo = await start();
      return performance.now() - before;
    },
    /** Without a word: nothing that is not in the journal survives. */
    kill: async () => {
      if (await isRunning()) process.kill(await pid(), 'SIGKILL');
      await mongo.stop(); // waits until it is gone, and gives its files free
    },
    stop: () => mongo.stop(),
  };
}
