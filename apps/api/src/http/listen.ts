import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests still being answered when the server stops have this long to finish. */
const DRAIN_MS = 8_000;

/** How often connections that have become idle are closed meanwhile. */
const SWEEP_MS = 100;

/** Why it cannot listen, in a sentence that names the variable. */
export class ListenError extends Error {}

/** Starts to listen, and stops by letting open requests finish while no new ones begin. */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; stop: () => Promise<void> }> {
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000; // longer than the web server keeps its connections
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inWords(error, host, port)));
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    stop: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        // A connection that was busy when the end began stays open after its answer.
        const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
        server.close(() => {
          clearTimeout(deadline);
          clearInterval(sweep);
          resolve();
        });
      }),
  };
}

function inWords(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ListenError(`API_PORT ${port} is taken by another program.`);
    case 'EACCES':
      return new ListenError(`API_PORT ${port} may not be used by this user.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ListenError(`HOST ${host} is no address of this machine.`);
    default:
      return error;
  }
}
