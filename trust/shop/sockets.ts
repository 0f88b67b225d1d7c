import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export type OpenConnection = {
  socket: Socket;
  received: string;
  isClosed: boolean;
  /** From `performance.now()`; 0 while open. */
  closedAt: number;
};

/** Limited by the server's listen backlog. */
const MAX_CONNECTING = 200;
const OWN_FILES = 500;

/** From the open-file limit of this process. */
export function maxSockets(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? Infinity : Number(soft) - OWN_FILES;
}

function open(port: number, first: string): Promise<OpenConnection> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const opened: OpenConnection = { socket, received: '', isClosed: false, closedAt: 0 };
    socket.on('data', (chunk) => (opened.received = (opened.received + String(chunk)).slice(0, 2000)));
    socket.on('error', reject);
    socket.on('close', () => Object.assign(opened, { isClosed: true, closedAt: performance.now() }));
    socket.once('connect', () => {
      socket.write(first);
      resolve(opened);
    });
  });
}

export async function openConnections(
  apiUrl: string,
  count: number,
  first: string,
): Promise<OpenConnection[]> {
  const port = Number(new URL(apiUrl).port);
  const opened: OpenConnection[] = [];
  while (opened.length < count) {
    const next = Array.from({ length: Math.min(MAX_CONNECTING, count - opened.length) }, () =>
      open(port, first),
    );
    opened.push(...(await Promise.all(next)));
  }
  return opened;
}
