import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { PortTaken } from './errors.ts';

/** Below the ephemeral ports of Linux (from 32768), above the ports of scripts/shop/free-port.js. */
const FIRST_PORT = 26_000;
const LAST_PORT = 32_000;
const PORTS_TO_TRY = 100;

/** @throws PortTaken; 0 finds a free one */
export async function freePort(wanted: number): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = wanted || randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
    if (wanted !== 0 || attempt === PORTS_TO_TRY) throw new PortTaken(port);
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
