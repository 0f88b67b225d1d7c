import { execFileSync, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';
import { choosePorts } from '../../scripts/shop/free-port.js';
import { serverFlags } from '../../scripts/shop/server-flags.js';
import { unpin } from './cores.js';
import { toMetric } from './metrics.js';

export const readMemoryMb = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

export const memory = async ({ shop }) => [
  toMetric({
    name: 'memory of the API after load',
    unit: 'MB',
    runs: [readMemoryMb(shop.apiPid)],
    goal: { atMost: 150 },
  }),
  toMetric({
    name: 'memory of the web server after load',
    unit: 'MB',
    runs: [readMemoryMb(shop.webPid)],
    goal: { atMost: 200 },
  }),
];

const GIVE_UP_MS = 20_000;

const waitForResponse = async (url, begun) => {
  while (performance.now() - begun < GIVE_UP_MS) {
    const status = await fetch(url)
      .then((answer) => answer.arrayBuffer().then(() => answer.status))
      .catch(() => 0);
    if (status === 200) return performance.now() - begun;
    await wait(5);
  }
  throw new Error(`${url} did not answer within ${GIVE_UP_MS / 1000} s.`);
};

const run = (file, env) => {
  const child = spawn(process.execPath, [...serverFlags, path.join(root, file)], { env, stdio: 'ignore' });
  unpin(child.pid);
  return child;
};

const end = (child) =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', resolve);
    child.kill('SIGTERM');
  });

/** Cold start to first response and to readiness, of a second API and web server. */
export const starts = async ({ shop, rounds, signal }) => {
  const runs = { api: [], page: [], ready: [] };
  for (let round = 0; round < rounds; round += 1) {
    signal.throwIfAborted();
    const values = await choosePorts({ ...shop.values, API_PORT: '0', WEB_PORT: '0', METRICS_PORT: '0' });
    const apiUrl = `http://127.0.0.1:${values.API_PORT}`;
    const begun = performance.now();
    const children = [
      run('apps/api/dist/main.js', childEnv('api', values)),
      run('apps/web/dist/server/main.js', childEnv('web', values, { API_URL: apiUrl })),
    ];
    try {
      const [api, page, ready] = await Promise.all([
        waitForResponse(`${apiUrl}/api/v1/products`, begun),
        waitForResponse(`http://127.0.0.1:${values.WEB_PORT}/products`, begun),
        waitForResponse(`http://127.0.0.1:${values.WEB_PORT}/readyz`, begun),
      ]);
      runs.api.push(api / 1000);
      runs.page.push(page / 1000);
      runs.ready.push(ready / 1000);
    } finally {
      await Promise.all(children.map(end));
    }
  }
  const goal = { atMost: 0.8 };
  return [
    toMetric({ name: 'start to the first list', unit: 's', runs: runs.api, goal }),
    toMetric({ name: 'start of both to the first page', unit: 's', runs: runs.page, goal }),
    toMetric({ name: 'start of both until they say that they are ready', unit: 's', runs: runs.ready, goal }),
  ];
};
