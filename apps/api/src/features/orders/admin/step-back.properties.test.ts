import { invariants, mails } from '../../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import { sendDueMail } from '../../../platform/outbox/send-due-mail.ts';
import { orderPayload } from '../../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** Independent copy of the allowed steps, to detect errors in the shared table. */
const STEPS: Partial<Record<OrderStatus, readonly OrderStatus[]>> = {
  Processing: ['Confirmed', 'Cancelled'],
  Confirmed: ['Packed', 'Cancelled'],
  Packed: ['Shipped', 'Cancelled'],
  Shipped: ['Out for delivery', 'Delivery failed'],
  'Out for delivery': ['Delivered', 'Delivery failed'],
  'Delivery failed': ['Out for delivery', 'Returned to shop'],
};
const CASH: Partial<Record<OrderStatus, string>> = {
  Delivered: 'collected',
  Cancelled: 'cancelled',
  'Returned to shop': 'cancelled',
};

type Step = { status: OrderStatus; back: number; move?: string };
type Expected = { id: string; steps: Step[] };
type Model = { stock: number; orders: Expected[] };
const agree = (actual: unknown, wanted: unknown) => expect(actual).toEqual(wanted);
const latest = ({ steps }: Expected): Step => steps.at(-1)!;

const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      order: fc.nat(9),
      way: fc.nat(1),
      back: fc.nat(2),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const), order: fc.nat(9) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('correct' as const), order: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), order: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('place' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('mail' as const) }) },
);

describe('moves, undos and corrections in any order', () => {
  it('leave every order where its steps say, its stock and cash right and all invariants whole', async () => {
    const [{ agent: admin }, buyer] = [await shop.signIn('Admin'), await shop.signIn()];
    const { code } = await shop.addPromoCode();
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 15, maxLength: 30 }), async (acts) => {
        const product = await shop.addProduct({ sizes: [{ size: 'M', stock: 5 }] });
        const model: Model = { stock: 5, orders: [] };
        const place = async () => {
          const payload = orderPayload([{ product: product._id, size: 'M', quantity: 2 }], {
            promoCode: code,
          });
          const answer = await buyer.agent.post('/api/v1/order/new').send(payload);
          agree(answer.status, model.stock >= 2 ? 201 : 409);
          if (answer.status !== 201) return;
          model.stock -= 2;
          model.orders.push({ id: String(answer.body._id), steps: [{ status: 'Processing', back: 0 }] });
        };
        const stepBack = (order: Expected): boolean => {
          const { back } = latest(order);
          if (back > model.stock) return false;
          model.stock -= back;
          order.steps.pop();
          return true;
        };
        await place();
        await place();
        for (const one of acts) {
          const order = 'order' in one ? model.orders[one.order % model.orders.length] : undefined;
          if (one.do === 'place') await place();
          if (one.do === 'mail') {
            shop.passTime(20_000);
            while (
              await sendDueMail(
                { database: shop.database, mails },
                async () => {},
                () => shop.now(),
              )
            ); // oxlint-disable-line no-empty
          }
          if (!order) continue;
          const { status, move } = latest(order);
          const path = `/api/v1/admin/orders/${order.id}`;
          if (one.do === 'move') {
            const ways = STEPS[status] ?? [];
            const to = ways[one.way % Math.max(ways.length, 1)] ?? 'Confirmed';
            const answer = await admin.post(`${path}/move`).send({ to, restocked: [one.back] });
            agree([status, to, answer.status], [status, to, ways.length > 0 ? 200 : 409]);
            if (answer.status !== 200) continue;
            const back = to === 'Cancelled' ? 2 : to === 'Returned to shop' ? one.back : 0;
            order.steps.push({ status: to, back, move: answer.body.undo.move });
            model.stock += back;
          }
          if (one.do === 'undo' && move) {
            const { body } = await admin
              .post('/api/v1/admin/orders/moves/undo')
              .send({ moves: [{ id: order.id, move }] });
            if (body.results[0].done) agree(stepBack(order), true);
            else
              agree(
                /No longer in stock|10 seconds|already been emailed|changed after/.test(
                  body.results[0].message,
                ),
                true,
              );
          }
          if (one.do === 'correct') {
            const answer = await admin
              .post(`${path}/correction`)
              .send({ from: status, reason: 'A mistake.' });
            const isPossible = order.steps.length > 1 && latest(order).back <= model.stock;
            agree([status, answer.status], [status, isPossible ? 200 : 409]);
            if (isPossible) stepBack(order);
          }
          if (one.do === 'cancel') {
            const answer = await buyer.agent
              .post(`/api/v1/order/${order.id}/cancel`)
              .send({ reason: 'too-late' });
            const isCancelled = status === 'Cancelled';
            const isOpen = ['Processing', 'Confirmed'].includes(status);
            agree([status, answer.status], [status, isOpen || isCancelled ? 200 : 409]);
            if (!isOpen) continue;
            order.steps.push({ status: 'Cancelled', back: 2 });
            model.stock += 2;
          }
        }
        for (const order of model.orders) {
          const { orderStatus, paymentStatus, history } = await shop.database.orders
            .findById(order.id)
            .orFail()
            .lean();
          expect(history.map((step) => step.status)).toEqual(order.steps.map((step) => step.status));
          expect([orderStatus, paymentStatus]).toEqual([
            latest(order).status,
            CASH[orderStatus] ?? 'pending',
          ]);
        }
        expect((await shop.database.products.findById(product._id).orFail().lean()).stock).toBe(model.stock);
        for (const { id, check } of invariants)
          expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
      }),
      { numRuns: 12 },
    );
  }, 120_000);

  it('stay whole when several people act on one order at the same moment', async () => {
    const [{ agent: admin }, { agent: packer }, buyer] = [
      await shop.signIn('Admin'),
      await shop.signIn('Packer'),
      await shop.signIn(),
    ];
    const product = await shop.addProduct({ sizes: [{ size: 'M', stock: 40 }] });
    const payload = orderPayload([{ product: product._id, size: 'M', quantity: 2 }]);
    for (let round = 0; round < 6; round += 1) {
      const { body } = await buyer.agent.post('/api/v1/order/new').send(payload).expect(201);
      const path = `/api/v1/admin/orders/${body._id}`;
      const moved = await admin.post(`${path}/move`).send({ to: 'Confirmed' }).expect(200);
      const moves = [{ id: body._id, move: moved.body.undo.move }];
      await Promise.all([
        admin.post('/api/v1/admin/orders/moves/undo').send({ moves }),
        admin.post(`${path}/correction`).send({ from: 'Confirmed', reason: 'A mistake.' }),
        packer.post(`${path}/move`).send({ to: 'Packed' }),
        buyer.agent.post(`/api/v1/order/${body._id}/cancel`).send({ reason: 'too-late' }),
        admin.post(`${path}/correction`).send({ from: 'Cancelled', reason: 'A mistake.' }),
      ]);
    }
    for (const { id, check } of invariants)
      expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
  }, 60_000);
});
