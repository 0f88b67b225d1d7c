import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../shop/start-child.js';
import { measureLoad, median } from './measure-load.js';

const rounds = 3;
const load = { seconds: 5, connections: 16 };
const warmUp = { seconds: 2, connections: 16 };

export const settings = {};

const measureInTurns = async (addresses, say) => {
  for (const url of Object.values(addresses)) await measureLoad(url, warmUp);
  const figures = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(addresses)) {
      const figure = await measureLoad(url, load);
      figures[name].push(figure);
      say(`round ${round}, ${name}: ${figure.toFixed(0)} requests a second`);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, median(all)]));
};

/** The list call and a bare Express that answers the same bytes, in turns in the same minute. */
export const bench = async ({ shop, dataDir, signal, say }) => {
  const list = `${shop.apiUrl}/api/v1/products`;
  const bare = await startChild(
    {
      name: 'The bare Express',
      file: fileURLToPath(new URL('bare-express.js', import.meta.url)),
      args: [list],
      env: { PATH: process.env.PATH, NODE_ENV: 'production' },
      logFile: path.join(dataDir, 'logs', 'bare-express.log'),
    },
    signal,
  );
  try {
    const bytes = (await (await fetch(list)).arrayBuffer()).byteLength;
    const { api, bareExpress } = await measureInTurns({ api: list, bareExpress: bare.url }, say);
    say(
      `GET /api/v1/products (${bytes} bytes): ${api.toFixed(0)} requests a second; ` +
        `bare Express: ${bareExpress.toFixed(0)}; ratio ${(api / bareExpress).toFixed(2)}`,
    );
  } finally {
    await bare.stop();
  }
};
