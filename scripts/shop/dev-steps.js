import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../command-line.js';
import { childEnv } from './child-env.js';
import { startWatched } from './start-watched.js';
import { baseSteps, web } from './steps.js';

const devServer = 'apps/web/server/dev.ts';

const defineWatched = (name, { reader, entry, port, urlKey, isWatched }) => ({
  name,
  start: async ({ values, apiUrl }, signal) => {
    const env = childEnv(reader, values, { NODE_ENV: 'development', ...(apiUrl && { API_URL: apiUrl }) });
    const url = `http://127.0.0.1:${values[port]}`;
    const { stop } = await startWatched({ entry, env, url, isWatched }, signal);
    return { [urlKey]: url, stop };
  },
});

const watchedApi = defineWatched('API', {
  reader: 'api',
  entry: 'apps/api/src/main.ts',
  port: 'API_PORT',
  urlKey: 'apiUrl',
  isWatched: true,
});

/** Vite reloads by itself, so the server is not restarted. */
const devWeb = defineWatched('web server', {
  reader: 'web',
  entry: devServer,
  port: 'WEB_PORT',
  urlKey: 'url',
  isWatched: false,
});

export const devSteps = [...baseSteps, watchedApi, existsSync(path.join(root, devServer)) ? devWeb : web];
