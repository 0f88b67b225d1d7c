import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Response } from 'supertest';
import { RESET_SUBJECT, startTestInbox, type TestInbox, tokenIn } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MONTH_MS = 30 * DAY_MS;

let inbox: TestInbox;
let shop: TestShop;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { hasRateLimits: true, smtpUrl: inbox.smtpUrl } });
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
};

const tryLogin = (email: string, password: string, { address = newAddress(), cookie = '' } = {}) =>
  shop
    .request()
    .post('/api/v1/login')
    .set('X-Internal-Secret', shop.config.internalSecret)
    .set('X-Forwarded-For', address)
    .set('Cookie', cookie)
    .send({ email, password });

/** Sequential: concurrent attempts may see one rejection too many (`Limits.takeAll`). */
const guessFromEverywhere = async (email: string, times: number) => {
  const statuses: number[] = [];
  while (statuses.length < times) statuses.push((await tryLogin(email, 'a guess')).status);
  return statuses;
};
const compared = (statuses: number[]) => statuses.filter((status) => status === 401).length;

const readDeviceCookie = ({ headers }: Response): string => {
  const lines = ([] as string[]).concat(headers['set-cookie'] ?? []);
  return lines.find((line) => line.startsWith('estore_device='))?.split(';')[0] ?? '';
};
const beginOfMonth = () => shop.passTime(MONTH_MS - (shop.now().getTime() % MONTH_MS));

