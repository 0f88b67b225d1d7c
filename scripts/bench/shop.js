import { pinning, pinOther, pinServer } from './cores.js';
import { toTable } from './figures.js';
import { fillShop } from './fill-shop.js';
import { galleryPage } from './gallery-page.js';
import { keepResults, surroundings } from './keep-results.js';
import { orders } from './orders.js';
import { memory, starts } from './processes.js';
import { details, lists, search } from './reads.js';

const PRODUCTS = 1_000;
const ROUNDS = 3;

export const settings = { DEMO: 'true' };

/** In this order: what was asked of the servers by then is what their memory is measured after. */
const measures = { lists, details, search, orders, page: galleryPage, memory, starts };

const chosen = (only) => {
  const names = only ? only.split(',') : Object.keys(measures);
  const unknown = names.filter((name) => !Object.hasOwn(measures, name));
  if (unknown.length > 0)
    throw new Error(
      `There is nothing to measure called ${unknown.join()}; there is ${Object.keys(measures).join()}.`,
    );
  return names;
};

/** The database and the load run where the servers do not; called before the shop is started, which inherits it. */
export const prepare = () => pinOther(process.pid);

/**
 * The speed of the shop with a thousand products, beside bare servers that are measured in turns with it: medians of three
 * rounds with their spread.
 */
export const bench = async ({ shop, dataDir, signal, say, options: { only, seconds = '5' } }) => {
  const names = chosen(only);
  const around = surroundings();
  say(
    `${around.processor}, ${around.memoryGb} GB, Node ${around.node}; ${pinning}; load ${around.load.toFixed(1)}`,
  );
  await fillShop(shop.values, { products: PRODUCTS });
  pinServer(shop.apiPid);
  pinServer(shop.webPid);
  const figures = [];
  for (const name of names) {
    say(`Measuring ${name} …`);
    const where = { shop, dataDir, signal, rounds: ROUNDS, seconds: Number(seconds) };
    figures.push(...(await measures[name](where)));
  }
  say(`\n${toTable(figures)}\n`);
  say(`In ${keepResults('shop', { ...around, products: PRODUCTS, seconds: Number(seconds), figures })}`);
  return figures.every(({ isReached }) => isReached);
};
