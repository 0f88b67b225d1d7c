import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ephemeral range (Linux from 32768) and database ports (packages/local-mongo). */
const FIRST_PORT = 20_000;
const LAST_PORT = 26_000;
const PORTS_TO_TRY = 100;
/** Two shops of this process never get the same port. */
const chosenBefore = new Set();

const isFree = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

const freePort = async (host) => {
  for (let attempt = 1; attempt <= PORTS_TO_TRY; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No free port was found at ${host}.`);
};

/** Replaces port 0, because URLs must be known before the start. */
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
