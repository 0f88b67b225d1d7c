import { toMetric } from './metrics.js';
import { measureInterleaved } from './measure-interleaved.js';
import { startBare } from './start-bare.js';

const CONNECTIONS = 8;
/** Above the web server's cache, so that every request misses. */
const PAGE_COUNT = 5_000;

const manyPages = (gallery) =>
  Array.from({ length: PAGE_COUNT }, (_, number) => ({
    url: `${gallery}?price=${number % 100}-${1_500 + Math.floor(number / 100)}`,
  }));

/** Includes API calls. Compares with React's `renderToString` of the same elements, cached and uncached. */
export const galleryPage = async (where) => {
  const url = `${where.shop.url}/products`;
  const bare = await startBare('react', url, where);
  try {
    const bytes = async (address) => (await (await fetch(address)).arrayBuffer()).byteLength;
    const [ours, theirs] = [await bytes(url), await bytes(bare.url)];
    if (Math.abs(ours - theirs) > ours / 20)
      throw new Error(`The bare page has ${theirs} bytes, the page ${ours}: they are not the same.`);
    const { bare: bareRuns, ...runs } = await measureInterleaved(
      {
        'gallery page, again and again': [{ url }],
        'gallery page, another each time': manyPages(url),
        bare: [{ url: bare.url }],
      },
      { connections: CONNECTIONS, ...where },
    );
    const note = `${Math.round(ours / 1024)} KiB`;
    return Object.entries(runs).map(([name, ofPage]) =>
      toMetric({ name, unit: '/s', runs: ofPage, bareRuns, goal: { ratio: 0.2 }, note }),
    );
  } finally {
    await bare.stop();
  }
};
