import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { selectSizes } from '../config.ts';
import { attemptOrder } from '../shop/attempt.ts';
import { createBrowser } from '../shop/browse.ts';
import { percentile, reportMetrics, tally } from '../shop/metrics.ts';
import { mountSmallDisk } from '../shop/small-disk.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { cycles, shoppers: count } = selectSizes({
  full: { cycles: 10, shoppers: 10 },
  short: { cycles: 1, shoppers: 2 },
});
const DISK_MIB = 64;
const SECONDS_FULL = 3;
const NOTICED_WITHIN_MS = 30_000;
const RECOVERY_MS = 30_000;

/** Tried, because permissions take many forms. */
function canMount(): boolean {
  const folder = mkdtempSync(path.join(tmpdir(), 'e-store-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const onSmallDisk = canMount() ? describe : describe.skip;

onSmallDisk('a database whose disk is full (skipped where this user has no right to mount one)', () => {
  let shop: Shop;
  let disk: Awaited<ReturnType<typeof mountSmallDisk>>;
  beforeAll(async () => {
    shop = await startShop({
      prepare: async (dataDir) => {
        disk = await mountSmallDisk(dataDir, DISK_MIB);
        return disk.unmount;
      },
    });
  });
  afterAll(() => shop.stop());

  async function waitUntilServing(): Promise<number> {
    const before = performance.now();
    for (;;) {
      const answer = await shop.staff.call('/admin/products?limit=1').catch(() => undefined);
      if (answer?.status === 200) return performance.now() - before;
      if (performance.now() - before > RECOVERY_MS) throw new Error('The API does not come back.');
      await wait(50);
    }
  }

  it('loses no order and leaves none half done, says 503 meanwhile, and goes on when there is room [T7]', async () => {
    const shoppers = await shop.signUpMany(count);
    const product = await shop.staff.addProduct(100_000);
    const browse = createBrowser(shop.api.url, [product]);
    const pid = shop.api.pid();
    const results: (number | 'lost')[] = [];
    const seen: number[] = [];
    const servedAgain: number[] = [];
    let ended = 0;
    for (let cycle = 0; cycle < cycles; cycle += 1) {
      await disk.fill();
      let isFull = true;
      const buying = shoppers.map(async (shopper) => {
        do {
          const outcome = await attemptOrder(shopper, [{ product, quantity: 1 }]);
          expect(outcome.answer.status).toBe(201);
          results.push(...outcome.results);
        } while (isFull);
      });
      const startedAt = performance.now();
      const isShort = () => performance.now() - startedAt < SECONDS_FULL * 1000;
      const isNoticed = async () => seen.includes(503) || !(await shop.mongo.isRunning());
      for (let turn = 0; isShort() || !(await isNoticed()); turn += 1) {
        if (performance.now() - startedAt > NOTICED_WITHIN_MS)
          throw new Error('Nothing comes of a full disk.');
        seen.push((await browse(turn)).status);
        await disk.fill();
        await wait(100);
      }
      isFull = false;
      await disk.free();
      if (!(await shop.mongo.isRunning())) {
        ended += 1;
        await shop.mongo.kill();
        await shop.mongo.start();
      }
      servedAgain.push(await waitUntilServing());
      await Promise.all(buying);
    }
    expect(results.filter((one) => one !== 503)).toEqual([]);
    for (const status of seen) expect([200, 503]).toContain(status);
    expect(shop.api.pid()).toBe(pid);
    const invariants = await shop.expectConsistent();
    reportMetrics('T7', 'T7', {
      'disk of MiB': DISK_MIB,
      'times full': cycles,
      'orders at the end': shop.acknowledged.count(),
      'answers of 503 to orders': results.length,
      'lost or duplicated': 0,
      'browsing during the fault': Object.entries(tally(seen))
        .map(([status, times]) => `${times} × ${status}`)
        .join(', '),
      'database exits and restarts': ended,
      'slowest recovery ms': percentile(servedAgain, 100),
      'invariants clean': invariants,
    });
  });
});
