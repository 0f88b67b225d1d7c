import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from './run-until-stopped.ts';

type ListenOptions = {
  host: string;
  port: number;
  names: { host: string; port: string };
};
type ListeningServer = { url: string; stop: () => Promise<void> };

/**
 * Stops gracefully. Slow senders lose the connection (R54): a request has `requestMs`, its headers ten
 * seconds. Idle connections stay open for `keepAliveMs`.
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

/** For operators only; stops without a drain. */
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

/** While stopping, connections are accepted with `Connection: close`. */
const LINGER_MS = 1000;
const RECENT_MS = 5000;
const DRAIN_MS = 6000;
const SWEEP_MS = 50;

/**
 * Returns the function that starts the shutdown. No accepted request fails (R84, T11): every response says
 * `Connection: close`, and clients get time to see that before the server closes.
 */
function prepareDrain(server: Server): () => Promise<void> {
  const openResponses = new Set<ServerResponse>();
  let isDraining = false;
  let lastRequestAt = -Infinity;
  server.prependListener('request', (_request, response: ServerResponse) => {
    lastRequestAt = performance.now();
    if (isDraining) response.setHeader('Connection', 'close');
    openResponses.add(response);
    response.once('close', () => openResponses.delete(response));
  });
  return async () => {
    isDraining = true;
    for (const response of openResponses)
      if (!response.headersSent) response.setHeader('Connection', 'close');
    // In full, even without open connections: the system resets connections that arrive at closing.
    if (performance.now() - lastRequestAt < RECENT_MS) await wait(LINGER_MS);
    await closeServer(server);
  };
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const deadline = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(deadline);
      clearInterval(sweep);
      resolve();
    });
  });
}
