import { invariants } from '../app/features.ts';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import { missingDetails } from '@e-store/shared/store/settings-checks';
import { DetailsSettings } from '@e-store/shared/store/settings';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_LOGINS } from '../features/account/demo-logins.ts';
import { toOrder } from '../features/orders/to-order.ts';
import { readSettings } from '../features/store/read-settings.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { loadDemo } from './load-demo.ts';

let shop: TestShop;
const load = () =>
  loadDemo(shop.database, { hash: shop.passwords.hash, writeLine: () => {}, now: shop.now() });
beforeAll(async () => {
  shop = await startTestShop({ config: { isDemo: true } });
  await load();
});
afterAll(() => shop.stop());

const counts = () => {
  const { products, orders, reviews, users, stockMovements, outboxMails } = shop.database;
  return Promise.all(
    [products, orders, reviews, users, stockMovements, outboxMails].map((model) => model.countDocuments()),
  );
};

describe('the demo data', () => {
  it('fills the shop: at least 72 products, a few dozen orders, verified reviews', async () => {
    const [products = 0, orders = 0, reviews = 0] = await counts();
    expect(products).toBeGreaterThanOrEqual(72);
    expect(orders).toBeGreaterThanOrEqual(24);
    expect(reviews).toBeGreaterThan(0);
  });

  it('welcomes none of its accounts by mail', async () => {
    expect(await shop.database.outboxMails.countDocuments({ kind: 'welcome' })).toBe(0);
  });

  it('is the same after loading it again, and leaves what was changed since', async () => {
    const before = await counts();
    const product = await shop.database.products.findOne().orFail();
    await shop.database.products.updateOne({ _id: product._id }, { $set: { name: 'Renamed by staff' } });
    shop.passTime(24 * 60 * 60_000);
    await load();
    expect(await counts()).toEqual(before);
    expect((await shop.database.products.findById(product._id).orFail()).name).toBe('Renamed by staff');
  });

  it('gives each size an SKU of its own, which the past orders name', async () => {
    const products = await shop.database.products.find().lean();
    const skus = products.flatMap(({ sizes, sizeSkus = [] }) => {
      expect(sizeSkus.map(({ size }) => size)).toEqual(sizes.map(({ size }) => size));
      return sizeSkus.map(({ sku }) => sku);
    });
    expect(new Set(skus).size).toBe(skus.length);
    for (const { orderItems } of await shop.database.orders.find().lean())
      for (const { sku, size } of orderItems) expect(sku).toMatch(new RegExp(`^[A-Z]{3}-\\d{3}-${size}$`));
  });

  it('gives the shopper a wishlist of garments that are there, one of them cheaper than when it was saved', async () => {
    const { entries } = await shop.database.wishlists.findOne().orFail().lean();
    expect(entries.length).toBeGreaterThanOrEqual(3);
    const prices = await Promise.all(
      entries.map(async ({ product }) => (await shop.database.products.findById(product).orFail()).price),
    );
    expect(entries.filter(({ price }, index) => price > prices[index]!)).toHaveLength(1);
  });

  it('has a sample seller with every detail that the law requires, as the settings would take it', async () => {
    const { details } = await readSettings(shop.database);
    expect(missingDetails(details)).toEqual([]);
    expect(DetailsSettings.parse(details)).toEqual(details);
    expect(details.legalName).toMatch(/sample seller/);
    for (const address of [details.email, details.officerEmail]) expect(address).toMatch(/\.example$/);
  });

  it('keeps every invariant, as a shop that lived it', async () => {
    const to = indiaDay(shop.now());
    await shop.signIn();
    await shop.sales.readTotals({ from: addDays(to, -90), to });
    for (const { id, check } of invariants) {
      const { checked, breaches } = await check(shop.database);
      expect({ id, breaches, looked: checked > 0 }).toEqual({ id, breaches: [], looked: true });
    }
  });

  it('has reviews of delivered orders only, and each product’s rating is theirs', async () => {
    const reviews = await shop.database.reviews.find().lean();
    for (const { order, user, product, stars } of reviews) {
      const bought = await shop.database.orders.findById(order).orFail().lean();
      expect(bought.orderStatus).toBe('Delivered');
      expect(String(bought.user)).toBe(String(user));
      expect(bought.orderItems.map((line) => String(line.product))).toContain(String(product));
      expect(stars).toBeGreaterThan(0);
    }
    const { _id, rating } = await shop.database.products.findOne({ 'rating.count': 2 }).orFail().lean();
    const stars = reviews.filter(({ product }) => product.equals(_id)).map((review) => review.stars);
    expect(rating).toMatchObject({ count: stars.length, average: (stars[0]! + stars[1]!) / 2 });
  });

  it('leaves the demo shopper at least two delivered products to review', async () => {
    const { body } = await shop.request().post('/api/v1/login').send(DEMO_LOGINS[0]).expect(200);
    const delivered = await shop.database.orders
      .find({ user: body.user._id, orderStatus: 'Delivered' })
      .lean();
    const bought = new Set(
      delivered.flatMap(({ orderItems }) => orderItems.map((line) => String(line.product))),
    );
    expect(bought.size).toBeGreaterThanOrEqual(2);
    expect(await shop.database.reviews.countDocuments({ user: body.user._id })).toBe(0);
  });

  it('has an order of the demo shopper in every state that a shopper has something to do with', async () => {
    const shopper = await shop.database.users.findOne({ email: 'shopper@example.com' }).orFail().lean();
    const orders = await shop.database.orders.find({ user: shopper._id }).lean();
    expect([...new Set(orders.map(({ orderStatus }) => orderStatus))].toSorted()).toEqual([
      'Cancelled',
      'Confirmed',
      'Delivered',
      'Delivery failed',
      'Out for delivery',
      'Processing',
      'Return refused',
      'Return requested',
      'Returned',
      'Shipped',
    ]);
    const refused = orders.flatMap(({ returns }) => returns.filter(({ status }) => status === 'refused'));
    expect(refused.map(({ refusal }) => refusal)).toEqual([expect.stringMatching(/^The item was worn/)]);
    const today = indiaDay(shop.now());
    const delivered = orders.map(toOrder).filter(({ orderStatus }) => orderStatus === 'Delivered');
    expect(delivered.some(({ returnUntil = '' }) => returnUntil >= today)).toBe(true);
    expect(delivered.some(({ returnUntil = '' }) => returnUntil < today)).toBe(true);
  });

  it('shows failed deliveries, return costs and a remittance that is short', async () => {
    const { agent: staff } = await shop.signIn('Admin');
    const numbersOf = async (tab: string) => {
      const { body } = await staff.get(`/api/v1/admin/orders?tab=${tab}`).expect(200);
      return (body.orders as { number: string }[]).map(({ number }) => number);
    };
    expect(await numbersOf('attempts-due')).toEqual(['ES-90042']);
    expect(await numbersOf('return-proposed')).toEqual(['ES-90040']);
    expect(await numbersOf('failed')).toHaveLength(3);
    const wished = await shop.database.orders.findOne({ number: 'ES-90039' }).orFail().lean();
    expect(wished.history.at(-1)!.attempt!.wish!.day! > indiaDay(shop.now())).toBe(true);

    const to = indiaDay(shop.now());
    const period = `from=${addDays(to, -90)}&to=${to}`;
    const rates = await staff.get(`/api/v1/admin/cash/return-rates?${period}&by=method`).expect(200);
    expect(rates.body.all).toMatchObject({ failed: 6, returned: 2, returnCost: 190 });
    const { body } = await staff.get('/api/v1/admin/cash?courier=Parcel%20One&age=8-15').expect(200);
    expect((body.orders as { owed: number }[]).map(({ owed }) => owed)).toContain(50_00);
    const outcomes = await shop.database.paymentLedger.distinct('remittance.outcome');
    expect(outcomes).toEqual(['matched', 'short']);
    expect(await shop.database.remittances.countDocuments()).toBe(1);
  });

  it('lets both demo people sign in', async () => {
    for (const { email, password, role } of DEMO_LOGINS) {
      const { body } = await shop.request().post('/api/v1/login').send({ email, password }).expect(200);
      expect(body.user.role).toBe(role);
    }
  });
});
