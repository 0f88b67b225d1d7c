import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { restocksAreCountedOnce } from '../orders/restocks.invariant.ts';
import { ledgerMatchesStock, ordersAreInTheLedger, stockIsNeverNegative } from '../orders/stock.invariant.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { DELIVERED } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

type Person = Awaited<ReturnType<TestShop['signIn']>>;

let shop: TestShop;
let admin: Person;
let shopper: Person;
beforeAll(async () => {
  shop = await startTestShop();
  [admin, shopper] = await Promise.all([shop.signIn('Admin'), shop.signIn()]);
});
afterAll(() => shop.stop());

const RUNS = 60;
const LIMIT_MS = 12_000;

type StockBySize = Record<string, number>;
type PlacedOrder = { id: string; quantity: number; status: string };
type ShopState = { product: string; orders: PlacedOrder[]; expectedUnits: number };
type Step = { says: string; run: (story: ShopState) => Promise<void> };

const pathOf = (id: string) => `/api/v1/admin/products/${id}`;
const read = async (id: string) => (await admin.agent.get(pathOf(id)).expect(200)).body;
const readUnits = async (id: string) => {
  const { stock, unassignedStock = 0 } = await read(id);
  return stock + unassignedStock;
};

/** An absolute rebuild sends no number that was seen. */
const rebuild = (stockBySize: StockBySize, isAbsolute: boolean): Step => ({
  says: `${isAbsolute ? 'absolute ' : ''}sizes ${JSON.stringify(stockBySize)}`,
  run: async (story) => {
    const now = await read(story.product);
    const previousStock = (size: string) =>
      now.sizes.find((entry: { size: string }) => entry.size === size)?.stock ?? 0;
    const { name, descreption, brand, price, category, department, images } = now;
    const sizes = Object.entries(stockBySize)
      .filter(([size]) => size)
      .map(([size, stock]) => ({ size, stock, ...(!isAbsolute && { from: previousStock(size) }) }));
    const stock = stockBySize[''] ?? 0;
    const form = { name, descreption, brand, price, category, department, images, stock };
    const { body } = await admin.agent
      .put(pathOf(story.product))
      .set('If-Match', `"${now.version}"`)
      .send({ ...form, ...(!isAbsolute && { stockFrom: now.stock }), ...(sizes.length > 0 && { sizes }) })
      .expect(200);
    const typed = sizes.length > 0 ? sizes.reduce((sum, entry) => sum + entry.stock, 0) : stock;
    const isWholeStock = isAbsolute && sizes.length === 0;
    const waited = now.sizes.length > 0 && !isWholeStock ? (now.unassignedStock ?? 0) : 0;
    expect(body.stock + (body.unassignedStock ?? 0)).toBe(typed + waited);
    story.expectedUnits = typed + waited;
  },
});

/** An idempotency key, because two equal changes may both be real. */
const putStock = (story: ShopState, body: object) =>
  admin.agent
    .put(`${pathOf(story.product)}/stock`)
    .set('Idempotency-Key', randomUUID())
    .send(body)
    .expect(200);

const assign: Step = {
  says: 'assign',
  run: async (story) => {
    const { sizes, unassignedStock = 0 } = await read(story.product);
    if (unassignedStock === 0) return;
    const [{ size, stock }] = sizes;
    const lines = [
      { from: unassignedStock, to: 0 },
      { size, from: stock, to: stock + unassignedStock },
    ];
    await putStock(story, { lines, cause: 'count' });
  },
};

const receive = (units: number): Step => ({
  says: `receive ${units}`,
  run: async (story) => {
    const { sizes, stock } = await read(story.product);
    const at = sizes.length > 0 ? { size: sizes[0].size, from: sizes[0].stock } : { from: stock };
    const line = { ...at, to: at.from + units };
    await putStock(story, { lines: [line], cause: 'delivery' });
    story.expectedUnits += units;
  },
});

const toggle: Step = {
  says: 'archive and restore',
  run: async ({ product }) => {
    await admin.agent.delete(pathOf(product)).expect(200);
    await admin.agent.post(`${pathOf(product)}/restore`).expect(200);
  },
};

const order = (drawn: number, quantity: number): Step => ({
  says: `order ${quantity} of size ${drawn}`,
  run: async (story) => {
    const { sizes } = await read(story.product);
    const size = sizes.length > 0 ? sizes[drawn % sizes.length].size : undefined;
    const line = { product: story.product, quantity, ...(size && { size }) };
    const { status, body } = await shopper.agent.post('/api/v1/order/new').send(orderPayload([line]));
    expect([201, 409]).toContain(status);
    if (status === 409) return;
    story.orders.push({ id: String(body._id), quantity, status: 'Processing' });
    story.expectedUnits -= quantity;
  },
});

const move = (id: string, body: object) =>
  admin.agent.post(`/api/v1/admin/orders/${id}/move`).send(body).expect(200);
