import { connect } from 'node:net';
import * as fc from 'fast-check';
import { LONGEST_MS } from './send.js';

const HEAD = 'GET /api/v1/store HTTP/1.1\r\nHost: shop\r\n';
const LINES = [
  'GET / HTTP/9.9\r\n\r\n',
  'GET /api/v1/store\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'CONNECT shop:443 HTTP/1.1\r\nHost: shop\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nHost: shop\r\n\r\n',
  'GET http://evil.example/api/v1/store HTTP/1.1\r\nHost: shop\r\n\r\n',
  'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: shop\r\n\r\n',
  'GET \\\\evil\\share HTTP/1.1\r\nHost: shop\r\n\r\n',
  'GET /api/v1/store HTTP/1.1\r\n\r\n',
  'GET /api/v1/store HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  `${HEAD}X: ${'x'.repeat(20_000)}\r\n\r\n`,
  `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`,
  `${HEAD}${Array.from({ length: 300 }, (_, index) => `X-${index}: 1\r\n`).join('')}\r\n`,
  `${HEAD}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n\r\n`,
  `${HEAD}Expect: 100-continue\r\nContent-Length: 5\r\n\r\nhello`,
  `${HEAD}Expect: the-unexpected\r\n\r\n`,
  'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /x HTTP/1.1\r\n\r\n',
  'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n',
  'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: -1\r\n\r\n',
  'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 99999999999999999999\r\n\r\n{}',
  'POST /api/v1/login HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"email":',
  'GET /api/v1/me HTTP/1.1\r\nHost: shop\r\nCookie: estore_session=\u0000\r\n\r\n',
  `GET /api/v1/me HTTP/1.1\r\nHost: shop\r\nCookie: ${'a=b; '.repeat(2000)}\r\n\r\n`,
  `${HEAD} folded: yes\r\n\r\n`,
  `${HEAD}Ünïcode: 1\r\n\r\n`,
  `${HEAD}Connection: close\r\n\r\n${HEAD}\r\n`,
  'GET /api/v1/store HTTP/1.1\nHost: shop\n\n',
  '\u0016\u0003\u0001\u0002\u0000\u0001\u0000',
  '\r\n\r\n\r\n',
];

const bytes = (text) => Buffer.from(text, 'latin1');
const validRequest = fc.constantFrom(...LINES).map(bytes);
const corruptedRequest = fc
  .tuple(
    validRequest,
    fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 6 }),
    fc.nat(600),
    fc.boolean(),
  )
  .map(([line, changes, length, isTwice]) => {
    const copy = Buffer.from(line);
    for (const [at, byte] of changes) if (at < copy.length) copy[at] = byte;
    return isTwice ? Buffer.concat([copy, copy]) : copy.subarray(0, Math.max(1, length));
  });
const garbage = fc.oneof(
  validRequest,
  corruptedRequest,
  corruptedRequest,
  fc.uint8Array({ minLength: 1, maxLength: 400 }).map((some) => Buffer.from(some)),
);

function sendRaw({ hostname, port }, sent) {
  return new Promise((resolve) => {
    const begun = performance.now();
    let heard = '';
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const settle = () => {
      socket.destroy();
      resolve({ heard, ms: performance.now() - begun });
    };
    // Incomplete requests may stay open; a trust scenario checks their timeout.
    socket.setTimeout(1_000, settle);
    socket.on('data', (chunk) => (heard += chunk.toString('latin1').slice(0, 2_000)));
    socket.once('end', settle).once('error', settle).once('close', settle);
    socket.write(sent);
    socket.end();
  });
}

/** Malformed HTTP. Records responses from 500 upwards and slow ones. */
export async function sendGarbage(base, count, { seed, stats, atOnce = 24 }) {
  const all = fc.sample(garbage, { numRuns: count, seed });
  let next = 0;
  const worker = async () => {
    while (next < all.length) {
      const sent = all[next];
      next += 1;
      const { heard, ms } = await sendRaw(new URL(base), sent);
      stats.raw += 1;
      if (/^HTTP\/1\.[01] 5\d\d/m.test(heard) || ms > LONGEST_MS)
        stats.faults.push(
          `raw socket: ${Math.round(ms)} ms, ${heard.slice(0, 200)}\n    ${JSON.stringify(sent.toString('latin1').slice(0, 300))}`,
        );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
