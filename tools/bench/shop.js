import { pinning, pinOther, pinServer } from './cores.js';
import { toTable } from './metrics.js';
import { fillShop } from './fill-shop.js';
import { galleryPage } from './gallery-page.js';
import { saveResults, describeMachine } from './save-results.js';
import { orders } from './orders.js';
import { memory, starts } from './processes.js';
import { details, lists, search } from './reads.js';

const PRODUCTS = 1_000;
const ROUNDS = 3;

export const settings = { DEMO: 'true' };

/** Order matters: memory is measured after the preceding load. */
const measures = { lists, details, search, orders, page: galleryPage, memory, starts };

const selectMeasures = (only) => {
  const names = only ? only.split(',') : Object.keys(measures);
  const unknown = names.filter((name) => !Object.hasOwn(measures, name));
  if (unknown.length > 0)
    throw new Error(
      `There is nothing to measure called ${unknown.join()}; there is ${Object.keys(measures).join()}.`,
    );
  return names;
};

/** Away from the servers. Runs before the start, so that children inherit the affinity. */
export const prepare = () => pinOther(process.pid);

/** At 1,000 products, interleaved with bare servers. Reports medians and spread of three rounds. */
export const bench = async ({ shop, dataDir, signal, say, options: { only, seconds = '5' } }) => {
  const names = selectMeasures(only);
  const around = describeMachine();
  say(
    `${around.processor}, ${around.memoryGb} GB, Node ${around.node}; ${pinning}; load ${around.load.toFixed(1)}`,
  );
  await fillShop(shop.values, { products: PRODUCTS });
  pinServer(shop.apiPid);
  pinServer(shop.webPid);
  const metrics = [];
  for (const name of names) {
    say(`Measuring ${name} …`);
    const where = { shop, dataDir, signal, rounds: ROUNDS, seconds: Number(seconds) };
    metrics.push(...(await measures[name](where)));
  }
  say(`\n${toTable(metrics)}\n`);
  say(
    `In ${saveResults('shop', { ...around, products: PRODUCTS, seconds: Number(seconds), figures: metrics })}`,
  );
  return metrics.every(({ isReached }) => isReached);
};
