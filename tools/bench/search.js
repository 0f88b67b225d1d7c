import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { fillShop } from './fill-shop.js';
import { percentile, timed } from './timed.js';

const PRODUCTS = 10_000;
const ROUNDS = 3;
const LIMIT_MS = 50;

export const settings = { DEMO: 'true' };

const sets = ['search-set.json', 'search-set-later.json'];
const queriesOf = (file) =>
  JSON.parse(readFileSync(path.join(root, 'apps/api/src/features/catalog/search', file), 'utf8')).flatMap(
    ({ queries }) => queries,
  );

const waitUntilIndexed = async (list, agent, signal) => {
  for (;;) {
    const { body } = await timed(`${list}?keyword=clothes`, agent);
    if (JSON.parse(body).productCount >= PRODUCTS) return;
    signal.throwIfAborted();
    await new Promise((resolve) => {
      setTimeout(resolve, 500);
    });
  }
};

export const queriesOfSets = () => sets.flatMap(queriesOf);

/** At 10,000 products, against gallery and suggestions. Reports the worst of three rounds. */
export const bench = async ({ shop, signal, say }) => {
  const queries = queriesOfSets();
  const agent = new Agent({ keepAlive: true });
  const list = `${shop.apiUrl}/api/v1/products`;
  const calls = {
    search: (words) => `${list}?facets=true&limit=9&category=all&keyword=${words}`,
    suggestions: (words) => `${list}/suggest?keyword=${words}`,
  };
  let isReached = true;
  try {
    say(`Loading ${PRODUCTS} products …`);
    await fillShop(shop.values, { products: PRODUCTS });
    await waitUntilIndexed(list, agent, signal);
    for (const [name, urlOf] of Object.entries(calls)) {
      const rounds = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const times = [];
        for (const query of queries) {
          signal.throwIfAborted();
          times.push((await timed(urlOf(encodeURIComponent(query)), agent)).ms);
        }
        if (round > 0) rounds.push(times);
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
