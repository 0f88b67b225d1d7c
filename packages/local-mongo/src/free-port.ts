import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { PortTaken } from './errors.ts';

/**
 * Below those that systems give to outgoing connections (Linux from 32768), and above those that servers of a shop are
 * given before they start (scripts/shop/free-port.js), so that none takes it before its user.
 */
const FIRST_PORT = 26_000;
const LAST_PORT = 32_000;
const PORTS_TO_TRY = 100;

/**
 * The port itself when nobody listens there, any free one for 0.
 * @throws PortTaken
 */
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
