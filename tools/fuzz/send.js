import { request } from 'node:http';
import { API_PREFIX } from './prefix.js';

export const LONGEST_MS = 5_000;
const GIVE_UP_MS = 30_000;

/**
 * @typedef {{ status: number, headers: Record<string, string>, text: string, ms: number }} Answer `status` is 0 when the
 *   connection broke.
 */

/** @returns {Promise<Answer>} */
export function send(base, call, { cookie, agent }) {
  const begun = performance.now();
  const { hostname, port } = new URL(base);
  return new Promise((resolve) => {
    let isSettled = false;
    const settle = (answer) => {
      if (isSettled) return;
      isSettled = true;
      resolve({ headers: {}, text: '', ...answer, ms: performance.now() - begun });
    };
    const headers = { ...call.headers, ...(cookie && { cookie }) };
    const bytes = call.body === undefined ? undefined : Buffer.from(call.body);
    if (bytes && !headers['transfer-encoding']) headers['content-length'] = bytes.length;
    const sent = request({
      hostname,
      port,
      method: call.method,
      path: API_PREFIX + call.path,
      headers,
      agent,
    });
    sent.setTimeout(GIVE_UP_MS, () => sent.destroy(new Error('no answer')));
    sent.once('error', (error) => settle({ status: 0, text: error.code ?? error.message }));
    sent.once('response', (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      const end = () =>
        settle({
          status: response.statusCode,
          headers: response.headers,
          text: Buffer.concat(chunks).toString(),
        });
      response.once('end', end).once('error', end);
    });
    if (bytes) sent.write(bytes);
    sent.end();
  });
}
