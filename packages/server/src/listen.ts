import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareDrain } from './drain.ts';
import { StartError } from './start-error.ts';

type ListenOptions = {
  host: string;
  port: number;
  names: { host: string; port: string };
};
type ListeningServer = { url: string; stop: () => Promise<void> };

/**
 * Starts to listen; stops gracefully (`drain.ts`). Slow senders lose the connection (R54): a request has
 * `requestMs` to complete, its headers ten seconds. Idle connections stay open for `keepAliveMs`.
 */
export async function listen(
  server: Server,
  {
    keepAliveMs,
    requestMs = 30_000,
    ...options
  }: ListenOptions & { keepAliveMs: number; requestMs?: number },
): Promise<ListeningServer> {
  server.requestTimeout = requestMs;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = keepAliveMs;
  const stop = prepareDrain(server);
  return { url: await bind(server, options), stop };
}

/** Listens for operators only; stops without a drain. */
export async function listenInternal(server: Server, options: ListenOptions): Promise<ListeningServer> {
  const url = await bind(server, options);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, stop };
}

async function bind(server: Server, options: ListenOptions): Promise<string> {
  const { host, port } = options;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeListenError(error, options)));
    server.listen(port, host, resolve);
  });
  const { port: boundPort } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`;
}

function describeListenError(error: NodeJS.ErrnoException, { host, port, names }: ListenOptions): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(`${names.port} ${port} is taken by another program.`);
    case 'EACCES':
      return new StartError(`${names.port} ${port} may not be used by this user.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`${names.host} ${host} is no address of this machine.`);
    default:
      return error;
  }
}