const moveTo = async (placed: PlacedOrder, ...steps: string[]) => {
  for (const to of steps) await move(placed.id, { to });
};
const removeOrder = (story: ShopState, placed: PlacedOrder) => {
  story.orders = story.orders.filter((other) => other !== placed);
};
const pick = ({ orders }: ShopState, drawn: number) => orders[drawn % orders.length];

const cancel = (drawn: number): Step => ({
  says: `cancel ${drawn}`,
  run: async (story) => {
    const placed = pick(story, drawn);
    if (!placed) return;
    await shopper.agent.post(`/api/v1/order/${placed.id}/cancel`).send({ reason: 'other' }).expect(200);
    story.expectedUnits += placed.quantity;
    removeOrder(story, placed);
  },
});

const failDelivery = (drawn: number, again: boolean, writtenOff: number): Step => ({
  says: `failed delivery ${drawn}${again ? ', delivered again' : ''}`,
  run: async (story) => {
    const placed = pick(story, drawn);
    if (!placed) return;
    await moveTo(placed, 'Confirmed', 'Packed', 'Shipped', 'Out for delivery', 'Delivery failed');
    if (again) await moveTo(placed, 'Out for delivery', 'Delivery failed');
    const back = Math.max(0, placed.quantity - writtenOff);
    await move(placed.id, { to: 'Returned to shop', restocked: [back] });
    story.expectedUnits += back;
    removeOrder(story, placed);
  },
});

const returnOrder = (drawn: number, restocked: number): Step => ({
  says: `return ${drawn}`,
  run: async (story) => {
    const placed = pick(story, drawn);
    if (!placed) return;
    await moveTo(placed, ...DELIVERED);
    const { orderItems } = await shop.database.orders.findById(placed.id).orFail().lean();
    const lines = orderItems.map(({ product, size, quantity }) => ({
      product: String(product),
      quantity,
      ...(size && { size }),
    }));
    const refundTo = { method: 'upi', upiId: 'asha@okbank' };
    await shopper.agent
      .post(`/api/v1/order/${placed.id}/returns`)
      .send({ lines, reason: 'too-small', refundTo })
      .expect(200);
    const back = Math.min(restocked, placed.quantity);
    await admin.agent
      .post(`/api/v1/admin/orders/${placed.id}/return`)
      .send({ accepted: true, restocked: [back] })
      .expect(200);
    story.expectedUnits += back;
    removeOrder(story, placed);
  },
});

const drawn = fc.nat(9);
const some = fc.nat(6);
const stockBySize: fc.Arbitrary<StockBySize> = fc.oneof(
  fc.record({ '': some }),
  fc
    .uniqueArray(fc.tuple(fc.constantFrom('S', 'M', 'L', 'Medium'), some), {
      selector: ([size]) => size,
      minLength: 1,
      maxLength: 3,
    })
    .map((entries) => Object.fromEntries(entries)),
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(stockBySize, fc.boolean()).map((args) => rebuild(...args)) },
  { weight: 4, arbitrary: fc.tuple(drawn, fc.integer({ min: 1, max: 3 })).map((args) => order(...args)) },
  { weight: 3, arbitrary: drawn.map(cancel) },
  { weight: 1, arbitrary: fc.tuple(drawn, fc.boolean(), fc.nat(1)).map((args) => failDelivery(...args)) },
  { weight: 1, arbitrary: fc.tuple(drawn, fc.nat(3)).map((args) => returnOrder(...args)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 }).map(receive) },
  { weight: 1, arbitrary: fc.constant(assign) },
  { weight: 1, arbitrary: fc.constant(toggle) },
);

const stockInvariants = [
  stockIsNeverNegative,
  ledgerMatchesStock,
  ordersAreInTheLedger,
  restocksAreCountedOnce,
];

describe('stock, whatever happens to the sizes of a product between an order and its units’ return', () => {
  it('loses no unit and invents none: each can be sold, or waits for staff to assign it', async () => {
    const end = performance.now() + LIMIT_MS;
    await fc.assert(
      fc.asyncProperty(stockBySize, fc.array(step, { minLength: 4, maxLength: 14 }), async (first, steps) => {
        if (performance.now() > end) return;
        const { '': stock = 0, ...bySize } = first;
        const sizes = Object.entries(bySize).map(([size, units]) => ({ size, stock: units }));
        const { _id } = await shop.addProduct(sizes.length > 0 ? { sizes } : { stock });
        const story: ShopState = {
          product: String(_id),
          orders: [],
          expectedUnits: await readUnits(String(_id)),
        };
        for (const { says, run } of steps) {
          await run(story);
          expect({ after: says, expectedUnits: await readUnits(story.product) }).toEqual({
            after: says,
            expectedUnits: story.expectedUnits,
          });
          for (const { id, check } of stockInvariants) {
            const { breaches } = await check(shop.database);
            expect({ after: says, id, breaches }).toEqual({ after: says, id, breaches: [] });
          }
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  });
});
