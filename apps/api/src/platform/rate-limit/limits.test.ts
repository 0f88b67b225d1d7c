import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from './limits.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const MINUTE_MS = 60_000;
let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ config: { hasRateLimits: true } });
});
afterAll(() => shop.stop());

const tryLogin = (email: string, password: string, address = '192.0.2.1') =>
  shop
    .request()
    .post('/api/v1/login')
    .set('X-Internal-Secret', shop.config.internalSecret)
    .set('X-Forwarded-For', address)
    .send({ email, password });

describe('limits', () => {
  it('refuse the eleventh try after ten wrong passwords, and say when to come back [R78]', async () => {
    const { person } = await shop.signIn();
    for (let tries = 0; tries < 10; tries += 1) await tryLogin(person.email, 'wrong').expect(401);
    const { body, headers } = await tryLogin(person.email, person.password).expect(429);
    expect(body).toMatchObject({ success: false, code: 'TOO_MANY_REQUESTS' });
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(headers['ratelimit-policy']).toBe('"login-account-address";q=10;w=900');
    expect(headers['ratelimit']).toBe(`"login-account-address";r=0;t=${seconds}`);
  });

  it('let no more than ten through when many are tried at once [R78]', async () => {
    const { person } = await shop.signIn();
    const answers = await Promise.all(Array.from({ length: 30 }, () => tryLogin(person.email, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('let whoever goes on guessing wait until tomorrow, and then guess again [R78]', async () => {
    const { person } = await shop.signIn();
    for (let quarters = 0; quarters < 4; quarters += 1) {
      for (let tries = 0; tries < 10; tries += 1)
        await tryLogin(person.email, 'wrong', '192.0.2.67').expect(401);
      shop.passTime(15 * 60_000);
    }
    const { headers } = await tryLogin(person.email, person.password, '192.0.2.67').expect(429);
    expect(headers['ratelimit-policy']).toBe('"login-account-address-day";q=40;w=86400');
    await tryLogin(person.email, person.password, '192.0.2.68').expect(200);
    shop.passTime(24 * 60 * 60_000);
    await tryLogin(person.email, person.password, '192.0.2.67').expect(200);
  });

  it('let the owner in from elsewhere while a stranger guesses [R78]', async () => {
    const { person } = await shop.signIn();
    for (let tries = 0; tries < 11; tries += 1) await tryLogin(person.email, 'wrong', '192.0.2.66');
    await tryLogin(person.email, person.password, '192.0.2.7').expect(200);
  });

  it('count no sign-in that was right', async () => {
    const { person } = await shop.signIn();
    for (let times = 0; times < 12; times += 1)
      await tryLogin(person.email, person.password, '192.0.2.8').expect(200);
  });

  it('are told with every answer that they count for, and what is given back counts no more', async () => {
    const { person } = await shop.signIn();
    const wrong = await tryLogin(person.email, 'wrong', '192.0.2.9').expect(401);
    expect(wrong.headers['ratelimit-policy']).toBe(
      '"login-account-address";q=10;w=900, "login-account-address-day";q=40;w=86400, "login-address";q=100;w=900, "login-account";q=30;w=900, "login-account-day";q=60;w=86400, "login-account-row";q=100;w=2592000',
    );
    expect(wrong.headers['ratelimit']).toMatch(
      /^"login-account-address";r=9;t=\d+, "login-account-address-day";r=39;t=\d+, "login-address";r=99;t=\d+, "login-account";r=29;t=\d+, "login-account-day";r=59;t=\d+, "login-account-row";r=99;t=\d+$/,
    );
    const right = await tryLogin(person.email, person.password, '192.0.2.9').expect(200);
    expect(right.headers['ratelimit']).toMatch(/"login-account-address";r=9;t=\d+/);
    const other = await shop.request().get('/api/v1/store').expect(200);
    expect(other.headers).not.toHaveProperty('ratelimit');
  });

  it('that must not show in the answer do not', async () => {
    shop.passTime(60 * MINUTE_MS);
    const { person } = await shop.signIn();
    const { headers } = await shop
      .request()
      .post('/api/v1/password/forgot')
      .send({ email: person.email })
      .expect(200);
    expect(headers['ratelimit-policy']).toBe('"forgot-address";q=20;w=3600');
  });

  it('end the guessing of a password inside a session', async () => {
    const { agent } = await shop.signIn('Admin');
    const guess = () => agent.post('/api/v1/admin/confirm').send({ password: 'a guess' });
    for (let tries = 0; tries < 10; tries += 1) await guess().expect(400);
    await guess().expect(429);
  });

  it('taken together count as if one came after the other: nothing by those after the first that is full', async () => {
    const { limits } = shop;
    const [first, full, last] = [
      { name: 'first', max: 3, windowMs: MINUTE_MS },
      { name: 'full', max: 1, windowMs: MINUTE_MS },
      { name: 'last', max: 2, windowMs: MINUTE_MS },
    ];
    const all = [
      [first, 'one'],
      [full, 'one'],
      [last, 'one'],
    ] as const;
    const left = async () => {
      const quotas = await limits.takeAll(all);
      await limits.refundAll(quotas);
      return quotas.map((quota) => quota.left);
    };
    expect(await left()).toEqual([2, 0, 1]);
    await limits.takeAll(all);
    await expect(limits.takeAll(all)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS', status: 429 });
    expect(await limits.take(first, 'one')).toMatchObject({ left: 0 });
    expect(await limits.take(last, 'one')).toMatchObject({ left: 0 });
    await limits.reset(first, 'one');
    await limits.reset(full, 'one');
    await limits.reset(last, 'one');
    expect(await left()).toEqual([2, 0, 1]);
  });

  it('give back to the window in which it was counted, and not to the next one', async () => {
    const { limits } = shop;
    const limit = { name: 'turned', max: 3, windowMs: MINUTE_MS };
    const taken = [await limits.take(limit, 'one'), await limits.take(limit, 'one')];
    shop.passTime(MINUTE_MS);
    expect(await limits.take(limit, 'one')).toMatchObject({ left: 2 });
    for (const each of taken) await limits.refund(each);
    expect(await limits.take(limit, 'one')).toMatchObject({ left: 1 });
    await limits.reset(limit, 'one');
    await limits.refund(taken[0]);
    expect(await limits.take(limit, 'one')).toMatchObject({ left: 2 });
  });

  it('let the owner in again when the window is over [R78]', async () => {
    const { person } = await shop.signIn();
    for (let tries = 0; tries < 10; tries += 1) await tryLogin(person.email, 'wrong').expect(401);
    shop.passTime(15 * MINUTE_MS);
    await tryLogin(person.email, person.password).expect(200);
  });

  it('count registrations by the address that the web server names, and by no other [R19] [R79]', async () => {
    const register = (index: number, secret: string) =>
      shop
        .request()
        .post('/api/v1/register')
        .set('X-Internal-Secret', secret)
        .set('X-Forwarded-For', `198.51.100.${index}`)
        .send(registration());
    shop.passTime(60 * MINUTE_MS);
    for (let index = 0; index < 31; index += 1) await register(index, shop.config.internalSecret).expect(201);
    for (let index = 0; index < 30; index += 1) await register(index, 'guessed').expect(201);
    await register(99, 'guessed').expect(429);
  });

  it('refuse the sixty-first order of an account within an hour, whatever became of the others [R76] [R79]', async () => {
    shop.passTime(60 * MINUTE_MS);
    const [busy, other] = [await shop.signIn(), await shop.signIn()];
    const gone = orderPayload([{ product: '0123456789abcdef01234567' }]);
    const order = ({ agent }: typeof busy) => agent.post('/api/v1/order/new').send(gone);
    for (let tries = 0; tries < 60; tries += 1) await order(busy).expect(409);
    const { headers } = await order(busy).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const { headers: ofOther } = await order(other).expect(409);
    expect(ofOther['ratelimit']).toMatch(/"order-address";r=539;/);
  });

  it('count retries of one order that come at once as one', async () => {
    shop.passTime(60 * MINUTE_MS);
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const order = (key: string) =>
      agent
        .post('/api/v1/order/new')
        .set('Idempotency-Key', key)
        .send(orderPayload([{ product: _id }]));
    const key = randomUUID();
    await Promise.all(Array.from({ length: 8 }, () => order(key).expect(201)));
    const { headers } = await order(randomUUID()).expect(201);
    expect(headers['ratelimit']).toMatch(/"order-account";r=58;/);
  });

  it('refuse the orders of a visitor’s address beyond six hundred an hour, whoever sends them [R76]', async () => {
    shop.passTime(60 * MINUTE_MS);
    const { ordersOfIpAddress } = LIMITS;
    const [one, other] = [await shop.signIn(), await shop.signIn()];
    const order = ({ agent }: typeof one, address: string) =>
      agent
        .post('/api/v1/order/new')
        .set('X-Internal-Secret', shop.config.internalSecret)
        .set('X-Forwarded-For', address)
        .send(orderPayload([{ product: '0123456789abcdef01234567' }]));
    await order(one, '203.0.113.5').expect(409);
    for (let taken = 0; taken < 598; taken += 1) await shop.limits.take(ordersOfIpAddress, '203.0.113.5');
    await order(one, '203.0.113.5').expect(409);
    const { headers } = await order(other, '203.0.113.5').expect(429);
    expect(headers['ratelimit-policy']).toBe('"order-address";q=600;w=3600');
    await order(other, '203.0.113.6').expect(409);
  });

  it('mail three reset links an hour to one account, and answer the same after that [R79]', async () => {
    shop.passTime(60 * MINUTE_MS);
    const { person, id } = await shop.signIn();
    const answers = [];
    for (let asked = 0; asked < 5; asked += 1) {
      const { body } = await shop
        .request()
        .post('/api/v1/password/forgot')
        .send({ email: person.email })
        .expect(200);
      answers.push(body.message);
    }
    expect(new Set(answers).size).toBe(1);
    expect(await shop.database.outboxMails.countDocuments({ user: id, kind: 'password-reset' })).toBe(3);
  });

  it('refuse the twenty-first question for a reset link from one address [R79]', async () => {
    shop.passTime(60 * MINUTE_MS);
    const ask = () => shop.request().post('/api/v1/password/forgot').send({ email: 'nobody@example.com' });
    for (let asked = 0; asked < 20; asked += 1) await ask().expect(404);
    await ask().expect(429);
  });
});
