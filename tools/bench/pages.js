import { missedGoals, readPageMetrics, worstOf } from './page-metrics.js';
import { runLighthouse } from './run-lighthouse.js';

const rounds = 3;

export const settings = {};

const everywhere = {
  performance: 99,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 1_500,
  tbt: 50,
  cls: 0,
  elsewhere: 0,
  js: 115,
  css: 10,
};

const listPages = async (shop) => {
  const { product } = await (await fetch(`${shop.apiUrl}/api/v1/products?inStock=true`)).json();
  return [
    { name: 'home', url: `${shop.url}/`, goals: everywhere },
    { name: 'gallery', url: `${shop.url}/products`, goals: { ...everywhere, html: 9 } },
    { name: 'product', url: `${shop.url}/product/${product[0]._id}`, goals: { ...everywhere, requests: 12 } },
  ];
};

const formatMetrics = (metrics) =>
  [
    `Lighthouse ${metrics.performance} / ${metrics.accessibility} / ${metrics['best-practices']} / ${metrics.seo}`,
    `LCP ${metrics.lcp} ms, TBT ${metrics.tbt} ms, CLS ${metrics.cls}`,
    `JavaScript ${metrics.js.toFixed(1)} KiB, CSS ${metrics.css.toFixed(1)}, HTML ${metrics.html.toFixed(1)}`,
    `${metrics.requests} requests, ${metrics.elsewhere} elsewhere`,
  ].join('; ');

/** Returns whether the worst of three first visits meets each goal. */
export const bench = async ({ shop, signal, say }) => {
  const pages = await listPages(shop);
  const runs = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, url } of pages) {
      const metrics = await readPageMetrics(await runLighthouse(url, signal));
      runs.get(name).push(metrics);
      say(`round ${round}, ${name}: ${formatMetrics(metrics)}`);
    }
  }
  say('\nworst of three');
  let isReached = true;
  for (const { name, goals } of pages) {
    const worst = worstOf(runs.get(name));
    const missed = missedGoals(worst, goals);
    isReached &&= missed.length === 0;
    say(`${name}: ${formatMetrics(worst)}${missed.length === 0 ? '' : `; misses ${missed.join(', ')}`}`);
  }
  return isReached;
};
