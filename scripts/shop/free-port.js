import { createServer } from 'node:net';

/** A port that was free a moment ago. */
const freePort = (host) =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ port: 0, host, exclusive: true }, () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

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
