import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';
import { createBrowser } from '../shop/browse.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const CALLS = 40;

let shop: Shop;
let product: string;
beforeAll(async () => {
  shop = await startShop();
  product = await shop.staff.addProduct(10);
});
afterAll(() => shop.stop());

async function startWithLog(log: 'pipe' | number): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(root, 'apps/api/dist/main.js'), {
    env: childEnv('api', { ...shop.values, API_PORT: '0', LOG_LEVEL: 'info' }),
    stdio: ['ignore', log, log, 'ipc'],
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([status]) => Promise.reject(new Error(`It ended with ${status}.`))),
  ])) as [{ url: string }];
  return { child, url: message.url };
}

it.each([
  ['goes into a pipe that is closed', () => 'pipe' as const],
  ['goes onto a disk that is full', () => openSync('/dev/full', 'w')],
])('serves on when its log %s [T7]', async (_where, open) => {
  const { child, url } = await startWithLog(open());
  try {
    child.stdout?.destroy();
    child.stderr?.destroy();
    const browse = createBrowser(url, [product]);
    const statuses: number[] = [];
    for (let turn = 0; turn < CALLS; turn += 1) statuses.push((await browse(turn)).status);
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(child.exitCode).toBeNull();
  } finally {
    const isOver = child.exitCode === null ? once(child, 'exit') : Promise.resolve();
    child.kill('SIGTERM');
    await isOver;
  }
});
