import { request } from 'node:http';

export const timed = (url, agent, headers = {}) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    request(url, { agent, headers }, (response) => {
      const chunks = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.once('end', () => {
        const ms = performance.now() - begun;
        if (response.statusCode === 200) resolve({ ms, body: Buffer.concat(chunks).toString() });
        else reject(new Error(`${url} answers ${response.statusCode}`));
      });
    })
      .once('error', reject)
      .end();
  });

export const percentile = (times, share) => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
};
