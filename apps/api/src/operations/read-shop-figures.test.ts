import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { createShopFigures } from './read-shop-figures.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it('the figures of the shop say by how much the clock of this machine is ahead of the database’s', async () => {
  let aheadMs = 0;
  const look = createShopFigures(shop, () => new Date(Date.now() + aheadMs));
  const seconds = async () => {
    await look();
    const [told] = (await shop.metrics.register.getSingleMetric('estore_clock_ahead_seconds')!.get()).values;
    return told!.value;
  };
  expect(Math.abs(await seconds())).toBeLessThan(60);
  aheadMs = 3_600_000;
  expect(Math.abs((await seconds()) - 3600)).toBeLessThan(60);
  aheadMs = -3_600_000;
  expect(Math.abs((await seconds()) + 3600)).toBeLessThan(60);
});
