import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pinning, pinOther, pinServer } from './cores.js';
import { toMetric, toTable } from './metrics.js';
import { fillShop } from './fill-shop.js';
import { saveResults, describeMachine } from './save-results.js';
import { readMemoryMb } from './processes.js';
import { details, facetedLists, lists } from './reads.js';
import { queriesOfSets } from './search.js';
import { percentile, timed } from './timed.js';

const SMALL = 1_000;
const LARGE = '20000';
const ROUNDS = 3;
const MIN_RETAINED_SHARE = 0.8;

export const settings = { DEMO: 'true' };
export const prepare = () => pinOther(process.pid);

const agent = new Agent({ keepAlive: true });

const waitUntilIndexed = async (list, count, signal) => {
  for (;;) {
    const found = await Promise.all(
      [list, `${list}?keyword=clothes`].map((url) =>
        timed(url, agent).then(
          ({ body }) => JSON.parse(body).productCount,
          () => 0,
        ),
      ),
    );
    if (found.every((productCount) => productCount >= count)) return;
    signal.throwIfAborted();
    await wait(1000);
  }
};

/** Beside concurrent light calls. */
const searchOnce = async (list, signal) => {
  const times = [];
  const meanwhile = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) meanwhile.push((await timed(`${list}/suggest?keyword=kurta`, agent)).ms);
  })();
  try {
    for (const query of queriesOfSets()) {
      signal.throwIfAborted();
      const url = `${list}?facets=true&limit=9&category=all&keyword=${encodeURIComponent(query)}`;
      times.push((await timed(url, agent)).ms);
    }
  } finally {
    isOver = true;
    await others;
  }
  return { p95: percentile(times, 0.95), others: percentile(meanwhile, 0.99) };
};

const listOnce = async (products, round, signal) => {
  const times = [];
  for (const url of await facetedLists(products, round)) {
    signal.throwIfAborted();
    times.push((await timed(url, agent)).ms);
  }
  return percentile(times, 0.95);
};

const measureSize = async (where) => {
  const list = `${where.shop.apiUrl}/api/v1/products`;
  const reads = [...(await lists(where)), ...(await details(where))];
  const searched = [];
  const listed = [];
  for (let round = 0; round < ROUNDS; round += 1) listed.push(await listOnce(list, round, where.signal));
  for (let round = 0; round <= ROUNDS; round += 1) searched.push(await searchOnce(list, where.signal));
  return { reads, listed, searched: searched.slice(1), memory: readMemoryMb(where.shop.apiPid) };
};

const retainedShares = (small, large, count) =>
  small.reads.map(({ name, ratio }, place) => {
    const shares = ['least', 'median', 'most'].map(
      (of) => (100 * large.reads[place].ratio[of]) / ratio.median,
    );
    const goal = { atLeast: 100 * MIN_RETAINED_SHARE };
    return toMetric({ name: `${name}: kept at ${count} products`, unit: '%', runs: shares, goal });
  });

/** Lists, details, searches and memory at 20,000 and 1,000 products. */
export const bench = async ({
  shop,
  dataDir,
  signal,
  say,
  options: { seconds = '5', products: asked = LARGE },
  resultName = 'large',
  limits = { list: 25, search: 60 },
}) => {
  const count = Number(asked);
  const around = describeMachine();
  say(`${around.processor}, Node ${around.node}; ${pinning}; load ${around.load.toFixed(1)}`);
  const where = { shop, dataDir, signal, rounds: ROUNDS, seconds: Number(seconds) };
  const measured = [];
  for (const products of [SMALL, count]) {
    say(`Loading ${products} products …`);
    await fillShop(shop.values, { products });
    await waitUntilIndexed(`${shop.apiUrl}/api/v1/products`, products, signal);
    pinServer(shop.apiPid);
    pinServer(shop.webPid);
    say(`Measuring at ${products} products …`);
    measured.push(await measureSize(where));
  }
  agent.destroy();
  const [small, large] = measured;
  const metrics = [
    ...retainedShares(small, large, count),
    toMetric({
      name: `an uncached list with facets at ${count} products, p95`,
      unit: 'ms',
      runs: large.listed,
      goal: { atMost: limits.list },
    }),
    toMetric({
      name: `search at ${count} products, p95`,
      unit: 'ms',
      runs: large.searched.map(({ p95 }) => p95),
      goal: { atMost: limits.search },
    }),
    toMetric({
      name: 'meanwhile a suggestion, p99',
      unit: 'ms',
      runs: large.searched.map(({ others }) => others),
    }),
    toMetric({ name: `memory of the API at ${count} products`, unit: 'MB', runs: [large.memory] }),
  ];
  say(`\n${toTable(metrics)}\n`);
  const name = resultName === 'large' && asked === LARGE ? resultName : `${resultName}-${count}`;
  say(`In ${saveResults(name, { ...around, sizes: [SMALL, count], figures: metrics })}`);
  return metrics.every(({ isReached }) => isReached);
};
