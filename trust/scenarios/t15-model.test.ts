import { afterAll, beforeAll, it } from '@jest/globals';
import * as fc from 'fast-check';
import { sized } from '../config.ts';
import { expectSame, type Model, type Real } from '../model/model.ts';
import { askBack, cancelOrder, placeOrder, putIntoCart, sendAgain } from '../model/shopper-commands.ts';
import { callOff, countStock, decideReturn, moveOn } from '../model/staff-commands.ts';
import { reportFigures } from '../shop/figures.ts';
import type { Shopper } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { runs, commands, minutes } = sized({
  full: { runs: 1000, commands: 50, minutes: 60 },
  short: { runs: 15, commands: 20, minutes: 1 },
});
const SHOPPERS = 2;
/** Shoppers who have ordered hundreds of times are slower than shoppers are. */
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
    fc.tuple(any, line).map((drawn) => putIntoCart(...drawn)),
    fc.tuple(any, lines).map((drawn) => placeOrder(...drawn)),
    fc.tuple(any, lines).map((drawn) => placeOrder(...drawn)),
    fc.tuple(any, fc.boolean()).map((drawn) => sendAgain(...drawn)),
    any.map(cancelOrder),
    fc.tuple(any, fc.constant(false)).map((drawn) => moveOn(...drawn)),
    fc.tuple(any, fc.constant(false)).map((drawn) => moveOn(...drawn)),
    fc.tuple(any, fc.boolean()).map((drawn) => moveOn(...drawn)),
    any.map(callOff),
    fc.tuple(any, quantity).map((drawn) => askBack(...drawn)),
    fc.tuple(any, fc.boolean(), fc.nat(4)).map((drawn) => decideReturn(...drawn)),
    fc.tuple(product, fc.integer({ min: -3, max: 5 })).map((drawn) => countStock(...drawn)),
  ],
  { size: 'max', maxCommands: commands },
);

it('is the shop of the model, whatever its people do in whatever order', async () => {
  let done = 0;
  let steps = 0;
  let shoppers: Shopper[] = [];
  const setUp = async (stock: number[]): Promise<{ model: Model; real: Real }> => {
    if (done % RUNS_OF_A_SHOPPER === 0) shoppers = await shop.signUpMany(SHOPPERS);
    done += 1;
    const products = await Promise.all(stock.map((pieces) => shop.staff.addProduct(pieces)));
    const carts = shoppers.map(() => stock.map(() => 0));
    return { model: { stock: [...stock], carts, orders: [] }, real: { shop, shoppers, products } };
  };
  const anyStock = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 3, maxLength: 3 });

  await fc.assert(
    fc.asyncProperty(anyStock, story, async (stock, told) => {
      const { model, real } = await setUp(stock);
      await fc.asyncModelRun(() => ({ model, real }), told);
      await expectSame(model, real);
      steps += [...told].length;
    }),
    { numRuns: runs, interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false },
  );

  const invariants = await shop.expectSound();
  reportFigures('T15', 'G10', {
    runs: done,
    'commands in all': steps,
    'orders placed': shop.acknowledged.count(),
    counterexamples: 0,
    'invariants clean': invariants,
  });
});
