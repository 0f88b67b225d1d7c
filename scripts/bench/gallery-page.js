import { toFigure } from './figures.js';
import { measureInTurns } from './in-turns.js';
import { startBare } from './start-bare.js';

const CONNECTIONS = 8;

/**
 * The gallery as the web server answers it, what it asks of the API included, beside nothing but React's
 * `renderToString` of the same elements.
 */
export const galleryPage = async (where) => {
  const url = `${where.shop.url}/products`;
  const bare = await startBare('react', url, where);
  try {
    const bytes = async (address) => (await (await fetch(address)).arrayBuffer()).byteLength;
    const [ours, theirs] = [await bytes(url), await bytes(bare.url)];
    if (Math.abs(ours - theirs) > ours / 20)
      throw new Error(`The bare page has ${theirs} bytes, the page ${ours}: they are not the same.`);
    const runs = await measureInTurns(
      { page: [{ url }], bare: [{ url: bare.url }] },
      { connections: CONNECTIONS, ...where },
    );
    return [
      toFigure({
        name: 'gallery page, rendered',
        unit: '/s',
        runs: runs.page,
        bareRuns: runs.bare,
        goal: { ratio: 0.2 },
        note: `${Math.round(ours / 1024)} KiB`,
      }),
    ];
  } finally {
    await bare.stop();
  }
};
