import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { prepareDrain } from './drain.ts';

/** Why it cannot listen, in a sentence that names the variable. */
export class ListenError extends Error {}

type Place = {
  host: string;
  port: number;
  /** The settings that they come from. */
  names?: { host: string; port: string };
};
type Listening = { url: string; stop: () => Promise<void> };

/** Starts to listen, and stops without failing anybody (`drain.ts`). */
export async function listen(server: Server, place: Place): Promise<Listening> {
  server.requestTimeout = 30_000;
  server.headersTimeout = 10_000;
  server.keepAliveTimeout = 65_000; // longer than the web server keeps its connections
  const stop = prepareDrain(server);
  return { url: await bind(server, place), stop };
}

/** Listens for operators alone, who ask again when an answer is cut off: it ends at once. */
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
  const { port: actual } = server.address() as AddressInfo; // a TCP server that listens has one
  return `http://${host.includes(':') ? `[${host}]` : host}:${actual}`;
}

const OF_THE_API = { host: 'HOST', port: 'API_PORT' };

function inWords(error: NodeJS.ErrnoException, { host, port, names = OF_THE_API }: Place): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ListenError(`${names.port} ${port} is taken by another program.`);
    case 'EACCES':
      return new ListenError(`${names.port} ${port} may not be used by this user.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new ListenError(`${names.host} ${host} is no address of this machine.`);
    default:
      return error;
  }
}
