import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../command-line.js';
import { childEnv } from './child-env.js';
import { startWatched } from './start-watched.js';
import { baseSteps, web } from './steps.js';

const addressOf = (port) => `http://127.0.0.1:${port}`;
const devServer = 'apps/web/server/dev.ts';

const watchedApi = {
  name: 'API',
  start: async ({ values }, signal) => {
    const env = childEnv('api', values, { NODE_ENV: 'development' });
    const url = addressOf(values.API_PORT);
    const { stop } = await startWatched({ entry: 'apps/api/src/main.ts', env, url, isWatched: true }, signal);
    return { apiUrl: url, stop };
  },
};

/** Vite reloads by itself, so the server is not restarted. */
const devWeb = {
  name: 'web server',
  start: async ({ values, apiUrl }, signal) => {
    const env = childEnv('web', values, { NODE_ENV: 'development', API_URL: apiUrl });
    const url = addressOf(values.WEB_PORT);
    const { stop } = await startWatched({ entry: devServer, env, url, isWatched: false }, signal);
    return { url, stop };
  },
};

export const devSteps = [...baseSteps, watchedApi, existsSync(path.join(root, devServer)) ? devWeb : web];
