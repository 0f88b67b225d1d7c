import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Manifest } from '../../apps/api/src/cli/backup/manifest.ts';
import { checkArchive } from '../../apps/api/src/cli/backup/read-archive.ts';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';
import { runChild } from '../../scripts/shop/run-child.js';
import { inheritedEnv, selectSizes } from '../config.ts';
import { reportMetrics } from '../shop/metrics.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';
import { verifyInvariants } from '../shop/verify-invariants.ts';

/** The short form backs up only orders placed meanwhile; `backup.test.ts` covers more. */
const { seeded } = selectSizes({ full: { seeded: 10_000 }, short: { seeded: 0 } });
const BUYERS = 5;
const KEY = '7c1f0e5a9b3d2846'.repeat(4);
const LONGEST_MINUTES = 5;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function run(tool: string, args: string[], env: Record<string, string> = {}) {
  const before = performance.now();
  const outputLines: string[] = [];
  await runChild({
    name: tool,
    file: path.join(root, `apps/api/dist/${tool}.js`),
    args,
    env: { ...childEnv('api', shop.values), BACKUP_KEY: KEY, ...env },
    say: (line: string) => outputLines.push(line),
  });
  return { outputLines, seconds: Math.round((performance.now() - before) / 100) / 10 };
}

it('brings back every order of a shop that went on while it was backed up, equal to the byte [G11] [T16]', async () => {
  // `--force`: the throwaway shop already has an Admin.
  if (seeded > 0) await run('seed/main', ['--force', '--orders', String(seeded)], { DEMO: 'throwaway' });
  const product = await shop.staff.addProduct(100_000);
  const buyers = await shop.signUpMany(BUYERS);
  const folder = path.join(shop.values.DATA_DIR, 'drill');
  const backUp = async () => {
    const { seconds } = await run('backup', ['--to', folder]);
    const newest = (await readdir(folder)).toSorted().at(-1) ?? '';
    const file = path.join(folder, newest);
    return { file, seconds, manifest: await checkArchive(file, KEY) };
  };
  const count = ({ collections }: Manifest) =>
    collections.find(({ name }) => name === 'orders')?.documents ?? 0;

  let isOver = false;
  const buying = buyers.map(async (buyer) => {
    while (!isOver) {
      expect((await buyer.order([{ product, quantity: 1 }])).status).toBe(201);
      await wait(20);
    }
  });
  await wait(1000);
  const earlier = shop.acknowledged.count();
  const backup = await backUp();
  const later = shop.acknowledged.count();
  isOver = true;
  await Promise.all(buying);
  expect(later).toBeGreaterThan(earlier);
  expect(count(backup.manifest)).toBeGreaterThanOrEqual(seeded + earlier);
  expect(count(backup.manifest)).toBeLessThan(seeded + shop.acknowledged.count());

  await shop.api.stop();
  const restore = await run('restore', [backup.file, '--force']);
  expect(restore.outputLines.filter((line) => line.startsWith('FAIL'))).toEqual([]);
  await wait(1100); // Backup names have a resolution of one second.
  const again = await backUp();
  const isCounters = ({ name }: { name: string }) => name === 'counters';
  const unchanged = ({ manifest }: typeof backup) => manifest.collections.filter((one) => !isCounters(one));
  expect(unchanged(again)).toEqual(unchanged(backup));
  // New orders skip numbers after a restore.
  const [before, after] = [backup, again].map(({ manifest }) => manifest.collections.find(isCounters));
  expect(after).toEqual({ ...before, sha256: expect.any(String), bytes: expect.any(Number) });
  expect(after?.sha256).not.toBe(before?.sha256);
  expect(again.manifest.pictures).toEqual(backup.manifest.pictures);
  const readyMs = await shop.api.start();
  for (const buyer of buyers) expect((await buyer.orders()).length).toBeGreaterThan(0);
  const lines = await verifyInvariants({ ...inheritedEnv(), ...shop.values });
  expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);

  const minutes = (backup.seconds + restore.seconds) / 60;
  reportMetrics('T16', 'G11', {
    'orders in the backup': count(backup.manifest),
    documents: backup.manifest.collections.reduce((sum, { documents }) => sum + documents, 0),
    pictures: backup.manifest.pictures.files,
    'orders placed during the backup': later - earlier,
    'seconds to back up and verify': backup.seconds,
    'seconds to restore and verify': restore.seconds,
    'start to ready ms': Math.round(readyMs),
    'collections with equal hash': unchanged(again).length,
    'invariants clean': lines.length,
  });
  expect(minutes).toBeLessThanOrEqual(LONGEST_MINUTES);
});
