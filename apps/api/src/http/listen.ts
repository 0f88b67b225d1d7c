import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests still being answered when the server stops have this long to finish. */
const DRAIN_MS = 8_000;

export class PortTakenError extends Error {}

/** Starts to listen, and stops by letting open requests finish while no new ones begin. */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<{ url: string; stop: () => Promise<void> }> {
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000; // longer than the web server keeps its connections
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new PortTakenError(`API_PORT ${port} is taken by another program.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo; // a TCP server that listens has one
  return {
    url: `http://${host}:${actual}`,
    stop: () =>
      new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
        server.close(() => {
          clearTimeout(deadline);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}
