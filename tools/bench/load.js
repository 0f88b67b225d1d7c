import { connect } from 'node:net';
import { percentile } from './timed.js';

const HEAD_END = '\r\n\r\n';

export const readHead = (head) => {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer of unknown length:\n${head}`);
  return { status, length: Number(length) };
};

const requestOf = ({ url, headers = {} }) => {
  const { host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`);
};

/** Sends the next request on one connection after each response, until `next` returns nothing. */
const sendContinuously = (host, port, next, recordTiming) =>
  new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true });
    let received = Buffer.alloc(0);
    let awaited = 0; // Remaining bytes of the response; 0 while reading the head.
    let request;
    let asked;
    const ask = () => {
      request = next();
      asked = performance.now();
      if (request) socket.write(request);
      else socket.end(resolve);
    };
    const done = () => {
      recordTiming(performance.now() - asked);
      ask();
    };
    const read = (chunk) => {
      if (awaited > 0) {
        awaited -= chunk.length;
        if (awaited === 0) done();
        return;
      }
      received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
      const end = received.indexOf(HEAD_END);
      if (end < 0) return;
      const { status, length } = readHead(received.toString('latin1', 0, end));
      if (status < 200 || status > 299)
        throw new Error(
          `${request.toString().split('\r\n', 1)[0]} was answered ${status}: only good ones count.`,
        );
      awaited = length - (received.length - end - HEAD_END.length);
      received = Buffer.alloc(0);
      if (awaited === 0) done();
    };
    socket.on('data', (chunk) => {
      try {
        read(chunk);
      } catch (error) {
        socket.destroy(error);
      }
    });
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The connection was closed before its answer.')));
  });

/**
 * What a server answers to `connections` clients that each ask again at once, over `seconds`, all of them together going
 * through `requests` in turn: good answers a second, and the milliseconds within which half and all but one of a hundred
 * came. It speaks HTTP by hand, because Node's own client would be slower than the servers that are measured.
 *
 * Throws when an answer is not a good one, or of unknown length.
 *
 * @param {{ url: string, headers?: Record<string, string> }[]} requests all to the same server
 * @param {{ seconds: number, connections: number }} load
 */
export const measureLoad = async (requests, { seconds, connections }) => {
  const { hostname, port } = new URL(requests[0].url);
  const written = requests.map(requestOf);
  const times = [];
  let turn = 0;
  const begun = performance.now();
  const until = begun + seconds * 1000;
  const next = () => (performance.now() < until ? written[turn++ % written.length] : undefined);
  const clients = Array.from({ length: connections }, () =>
    sendContinuously(hostname, Number(port), next, (ms) => times.push(ms)),
  );
  await Promise.all(clients);
  const perSecond = times.length / ((performance.now() - begun) / 1000);
  return { perSecond, p50: percentile(times, 0.5), p99: percentile(times, 0.99) };
};
