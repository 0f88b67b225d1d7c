import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareDrain } from './drain.ts';
import { StartError } from './start-error.ts';

type Place = {
  host: string;
  port: number;
  names: { host: string; port: string };
};
type Listening = { url: string; stop: () => Promise<void> };

/**
 * Starts to listen; stops gracefully (`drain.ts`). Slow senders lose the connection (R54): a request has
 * `requestMs` to complete, its headers ten seconds. Idle connections stay open for `keepAliveMs`.
 */
export async function listen(
  server: Server,
  { keepAliveMs, requestMs = 30_000, ...place }: Place & { keepAliveMs: number; requestMs?: number },
): Promise<Listening> {
  server.requestTimeout = requestMs;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = keepAliveMs;
  const stop = prepareDrain(server);
  return { url: await bind(server, place), stop };
}

/** Listens for operators only; stops without a drain. */
export async function listenInside(server: Server, place: Place): Promise<Listening> {
  const url = await bind(server, place);
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url, stop };
}

async function bind(server: Server, place: Place): Promise<string> {
  const { host, port } = place;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inWords(error, place)));
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

function inWords(error: NodeJS.ErrnoException, { host, port, names }: Place): Error {
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
