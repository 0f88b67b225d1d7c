import { toFigure } from './figures.js';
import { measureInTurns } from './in-turns.js';
import { startBare } from './start-bare.js';

const CONNECTIONS = 8;
/** More than the web server keeps: each comes round again only when it was long forgotten. */
const DIFFERENT = 5_000;

/** Price ranges in which there is something, each a page of its own. */
const manyPages = (gallery) =>
  Array.from({ length: DIFFERENT }, (_, number) => ({
    url: `${gallery}?price=${number % 100}-${1_500 + Math.floor(number / 100)}`,
  }));

/**
 * The gallery as the web server answers it, what it asks of the API included, beside nothing but React's
 * `renderToString` of the same elements: the same page again and again, and one that nobody had before.
 */
export const galleryPage = async (where) => {
  const url = `${where.shop.url}/products`;
  const bare = await startBare('react', url, where);
  try {
    const bytes = async (address) => (await (await fetch(address)).arrayBuffer()).byteLength;
    const [ours, theirs] = [await bytes(url), await bytes(bare.url)];
    if (Math.abs(ours - theirs) > ours / 20)
      throw new Error(`The bare page has ${theirs} bytes, the page ${ours}: they are not the same.`);
    const { bare: bareRuns, ...runs } = await measureInTurns(
      {
        'gallery page, again and again': [{ url }],
        'gallery page, another each time': manyPages(url),
        bare: [{ url: bare.url }],
      },
      { connections: CONNECTIONS, ...where },
    );
    const note = `${Math.round(ours / 1024)} KiB`;
    return Object.entries(runs).map(([name, ofPage]) =>
      toFigure({ name, unit: '/s', runs: ofPage, bareRuns, goal: { ratio: 0.2 }, note }),
    );
  } finally {
    await bare.stop();
  }
};
