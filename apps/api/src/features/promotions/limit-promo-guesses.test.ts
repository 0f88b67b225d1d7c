import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let product: string;
beforeAll(async () => {
  shop = await startTestShop({ config: { hasRateLimits: true } });
  product = String((await shop.addProduct())._id);
});
afterAll(() => shop.stop());
beforeEach(() => shop.passTime(LIMITS.promoGuessesOfAddress.windowMs));

const ofAddress = LIMITS.promoGuessesOfAddress.max;
const ofAccount = LIMITS.promoGuessesOfAccount.max;

const from = (address: string) => ({
  'X-Internal-Secret': shop.config.internalSecret,
  'X-Forwarded-For': address,
});
const ask = (promoCode: string, address: string, by = shop.agent()) =>
  by
    .post('/api/v1/cart/quote')
    .set(from(address))
    .send({ orderItems: [{ product, quantity: 1 }], promoCode });
const guess = (count: number, address: string, by?: ReturnType<TestShop['agent']>) =>
  Promise.all(Array.from({ length: count }, (_, index) => ask(`GUESS-${index}`, address, by)));
const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).filter((status) => status !== 200);

describe('guessing promo codes', () => {
  it('ends for an address, and says when to come back, also for a code that is right', async () => {
    const { code } = await shop.addPromoCode();
    expect(statuses(await guess(ofAddress + 2, '192.0.2.1'))).toEqual([429, 429]);
    const { body, headers } = await ask(code, '192.0.2.1').expect(429);
    expect(body).toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: 'Too many attempts. Try again in 15 minutes.',
    });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await ask(code, '192.0.2.2').expect(200);
    shop.passTime(LIMITS.promoGuessesOfAddress.windowMs);
    await ask(code, '192.0.2.1').expect(200);
  });

  it('ends for an account, from however many addresses, in quotes and in orders', async () => {
    const { agent } = await shop.signIn();
    for (let index = 0; index < ofAccount; index += 1)
      await ask(`GUESS-${index}`, `198.51.100.${index}`, agent).expect(200);
    await ask('GUESS', '198.51.100.201', agent).expect(429);
    await agent
      .post('/api/v1/order/new')
      .set(from('198.51.100.202'))
      .send(orderPayload([{ product }], { promoCode: 'GUESS' }))
      .expect(429);
    await agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product }]))
      .expect(201);
  });

  it('is not asking for a code that exists, also one that is over', async () => {
    const { code } = await shop.addPromoCode({ endsOn: '2000-01-01' });
    for (let times = 0; times < ofAddress + 2; times += 1) await ask(code, '203.0.113.1').expect(200);
  });
});
