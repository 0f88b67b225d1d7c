import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { toMetric } from './metrics.js';
import { measureInterleaved } from './measure-interleaved.js';
import { startBare } from './start-bare.js';

const CONNECTIONS = 16;
/** Above the API's response cache, so that every request misses. */
const LIST_COUNT = 5_000;
const FACETED_COUNT = 300;

const json = async (url) => (await fetch(url)).json();

const categoriesOf = async (products) => {
  const { facets } = await json(`${products}?facets=true`);
  return facets.category
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3)
    .map(({ value }) => encodeURIComponent(value));
};
const PRICES = [
  [0, 1_500],
  [400, 1_200],
  [500, 2_500],
  [800, 2_000],
];
const twelveLists = async (products) =>
  (await categoriesOf(products)).flatMap((category) =>
    PRICES.map(([from, to]) => ({
      url: `${products}?category=${category}&price[gte]=${from}&price[lte]=${to}`,
    })),
  );
const manyLists = async (products) => {
  const categories = await categoriesOf(products);
  return Array.from({ length: LIST_COUNT }, (_, number) => ({
    url: `${products}?category=${categories[number % 3]}&price[gte]=${number % 400}&price[lte]=${1_500 + Math.floor(number / 3)}`,
  }));
};

/** No two alike, so that no cache answers. */
export const facetedLists = async (products, round) =>
  (await manyLists(products))
    .slice(FACETED_COUNT * round, FACETED_COUNT * (round + 1))
    .map(({ url }) => `${url}&facets=true&limit=9`);

const hundredDetails = async (api) => {
  const pages = await Promise.all(
    [1, 2, 3, 4].map((page) => json(`${api}/products?limit=27&sort=newest&page=${page}`)),
  );
  const ids = pages.flatMap(({ product }) => product.map(({ _id }) => _id));
  return ids.slice(0, 100).map((id) => ({ url: `${api}/product/${id}` }));
};

const searches = (products) =>
  JSON.parse(readFileSync(path.join(root, 'apps/api/src/features/catalog/search/search-set.json'), 'utf8'))
    .flatMap(({ queries }) => queries)
    .map((words) => ({ url: `${products}?keyword=${encodeURIComponent(words)}` }));

/** Against a bare Express that sends the first response by `res.json`. */
const measureWithBare = async (contestants, goals, where) => {
  const names = Object.keys(contestants);
  const bare = await startBare('express', contestants[names[0]][0].url, where);
  try {
    const { bare: bareRuns, ...runs } = await measureInterleaved(
      { ...contestants, bare: [{ url: bare.url }] },
      { connections: CONNECTIONS, ...where },
    );
    return names.map((name) =>
      toMetric({ name, unit: '/s', runs: runs[name], bareRuns, goal: { ratio: goals[name] } }),
    );
  } finally {
    await bare.stop();
  }
};

export const lists = async (where) => {
  const products = `${where.shop.apiUrl}/api/v1/products`;
  return measureWithBare(
    {
      'list of 9, 12 queries again and again': await twelveLists(products),
      'list of 9, another query each time': await manyLists(products),
    },
    { 'list of 9, 12 queries again and again': 0.66, 'list of 9, another query each time': 0.26 },
    where,
  );
};

export const details = async (where) =>
  measureWithBare(
    { 'detail, 100 products': await hundredDetails(`${where.shop.apiUrl}/api/v1`) },
    { 'detail, 100 products': 0.35 },
    where,
  );

export const search = (where) =>
  measureWithBare(
    { 'search, the queries of the search set': searches(`${where.shop.apiUrl}/api/v1/products`) },
    { 'search, the queries of the search set': 0.2 },
    where,
  );
