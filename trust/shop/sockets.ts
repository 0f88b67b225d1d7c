import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';

export type Opened = {
  socket: Socket;
  heard: string;
  isClosed: boolean;
  /** By `performance.now()`; 0 while it is open. */
  closedAt: number;
};

/** So many connections are begun at once: more would overflow what the system keeps waiting for the server. */
const AT_ONCE = 200;
/** What the process needs for itself. */
const OWN_FILES = 500;

/** How many connections this process may have, by the limit of its open files. */
export function mostSockets(): number {
  const limits = readFileSync('/proc/self/limits', 'utf8');
  const soft = /^Max open files\s+(\d+)/m.exec(limits)?.[1];
  return soft === undefined ? Infinity : Number(soft) - OWN_FILES;
}

function open(port: number, first: string): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const opened: Opened = { socket, heard: '', isClosed: false, closedAt: 0 };
    socket.on('data', (chunk) => (opened.heard = (opened.heard + String(chunk)).slice(0, 2000)));
    socket.on('error', reject); // after it is open, nobody minds
    socket.on('close', () => Object.assign(opened, { isClosed: true, closedAt: performance.now() }));
    socket.once('connect', () => {
      socket.write(first);
      resolve(opened);
    });
  });
}

/** So many connections that each say the same and then nothing more. */
export async function openMany(apiUrl: string, count: number, first: string): Promise<Opened[]> {
  const port = Number(new URL(apiUrl).port);
  const opened: Opened[] = [];
  while (opened.length < count) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - opened.length) }, () => open(port, first));
    // oxlint-disable-next-line no-await-in-loop -- some at a time
    opened.push(...(await Promise.all(next)));
  }
  return opened;
}
