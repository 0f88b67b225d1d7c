import { afterAll, beforeAll, it } from '@jest/globals';
import * as fc from 'fast-check';
import { selectSizes } from '../config.ts';
import { expectStateMatches, type Model, type Real } from '../model/model.ts';
import { requestReturn, cancelOrder, placeOrder, addToCart, resendOrder } from '../model/shopper-commands.ts';
import { cancelByStaff, correctStock, decideReturn, advanceOrder } from '../model/staff-commands.ts';
import { reportMetrics } from '../shop/metrics.ts';
import type { Shopper } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { runs, commands, minutes } = selectSizes({
  full: { runs: 1000, commands: 50, minutes: 60 },
  short: { runs: 15, commands: 20, minutes: 1 },
});
const SHOPPERS = 2;
/** Accounts with hundreds of orders are unrealistically slow. */
const RUNS_OF_A_SHOPPER = 10;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

const product = fc.nat(2);
const any = fc.nat(50);
const quantity = fc.integer({ min: 1, max: 4 });
const line = fc.record({ product, quantity });
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 3, selector: (one) => one.product });

const story = fc.commands(
  [
    fc.tuple(any, line).map((randomIndex) => addToCart(...randomIndex)),
    fc.tuple(any, lines).map((randomIndex) => placeOrder(...randomIndex)),
    fc.tuple(any, lines).map((randomIndex) => placeOrder(...randomIndex)),
    fc.tuple(any, fc.boolean()).map((randomIndex) => resendOrder(...randomIndex)),
    any.map(cancelOrder),
    fc.tuple(any, fc.constant(false)).map((randomIndex) => advanceOrder(...randomIndex)),
    fc.tuple(any, fc.constant(false)).map((randomIndex) => advanceOrder(...randomIndex)),
    fc.tuple(any, fc.boolean()).map((randomIndex) => advanceOrder(...randomIndex)),
    any.map(cancelByStaff),
    fc.tuple(any, quantity, fc.boolean()).map((randomIndex) => requestReturn(...randomIndex)),
    fc
      .tuple(any, fc.boolean(), fc.nat(4), fc.nat(2), fc.boolean())
      .map((randomIndex) => decideReturn(...randomIndex)),
    fc.tuple(product, fc.integer({ min: -3, max: 5 })).map((randomIndex) => correctStock(...randomIndex)),
  ],
  { size: 'max', maxCommands: commands },
);

it('is the shop of the model, whatever its people do in whatever order [T15]', async () => {
  let done = 0;
  let steps = 0;
  let shoppers: Shopper[] = [];
  const setUp = async (stock: number[]): Promise<{ model: Model; real: Real }> => {
    if (done % RUNS_OF_A_SHOPPER === 0) shoppers = await shop.signUpMany(SHOPPERS);
    done += 1;
    const products = await Promise.all(stock.map((initialStock) => shop.staff.addProduct(initialStock)));
    const carts = shoppers.map(() => stock.map(() => 0));
    return { model: { stock: [...stock], carts, orders: [] }, real: { shop, shoppers, products } };
  };
  const anyStock = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 3 });

  await fc.assert(
    fc.asyncProperty(anyStock, story, async (stock, commandSequence) => {
      const { model, real } = await setUp(stock);
      await fc.asyncModelRun(() => ({ model, real }), commandSequence);
      await expectStateMatches(model, real);
      steps += [...commandSequence].length;
    }),
    { numRuns: runs, interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false },
  );

  const invariants = await shop.expectConsistent();
  reportMetrics('T15', 'G10', {
    runs: done,
    'commands in total': steps,
    'orders placed': shop.acknowledged.count(),
    counterexamples: 0,
    'invariants clean': invariants,
  });
});
