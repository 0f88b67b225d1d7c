import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { pinning, pinOther, pinServer } from './cores.js';
import { toFigure, toTable } from './figures.js';
import { fillShop } from './fill-shop.js';
import { keepResults, surroundings } from './keep-results.js';
import { megabytesOf } from './processes.js';
import { details, lists } from './reads.js';
import { queriesOfSets } from './search.js';
import { percentile, timed } from './timed.js';

const SMALL = 1_000;
/** Unless another number is asked for. */
const LARGE = '100000';
const ROUNDS = 3;
/** Lists and details of the large shop beside the small one. */
const KEEPS = 0.8;

export const settings = { DEMO: 'true' };
export const prepare = () => pinOther(process.pid);

const agent = new Agent({ keepAlive: true });

/** Until the shelf and the search know of every product. */
const untilKnown = async (list, count, signal) => {
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

/** Each query of the sets through the call of the gallery, one after the other: how long, and how others fared meanwhile. */
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

const measureSize = async (where) => {
  const list = `${where.shop.apiUrl}/api/v1/products`;
  const reads = [...(await lists(where)), ...(await details(where))];
  const searched = [];
  for (let round = 0; round <= ROUNDS; round += 1) searched.push(await searchOnce(list, where.signal));
  return { reads, searched: searched.slice(1), memory: megabytesOf(where.shop.apiPid) };
};

/** Of a figure of both sizes, what share of its part of the bare server is kept, round by round. */
const kept = (small, large, count) =>
  small.reads.map(({ name, ratio }, place) => {
    const shares = ['least', 'median', 'most'].map(
      (of) => (100 * large.reads[place].ratio[of]) / ratio.median,
    );
    const goal = { atLeast: 100 * KEEPS };
    return toFigure({ name: `${name}: kept at ${count} products`, unit: '%', runs: shares, goal });
  });

/**
 * A shop with a hundred thousand products, or as many as are asked for, beside the same with a thousand: lists and details, each in turns with a bare
 * server; how long a search takes, and how long meanwhile a call that searches little; what the API holds.
 */
export const bench = async ({
  shop,
  dataDir,
  signal,
  say,
  options: { seconds = '5', products: asked = LARGE },
}) => {
  const count = Number(asked);
  const around = surroundings();
  say(`${around.processor}, Node ${around.node}; ${pinning}; load ${around.load.toFixed(1)}`);
  const where = { shop, dataDir, signal, rounds: ROUNDS, seconds: Number(seconds) };
  const measured = [];
  for (const products of [SMALL, count]) {
    say(`Loading ${products} products …`);
    await fillShop(shop.values, { products });
    await untilKnown(`${shop.apiUrl}/api/v1/products`, products, signal);
    pinServer(shop.apiPid);
    pinServer(shop.webPid);
    say(`Measuring at ${products} products …`);
    measured.push(await measureSize(where));
  }
  agent.destroy();
  const [small, large] = measured;
  const figures = [
    ...kept(small, large, count),
    toFigure({
      name: `search at ${count} products, p95`,
      unit: 'ms',
      runs: large.searched.map(({ p95 }) => p95),
      goal: { atMost: 50 },
    }),
    toFigure({
      name: 'meanwhile a suggestion, p99',
      unit: 'ms',
      runs: large.searched.map(({ others }) => others),
    }),
    toFigure({ name: `memory of the API at ${count} products`, unit: 'MB', runs: [large.memory] }),
  ];
  say(`\n${toTable(figures)}\n`);
  const name = asked === LARGE ? 'large' : `large-${count}`;
  say(`In ${keepResults(name, { ...around, sizes: [SMALL, count], figures })}`);
  return figures.every(({ isReached }) => isReached);
};
