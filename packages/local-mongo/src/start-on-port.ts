import { setTimeout as sleep } from 'node:timers/promises';
import { MongodFailed, PortTaken } from './errors.ts';
import { freePort } from './free-port.ts';
import { startMongod } from './start-mongod.ts';
import type { Log } from './mongod-version.ts';

const ATTEMPTS = 5;
const RELEASE_MS = 500;

type Options = {
  binary: string;
  dbPath: string;
  port: number;
  log: Log;
  onDeath?: ((error: Error) => void) | undefined;
};

/**
 * 0 picks a free port and retries when another program takes it. Waits for a killed mongod that locks the data.
 * @throws PortTaken, MongodFailed
 */
export async function startOnPort(
  { port, ...options }: Options,
  find = freePort,
): Promise<{ address: string; stop: () => Promise<void> }> {
  for (let attempt = 1; ; attempt += 1) {
    const address = `127.0.0.1:${await find(port)}`;
    try {
      return { address, ...(await startMongod({ ...options, address })) };
    } catch (error) {
      const isPortTaken = error instanceof PortTaken && port === 0;
      const isDataLocked = error instanceof MongodFailed && error.message.includes('DBPathInUse');
      if (attempt === ATTEMPTS || !(isPortTaken || isDataLocked)) throw error;
      if (isDataLocked) await sleep(RELEASE_MS);
    }
  }
}
