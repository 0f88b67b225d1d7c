import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { createShopMetrics } from './create-shop-metrics.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it('the figures of the shop say by how much the clock of this machine is ahead of the database’s [C13]', async () => {
  let aheadMs = 0;
  const look = createShopMetrics(shop, () => new Date(Date.now() + aheadMs));
  const seconds = async () => {
    await look();
    const [sample] = (await shop.metrics.register.getSingleMetric('estore_clock_ahead_seconds')!.get())
      .values;
    return sample!.value;
  };
  expect(Math.abs(await seconds())).toBeLessThan(60);
  aheadMs = 3_600_000;
  expect(Math.abs((await seconds()) - 3600)).toBeLessThan(60);
  aheadMs = -3_600_000;
  expect(Math.abs((await seconds()) + 3600)).toBeLessThan(60);
});
