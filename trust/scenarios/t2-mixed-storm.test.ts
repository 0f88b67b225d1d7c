import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Order } from '@e-store/shared/orders/order';
import type { Answer } from '../shop/client.ts';
import { atMost, selectSizes } from '../config.ts';
import { formatWithGoal, percentile, reportMetrics } from '../shop/metrics.ts';
import type { CartLine } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const {
  orders: count,
  cancels,
  changes,
  rounds,
} = selectSizes({
  full: { orders: 100, cancels: 20, changes: 20, rounds: 20 },
  short: { orders: 60, cancels: 10, changes: 10, rounds: 3 },
});
const INITIAL_STOCK = Math.round(count * 0.6);
const HANG_MS = 5000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const line = (product: string, quantity = 1): CartLine => ({ product, quantity });

it('orders, cancels and counts at once: each whole or not at all, no piece too many, nobody hangs [G1] [R63] [R71] [T2]', async () => {
  const buyers = await shop.signUpMany(count);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const [a, b] = [
      await shop.staff.addProduct(INITIAL_STOCK + cancels),
      await shop.staff.addProduct(INITIAL_STOCK),
    ];
    const earlier = await Promise.all(
      buyers.slice(0, cancels).map(async (buyer) => ({ buyer, order: await buyer.order([line(a)]) })),
    );
    // Opposite orders of lines and duplicates provoke deadlocks.
    const carts = [
      [line(a), line(b)],
      [line(b), line(a)],
      [line(a), line(a), line(b)],
    ];
    const [placed, cancelled, counted] = await Promise.all([
      Promise.all(buyers.map((buyer, index) => buyer.order(carts[index % carts.length] ?? []))),
      Promise.all(earlier.map(({ buyer, order }) => buyer.cancel(order.body._id))),
      Promise.all(
        Array.from({ length: changes }, (_, index) =>
          shop.staff.changeStock(index < changes / 2 ? a : b, 10, index % 2 === 0 ? 11 : 9),
        ),
      ),
    ]);
    const answers: Answer<unknown>[] = [...placed, ...cancelled, ...counted];
    times.push(...answers.map(({ ms }) => ms));
    expect(answers.filter(({ status }) => status >= 500).map(({ body }) => body)).toEqual([]);
    expect(cancelled.map(({ status }) => status)).toEqual(earlier.map(() => 200));

    const added = (product: string) =>
      counted.reduce((sum, { status }, index) => {
        const isOfProduct = (index < changes / 2 ? a : b) === product;
        return isOfProduct && status === 200 ? sum + (index % 2 === 0 ? 1 : -1) : sum;
      }, 0);
    expect(await shop.staff.stockOf(a)).toBe(INITIAL_STOCK + cancels + added(a) - soldOf(a, placed));
    expect(await shop.staff.stockOf(b)).toBe(INITIAL_STOCK + added(b) - soldOf(b, placed));
  }
  const invariants = await shop.expectConsistent();
  const slowest = percentile(times, 100);
  reportMetrics('T2', 'G1', {
    'orders per round': count,
    'cancellations and stock counts per round': cancels + changes,
    rounds,
    placed: shop.acknowledged.count(),
    'p99 ms': percentile(times, 99),
    'slowest ms': formatWithGoal(slowest, HANG_MS),
    'invariants clean': invariants,
  });
  expect(slowest).toBeLessThanOrEqual(atMost(HANG_MS));
});

const soldOf = (product: string, placed: readonly Answer<Order>[]): number =>
  placed
    .filter(({ status }) => status === 201)
    .flatMap(({ body }) => body.orderItems)
    .filter((item) => item.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
