import { invariants } from '../../app/features.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPlacedMail } from '../orders/mails/order-placed-mail.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { releasePromo } from './redeem-promo.ts';
import type { PromoCodeRecord } from './promo-code.model.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Agent = Awaited<ReturnType<TestShop['signIn']>>['agent'];
const order = (agent: Agent, product: unknown, changes: object) =>
  agent.post('/api/v1/order/new').send(orderPayload([{ product: String(product) }], changes));
const quote = (agent: Agent, product: unknown, promoCode: string) =>
  agent.post('/api/v1/cart/quote').send(orderPayload([{ product: String(product) }], { promoCode }));
const usedOf = async (code: string) =>
  (await shop.database.promoCodes.findOne({ code }).orFail().lean()).used;
const breaches = async () =>
  (await Promise.all(invariants.map(async ({ check }) => (await check(shop.database)).breaches))).flat();

describe('an order with a promo code', () => {
  it('costs what the quote said, keeps the code and each line its share, and mails the same sums', async () => {
    const { agent } = await shop.signIn();
    const a = await shop.addProduct({ price: 699 });
    const b = await shop.addProduct({ price: 1501 });
    const { code } = await shop.addPromoCode({ reduction: { percent: 10 } });
    const payload = orderPayload([{ product: a._id, quantity: 2 }, { product: b._id }], {
      promoCode: `  ${code.toLowerCase()} `,
    });
    const { body: quoted } = await agent.post('/api/v1/cart/quote').send(payload).expect(200);
    expect(quoted).toMatchObject({ items: 2899, discount: 290, total: 2889, promo: { code } });
    expect(quoted.promo).not.toHaveProperty('refusal');
    const { body } = await agent
      .post('/api/v1/order/new')
      .send({ ...payload, totalPrice: quoted.total })
      .expect(201);
    expect(body).toMatchObject({ promoCode: code, itemsPrice: 2899, discount: 290, totalPrice: 2889 });
    expect(body.orderItems.map((line: { discount: number }) => line.discount)).toEqual([140, 150]);
    const { text } = orderPlacedMail(body, 'https://shop.example');
    expect(text).toContain(`Discount (${code}): -₹290`);
    expect(text).toContain('Total cost: ₹2,889');
    expect(await usedOf(code)).toBe(1);
    expect(await breaches()).toEqual([]);
  });

  it('takes an amount off, never more than the items cost', async () => {
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct({ price: 80 });
    const { code } = await shop.addPromoCode({ reduction: { amount: 100 } });
    const { body } = await order(agent, _id, { promoCode: code }).expect(201);
    expect(body).toMatchObject({ itemsPrice: 80, discount: 80, totalPrice: 280 });
  });

  it.each<[string, Partial<PromoCodeRecord>, string]>([
    ['stopped', { active: false }, 'This code is no longer active.'],
    ['not begun', { startsOn: '2099-11-21' }, 'This code starts on 21 Nov 2099.'],
    ['over', { endsOn: '2099-11-19' }, 'This code ended on 19 Nov 2099.'],
    [
      'above the cart',
      { minimum: 999 },
      'This code is for orders of ₹999 or more. Add items worth ₹300 more.',
    ],
    ['used up', { limit: 3, used: 3 }, 'This code has reached its usage limit.'],
  ])('that is %s is refused with why, in the quote and at the order', async (_what, terms, why) => {
    const { agent, id } = await shop.signIn();
    const { _id } = await shop.addProduct({ price: 699 });
    const { code, _id: promoId } = await shop.addPromoCode(terms);
    const { body: quoted } = await quote(agent, _id, code).expect(200);
    expect(quoted).toMatchObject({ discount: 0, total: 979, promo: { code, refusal: why } });
    const { body } = await order(agent, _id, { promoCode: code, totalPrice: 979 }).expect(409);
    expect(body).toMatchObject({ code: 'PROMO_REFUSED', fields: { promoCode: why }, quote: quoted });
    expect(await shop.database.orders.countDocuments({ user: id })).toBe(0);
    expect(await usedOf(code)).toBe(terms.used ?? 0);
    await shop.database.promoCodes.deleteOne({ _id: promoId });
  });

  it('that one person may use once is refused the second time, and counts for others', async () => {
    const { agent } = await shop.signIn();
    const other = await shop.signIn();
    const { _id } = await shop.addProduct();
    const { code } = await shop.addPromoCode({ limitPerPerson: 1 });
    await order(agent, _id, { promoCode: code }).expect(201);
    const why = 'You have already used this code.';
    expect((await quote(agent, _id, code)).body.promo).toEqual({ code, refusal: why });
    const { body } = await order(agent, _id, { promoCode: code }).expect(409);
    expect(body.fields).toEqual({ promoCode: why });
    expect((await quote(shop.agent(), _id, code)).body.promo).toEqual({ code });
    await order(other.agent, _id, { promoCode: code }).expect(201);
    expect(await usedOf(code)).toBe(2);
  });

  it('is counted once however often the same attempt is sent', async () => {
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const { code } = await shop.addPromoCode({ limitPerPerson: 1 });
    const key = randomUUID();
    const send = () => order(agent, _id, { promoCode: code }).set('Idempotency-Key', key);
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await usedOf(code)).toBe(1);
  });

  it('is given to no more than its limit when fifty order at once [spec 2-66]', async () => {
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => shop.signIn()));
    const { _id } = await shop.addProduct({ stock: 100 });
    const { code } = await shop.addPromoCode({ limit: 7 });
    const answers = await Promise.all(shoppers.map(({ agent }) => order(agent, _id, { promoCode: code })));
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(7).fill(201), ...Array(43).fill(409)]);
    const refusals = answers.filter(({ status }) => status === 409).map(({ body }) => body.fields);
    expect(refusals.map(({ promoCode }) => promoCode)).toEqual(
      Array(43).fill('This code has reached its usage limit.'),
    );
    expect(await usedOf(code)).toBe(7);
    expect((await shop.database.products.findById(_id).lean())?.stock).toBe(93);
    expect(await breaches()).toEqual([]);
  }, 60_000);

  it('is given to one person no more often than allowed, also at once', async () => {
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct({ stock: 100 });
    const { code } = await shop.addPromoCode({ limitPerPerson: 2 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => order(agent, _id, { promoCode: code })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(await usedOf(code)).toBe(2);
    expect(await breaches()).toEqual([]);
  });
});

describe('giveBackPromo', () => {
  it('frees a use exactly once, however often and at once it is called', async () => {
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const { code } = await shop.addPromoCode({ limit: 1, limitPerPerson: 1 });
    const { body } = await order(agent, _id, { promoCode: code }).expect(201);
    const record = await shop.database.orders.findById(body._id).orFail().lean();
    const release = () =>
      shop.database.connection.transaction((session) => releasePromo(shop.database, record, session));
    await Promise.all(Array.from({ length: 5 }, release));
    expect(await usedOf(code)).toBe(0);
    await order(agent, _id, { promoCode: code }).expect(201);
    expect(await usedOf(code)).toBe(1);
  });
});
