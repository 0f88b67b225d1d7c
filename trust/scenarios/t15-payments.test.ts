import { afterEach, it } from '@jest/globals';
import * as fc from 'fast-check';
import { DURATION_MINUTES, selectSizes } from '../config.ts';
import { expectStateMatches, type Model } from '../model/model.ts';
import { expectMoneyMatches } from '../model/model-money.ts';
import { type Payment, payOnline, releaseWebhooks } from '../model/online-commands.ts';
import {
  claimPayment,
  decideClaim,
  expireOrders,
  type PaidReal,
  placePrepaidOrder,
  reconcile,
  reconcileModel,
  refreshPayment,
  withdrawPayment,
} from '../model/payment-commands.ts';
import {
  completePendingRefunds,
  completeRefunds,
  type Refund,
  refundInDashboard,
  refundOrder,
  refundReturn,
} from '../model/refund-commands.ts';
import { cancelOrder, placeOrder, requestReturn, resendOrder } from '../model/shopper-commands.ts';
import { advanceOrder, cancelByStaff, decideReturn } from '../model/staff-commands.ts';
import type { Fault } from '../model/with-fault.ts';
import { reportMetrics } from '../shop/metrics.ts';
import type { Shopper } from '../shop/shopper.ts';
import { type PaymentShop, startPaymentShop } from '../shop/start-payment-shop.ts';

const { histories, commands, minutes } = selectSizes({
  full: { histories: 1000, commands: 50, minutes: DURATION_MINUTES ?? 80 },
  short: { histories: 8, commands: 24, minutes: 0.4 },
});
const SHOPPERS = 2;
/** Keeps the reconciliation of a day and the check of all invariants short. */
const HISTORIES_OF_A_SHOP = 50;
/** Accounts with hundreds of orders are unrealistically slow. */
const HISTORIES_OF_A_SHOPPER = 10;

let shop: PaymentShop | undefined;
afterEach(() => shop?.stop());

const any = fc.nat(50);
const line = fc.record({ product: fc.nat(2), quantity: fc.integer({ min: 1, max: 4 }) });
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 2, selector: (one) => one.product });
const afterMs = fc.nat(60);
const fault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 24, arbitrary: fc.constant({ kind: 'none' as const }) },
  { weight: 6, arbitrary: fc.constant({ kind: 'answer lost' as const }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('api killed' as const), afterMs }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('database killed' as const), afterMs }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'commit lost' as const }, { kind: 'commit unanswered' as const }),
  },
);
const method = fc.constantFrom('UPI' as const, 'ONLINE' as const, 'ONLINE' as const);
const webhooks = fc.constantFrom<Payment['webhooks']>('in order', 'doubled', 'reversed', 'late', 'lost');
const payment = fc.record<Payment>({
  outcome: fc.constantFrom('paid', 'paid', 'paid', 'declined', 'timed-out'),
  confirmation: fc.constantFrom('none', 'sent', 'gateway away'),
  webhooks,
});
const refund = fc.record<Refund>({
  way: fc.constantFrom('by hand', 'gateway', 'gateway', 'gateway, later', 'gateway away'),
});
const percent = fc.constantFrom(1, 10, 50, 100);
const begin = fc.record({ method, isGatewayAway: fc.nat(4).map((one) => one === 0), fault });
const placePrepaid = fc.tuple(any, lines, begin).map((drawn) => placePrepaidOrder(...drawn));
const pay = fc.tuple(any, payment, fault).map((drawn) => payOnline(...drawn));
const claim = fc
  .tuple(
    any,
    fc.nat(5).map((one) => one === 0),
    fault,
  )
  .map((drawn) => claimPayment(...drawn));
const advance = any.map((randomIndex) => advanceOrder(randomIndex, false));

