import { measureLoad } from './load.js';

/**
 * Loads servers in turns, so that other load meets all.
 * @param {Record<string, { url: string }[]>} contestants requests by server name
 * @returns {Promise<Record<string, number[]>>}
 */
export const measureInterleaved = async (contestants, { rounds, seconds, connections, signal }) => {
  const names = Object.keys(contestants);
  for (const name of names)
    await measureLoad(contestants[name], { seconds: Math.min(2, seconds), connections });
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) {
      signal?.throwIfAborted();
      runs[name].push((await measureLoad(contestants[name], { seconds, connections })).perSecond);
    }
  }
  return runs;
};
