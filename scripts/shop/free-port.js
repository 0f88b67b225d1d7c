import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below those that systems give to outgoing connections (Linux from 32768), and below those of databases
 * (packages/local-mongo), so that none takes it before its user.
 */
const FIRST_PORT = 20_000;
const LAST_PORT = 26_000;
const PORTS_TO_TRY = 100;
/** By this process: a second shop does not get a port of a first one that has not come to use it yet. */
const chosenBefore = new Set();

const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** A port that was free a moment ago. */
const freePort = async (host) => {
  for (let attempt = 1; attempt <= PORTS_TO_TRY; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No free port was found at ${host}.`);
};

/** The settings with every port 0 replaced by a free one: addresses must be known before servers start. */
export const choosePorts = async (values) => {
  const chosen = { ...values };
  const named = new Set(Object.values(values));
  for (const name of Object.keys(values).filter((key) => key.endsWith('_PORT'))) {
    while (chosen[name] === '0') {
      const port = String(await freePort(values.HOST));
      if (!named.has(port) && !chosenBefore.has(port)) chosen[name] = port;
      chosenBefore.add(port);
    }
  }
  return chosen;
};