/** No shrinking: a fault does not strike twice at the same instant. */
const history = fc.array(
  fc.oneof(
    placePrepaid,
    placePrepaid,
    fc.tuple(any, lines).map((drawn) => placeOrder(...drawn)),
    fc.tuple(any, fc.boolean()).map((drawn) => resendOrder(...drawn)),
    pay,
    pay,
    pay,
    claim,
    claim,
    fc.tuple(any, fc.boolean(), fault).map((drawn) => decideClaim(...drawn)),
    fc.tuple(any, fault).map((drawn) => withdrawPayment(...drawn)),
    fc.tuple(any, fault).map((drawn) => refreshPayment(...drawn)),
    webhooks.map(releaseWebhooks),
    fc.boolean().map(expireOrders),
    fc.constant(reconcile()),
    any.map(cancelOrder),
    any.map(cancelByStaff),
    advance,
    advance,
    advance,
    advance,
    fc.tuple(any, fc.integer({ min: 1, max: 2 }), fc.boolean()).map((drawn) => requestReturn(...drawn)),
    fc
      .tuple(any, fc.constant(true), fc.nat(4), fc.nat(1), fc.boolean())
      .map((drawn) => decideReturn(...drawn)),
    fc.tuple(any, refund, fault).map((drawn) => refundOrder(...drawn)),
    fc.tuple(any, refund, fault).map((drawn) => refundReturn(...drawn)),
    fc.boolean().map(completeRefunds),
    fc.tuple(any, percent, webhooks).map((drawn) => refundInDashboard(...drawn)),
    fc.tuple(any, percent, webhooks).map((drawn) => refundInDashboard(...drawn)),
  ),
  { size: 'max', minLength: commands / 2, maxLength: commands },
);
const opening = fc.tuple(placePrepaid, placePrepaid);
const anyStock = fc.array(fc.integer({ min: 2, max: 40 }), { minLength: 3, maxLength: 3 });

it('counts each rupee once, whatever payers, gateway, staff and faults do in whatever order [T15]', async () => {
  const totals = { histories: 0, commands: 0, orders: 0, invariants: 0 };
  const deadline = performance.now() + minutes * 60_000;
  let ofShop = 0;
  let shoppers: Shopper[] = [];
  const setUp = async (stock: number[]): Promise<{ model: Model; real: PaidReal }> => {
    if (!shop || ofShop === HISTORIES_OF_A_SHOP) {
      await shop?.expectConsistent();
      await shop?.stop();
      shop = await startPaymentShop();
      ofShop = 0;
    }
    const current = shop;
    if (ofShop % HISTORIES_OF_A_SHOPPER === 0) shoppers = await current.signUpMany(SHOPPERS);
    ofShop += 1;
    const products = await Promise.all(stock.map((initialStock) => current.staff.addProduct(initialStock)));
    const carts = shoppers.map(() => stock.map(() => 0));
    return { model: { stock: [...stock], carts, orders: [] }, real: { shop: current, shoppers, products } };
  };

  await fc.assert(
    fc.asyncProperty(anyStock, opening, history, async (stock, first, rest) => {
      // An interruption by fast-check would leave a history running beside the final checks.
      if (totals.histories > 0 && performance.now() > deadline) return;
      const { model, real } = await setUp(stock);
      await fc.asyncModelRun(() => ({ model, real }), [...first, ...rest]);
      await endHistory(model, real);
      await expectStateMatches(model, real);
      await expectMoneyMatches(model.orders, real.shop.jobs.readMoney);
      totals.invariants = await real.shop.expectInvariants();
      totals.histories += 1;
      totals.commands += first.length + rest.length;
      totals.orders += model.orders.length;
    }),
    {
      numRuns: histories,
      endOnFailure: true,
    },
  );

  await shop?.expectConsistent();
  reportMetrics('T15 payments', 'G10', {
    histories: totals.histories,
    'commands in total': totals.commands,
    'orders placed': totals.orders,
    counterexamples: 0,
    'invariants clean after each history': totals.invariants,
  });
});

/** Everything pending arrives, so that model and shop are compared at rest. */
async function endHistory(model: Model, real: PaidReal): Promise<void> {
  await releaseWebhooks('reversed').run(model, real);
  await completePendingRefunds(model, real.shop, true);
  await reconcileModel(model, real.shop);
  await expireOrders(true).run(model, real);
}