describe('guesses at one account', () => {
  it('are a hundred in a row, from two hundred addresses, and the owner gets in with a known browser meanwhile [R78] [ASVS 6.3.1]', async () => {
    beginOfMonth();
    const { person } = await shop.signIn();
    const known = readDeviceCookie(await tryLogin(person.email, person.password).expect(200));
    const statuses = await guessFromEverywhere(person.email, 50);
    expect(compared(statuses)).toBe(30);
    shop.passTime(15 * MINUTE_MS);
    statuses.push(...(await guessFromEverywhere(person.email, 50)));
    expect(compared(statuses)).toBe(60);
    shop.passTime(DAY_MS);
    statuses.push(...(await guessFromEverywhere(person.email, 50)));
    shop.passTime(DAY_MS);
    statuses.push(...(await guessFromEverywhere(person.email, 50)));
    expect(statuses).toHaveLength(200);
    expect(compared(statuses)).toBe(100);
    expect(statuses.filter((status) => status === 429)).toHaveLength(100);

    shop.passTime(DAY_MS);
    const { body, headers } = await tryLogin(person.email, person.password).expect(429);
    expect(headers['ratelimit-policy']).toBe('"login-account-row";q=100;w=2592000');
    expect(Number(headers['retry-after'])).toBeGreaterThan(20 * 24 * 3600);
    expect(body.message).toBe(
      'Too many attempts. Try again in 27 days. To log in now, reset your password with “Forgot password”.',
    );
    await tryLogin(person.email, person.password, { cookie: known }).expect(200);
  });

  it('begin anew after a sign-in that was right [R78]', async () => {
    beginOfMonth();
    const { person } = await shop.signIn();
    const known = readDeviceCookie(await tryLogin(person.email, person.password).expect(200));
    for (let day = 0; day < 4; day += 1) {
      await guessFromEverywhere(person.email, 31);
      shop.passTime(DAY_MS);
    }
    await tryLogin(person.email, person.password).expect(429);
    await tryLogin(person.email, person.password, { cookie: known }).expect(200);
    await tryLogin(person.email, person.password).expect(200);
  });

  it('keep the owner’s new browsers out for thirty days at most [R78]', async () => {
    beginOfMonth();
    const { person } = await shop.signIn();
    for (let day = 0; day < 4; day += 1) {
      await guessFromEverywhere(person.email, 31);
      shop.passTime(DAY_MS);
    }
    await tryLogin(person.email, person.password).expect(429);
    shop.passTime(26 * DAY_MS);
    await tryLogin(person.email, person.password).expect(200);
  });

  it('leave the owner a way in by mail: the browser that chose the new password is known [R78]', async () => {
    beginOfMonth();
    const { person } = await shop.signIn();
    await guessFromEverywhere(person.email, 31);
    await tryLogin(person.email, person.password).expect(429);
    await shop.request().post('/api/v1/password/forgot').send({ email: person.email }).expect(200);
    const token = tokenIn(await inbox.waitForMail(person.email, 1, RESET_SUBJECT));
    const password = 'quite another password';
    const answer = await shop
      .request()
      .put(`/api/v1/password/reset/${token}`)
      .send({ password, confirmPassword: password })
      .expect(200);
    await guessFromEverywhere(person.email, 31);
    await tryLogin(person.email, password).expect(429);
    await tryLogin(person.email, password, { cookie: readDeviceCookie(answer) }).expect(200);
  });

  it('are ten in a quarter of an hour from a known browser, too, whatever address it has [R78]', async () => {
    beginOfMonth();
    const { person } = await shop.signIn();
    const cookie = readDeviceCookie(await tryLogin(person.email, person.password).expect(200));
    for (let tries = 0; tries < 10; tries += 1)
      await tryLogin(person.email, 'a guess', { cookie }).expect(401);
    const { headers } = await tryLogin(person.email, person.password, { cookie }).expect(429);
    expect(headers['ratelimit-policy']).toBe('"login-device";q=10;w=900');
    shop.passTime(15 * MINUTE_MS);
    await tryLogin(person.email, person.password, { cookie }).expect(200);
  });

  it('are counted as a stranger’s with the browser of somebody else, or an old one', async () => {
    beginOfMonth();
    const [{ person }, other] = [await shop.signIn(), await shop.signIn()];
    const known = readDeviceCookie(await tryLogin(person.email, person.password).expect(200));
    const policyWith = async (cookie: string) =>
      (await tryLogin(person.email, 'a guess', { cookie }).expect(401)).headers['ratelimit-policy'];
    const others = readDeviceCookie(await tryLogin(other.person.email, other.person.password).expect(200));
    for (const cookie of ['', others, 'estore_device=made-up', `${known}x`])
      expect(await policyWith(cookie)).toContain('"login-account-row"');
    expect(await policyWith(known)).not.toContain('"login-account');
    shop.passTime(180 * DAY_MS);
    expect(await policyWith(known)).toContain('"login-account-row"');
  });

  it('are counted as a stranger’s with a browser that knew an earlier password [R78]', async () => {
    beginOfMonth();
    const { person, agent } = await shop.signIn();
    const known = readDeviceCookie(await tryLogin(person.email, person.password).expect(200));
    const newPassword = 'another long enough password';
    const changed = await agent
      .put('/api/v1/password/update')
      .send({ oldPassword: person.password, newPassword, confirmPassword: newPassword })
      .expect(200);
    const policyWith = async (cookie: string) =>
      (await tryLogin(person.email, 'a guess', { cookie }).expect(401)).headers['ratelimit-policy'];
    expect(await policyWith(known)).toContain('"login-account-row"');
    expect(await policyWith(readDeviceCookie(changed))).not.toContain('"login-account');
  });

  it('are not told from those at an address that nobody has', async () => {
    beginOfMonth();
    const statuses = await guessFromEverywhere('nobody-at-all@example.com', 40);
    expect(compared(statuses)).toBe(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  });
});

it('lets one account change its password five times an hour, since each change is mailed [R79]', async () => {
  const { agent, person } = await shop.signIn();
  const passwords = [person.password, ...Array.from({ length: 6 }, (_, place) => `a long password ${place}`)];
  const statuses: number[] = [];
  for (const [place, newPassword] of passwords.slice(1).entries()) {
    const body = { oldPassword: passwords[place], newPassword, confirmPassword: newPassword };
    // oxlint-disable-next-line no-await-in-loop -- one by one
    statuses.push((await agent.put('/api/v1/password/update').send(body)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

describe('the cookie of a known browser', () => {
  it('is kept from scripts and other sites, and stays at a sign-out', async () => {
    const { person } = await shop.signIn();
    const agent = shop.agent();
    const { headers } = await agent
      .post('/api/v1/login')
      .send({ email: person.email, password: person.password })
      .expect(200);
    const line = ([] as string[])
      .concat(headers['set-cookie'] ?? [])
      .find((one) => one.includes('estore_device'));
    expect(line).toMatch(/^estore_device=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const { headers: left } = await agent.post('/api/v1/logout').expect(200);
    expect(String(left['set-cookie'])).not.toContain('estore_device');
  });
});
