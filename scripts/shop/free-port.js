import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems give to outgoing connections (Linux from 32768), so that none takes it before its user. */
const FIRST_PORT = 20_000;
const LAST_PORT = 32_000;
const PORTS_TO_TRY = 100;

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
  const taken = new Set(Object.values(values));
  for (const name of Object.keys(values).filter((key) => key.endsWith('_PORT'))) {
    while (chosen[name] === '0') {
      const port = String(await freePort(values.HOST));
      if (!taken.has(port)) chosen[name] = port;
      taken.add(port);
    }
  }
  return chosen;
};
