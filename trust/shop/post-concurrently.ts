import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Answer } from './client.ts';

type PostRequest = { path: string; body: object; headers?: Record<string, string> };

/** Over connections already open, to measure the shop and not the client. */
export async function postConcurrently(
  apiUrl: string,
  posts: readonly PostRequest[],
): Promise<Pick<Answer<object>, 'status' | 'headers' | 'ms'>[]> {
  const { port, host } = new URL(apiUrl);
  const sockets = await Promise.all(posts.map(() => open(Number(port))));
  const texts = posts.map((post) => write(host, post));
  const answers = sockets.map(readAnswer);
  const before = performance.now();
  sockets.forEach((socket, index) => socket.write(texts[index] ?? ''));
  return (await Promise.all(answers)).map(({ at, ...answer }) => ({
    ...answer,
    ms: Math.round(at - before),
  }));
}

async function open(port: number): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return socket;
}

function write(host: string, { path, body, headers = {} }: PostRequest): string {
  const text = JSON.stringify(body);
  const lines = Object.entries({
    host,
    ...headers,
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  return `POST /api/v1${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${text}`;
}

async function readAnswer(socket: Socket): Promise<{ status: number; headers: Headers; at: number }> {
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await once(socket, 'end');
  const at = performance.now();
  const [first = '', ...lines] = (text.split('\r\n\r\n', 1)[0] ?? '').split('\r\n');
  const headers = new Headers(
    lines.map((line): [string, string] => [line.split(':', 1)[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  );
  return { status: Number(first.split(' ')[1]), headers, at };
}
