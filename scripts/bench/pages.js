import { missedGoals, readFigures, worstOf } from './page-figures.js';
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

const pagesOf = async (shop) => {
  const { product } = await (await fetch(`${shop.apiUrl}/api/v1/products?inStock=true`)).json();
  return [
    { name: 'home', url: `${shop.url}/`, goals: everywhere },
    { name: 'gallery', url: `${shop.url}/products`, goals: { ...everywhere, html: 9 } },
    { name: 'product', url: `${shop.url}/product/${product[0]._id}`, goals: { ...everywhere, requests: 12 } },
  ];
};

const inWords = (figures) =>
  [
    `Lighthouse ${figures.performance} / ${figures.accessibility} / ${figures['best-practices']} / ${figures.seo}`,
    `LCP ${figures.lcp} ms, TBT ${figures.tbt} ms, CLS ${figures.cls}`,
    `JavaScript ${figures.js.toFixed(1)} KiB, CSS ${figures.css.toFixed(1)}, HTML ${figures.html.toFixed(1)}`,
    `${figures.requests} requests, ${figures.elsewhere} elsewhere`,
  ].join('; ');

/** Each page in turn, three rounds, first visits. Answers whether the worst of each figure reaches its goal. */
export const bench = async ({ shop, signal, say }) => {
  const pages = await pagesOf(shop);
  const runs = new Map(pages.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, url } of pages) {
      const figures = await readFigures(await runLighthouse(url, signal));
      runs.get(name).push(figures);
      say(`round ${round}, ${name}: ${inWords(figures)}`);
    }
  }
  say('\nworst of three');
  let isReached = true;
  for (const { name, goals } of pages) {
    const worst = worstOf(runs.get(name));
    const missed = missedGoals(worst, goals);
    isReached &&= missed.length === 0;
    say(`${name}: ${inWords(worst)}${missed.length === 0 ? '' : `; misses ${missed.join(', ')}`}`);
  }
  return isReached;
};
