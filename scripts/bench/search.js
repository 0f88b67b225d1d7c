import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { root } from '../command-line.js';
import { childEnv } from '../shop/child-env.js';

const PRODUCTS = 10_000;
const ROUNDS = 3;
/** What a search may take, in all but one of twenty. */
const LIMIT_MS = 50;

export const settings = { DEMO: 'true' };

const sets = ['search-set.json', 'search-set-later.json'];
const queriesOf = (file) =>
  JSON.parse(readFileSync(path.join(root, 'apps/api/src/catalog/search', file), 'utf8')).flatMap(
    ({ queries }) => queries,
  );

const fillShop = (values) =>
  new Promise((resolve, reject) => {
    const seed = path.join(root, 'apps/api/dist/seed/main.js');
    const child = spawn(process.execPath, [seed, '--if-empty', '--products', String(PRODUCTS)], {
      env: childEnv('api', values),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The seed ended with ${code}.`)),
    );
  });

/** Milliseconds from the call to the last byte of its answer, and the answer. */
const timed = (url, agent) =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    request(url, { agent }, (response) => {
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

/** The time within which a share of them was answered. */
export const percentile = (times, share) => {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

const untilIndexed = async (list, agent, signal) => {
  for (;;) {
    const { body } = await timed(`${list}?keyword=clothes`, agent);
    if (JSON.parse(body).productCount >= PRODUCTS) return;
    signal.throwIfAborted();
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
};

/**
 * How long a search takes at 10,000 products: every query of the search set through the HTTP call of the gallery, facets
 * included, and through that of the suggestions; one after the other, as one person types. The worst of three rounds.
 */
export const bench = async ({ shop, signal, say }) => {
  const queries = sets.flatMap(queriesOf);
  const agent = new Agent({ keepAlive: true });
  const list = `${shop.apiUrl}/api/v1/products`;
  const calls = {
    search: (words) => `${list}?facets=true&limit=9&category=all&keyword=${words}`,
    suggestions: (words) => `${list}/suggest?keyword=${words}`,
  };
  let isReached = true;
  try {
    say(`Loading ${PRODUCTS} products …`);
    await fillShop(shop.values);
    await untilIndexed(list, agent, signal);
    for (const [name, urlOf] of Object.entries(calls)) {
      const rounds = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const times = [];
        for (const query of queries) {
          signal.throwIfAborted();
          times.push((await timed(urlOf(encodeURIComponent(query)), agent)).ms);
        }
        if (round > 0) rounds.push(times); // the first warms up
      }
      const [p50, p95, most] = [0.5, 0.95, 1].map((share) =>
        Math.max(...rounds.map((times) => percentile(times, share))),
      );
      say(
        `${name}: ${queries.length} queries at ${PRODUCTS} products, worst of ${ROUNDS} rounds: ` +
          `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, slowest ${most.toFixed(1)} ms`,
      );
      isReached &&= p95 < LIMIT_MS;
    }
  } finally {
    agent.destroy();
  }
  return isReached;
};
