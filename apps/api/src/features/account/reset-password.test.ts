import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionCookieOf, setCookieOf } from '../../testing/session-cookie.ts';
import { RESET_SUBJECT, startTestInbox, type TestInbox, tokenIn } from '../../testing/start-test-inbox.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let inbox: TestInbox;
let shop: TestShop;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { smtpUrl: inbox.smtpUrl } });
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});

const NEW = 'an even better password';
const MINUTES = 60 * 1000;

const registered = async () => {
  const person = registration();
  const answer = await shop.request().post('/api/v1/register').send(person).expect(201);
  return { ...person, id: String(answer.body._id), cookie: sessionCookieOf(answer)! };
};
const mailedToken = async (email: string, count = 1) => {
  await shop.request().post('/api/v1/password/forgot').send({ email }).expect(200);
  return tokenIn(await inbox.waitForMail(email, count, RESET_SUBJECT));
};
const reset = (token: string, password = NEW, confirmPassword = password) =>
  shop.request().put(`/api/v1/password/reset/${token}`).send({ password, confirmPassword });
const check = (token: string) => shop.request().get(`/api/v1/password/reset/${token}`);
const loginStatus = async (email: string, password: string) =>
  (await shop.request().post('/api/v1/login').send({ email, password })).status;

describe('reset password', () => {
  it('takes the token from the mail and makes the new password the only one [spec 7-13]', async () => {
    const { email, password } = await registered();
    const { body } = await reset(await mailedToken(email)).expect(200);
    expect(body).toEqual({ message: 'Password Updated successFully' });
    expect([await loginStatus(email, NEW), await loginStatus(email, password)]).toEqual([200, 401]);
  });

  it('refuses a password that is guessed first, and the link is still good for another', async () => {
    const { email } = await registered();
    const token = await mailedToken(email);
    const { body } = await reset(token, 'Qwerty@123').expect(400);
    expect(Object.keys(body.fields)).toEqual(['password']);
    await reset(token).expect(200);
  });

  it('ends every session and begins none [R24]', async () => {
    const { email, cookie } = await registered();
    const answer = await reset(await mailedToken(email))
      .set('Cookie', cookie)
      .expect(200);
    expect(setCookieOf(answer)).toMatch(/^estore_session=;/);
    await shop.request().get('/api/v1/me').set('Cookie', cookie).expect(401);
  });

  it('takes a token once [R21]', async () => {
    const { email } = await registered();
    const token = await mailedToken(email);
    await reset(token).expect(200);
    const { body } = await reset(token, 'yet another password').expect(400);
    expect(body).toMatchObject({ success: false, code: 'INVALID_TOKEN' });
    expect(body.fields.token).toMatch(/already used or is older than 30 minutes/);
    expect(await loginStatus(email, NEW)).toBe(200);
  });

  it('takes it once also when it is sent twenty times at the same moment [R22]', async () => {
    const { email } = await registered();
    const token = await mailedToken(email);
    const tries = Array.from({ length: 20 }, (_, index) => `password number ${index}`);
    const answers = await Promise.all(tries.map(async (password) => (await reset(token, password)).status));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 400)).toHaveLength(19);
    expect(await loginStatus(email, tries[answers.indexOf(200)]!)).toBe(200);
  });

  it('takes only the newest token [R21]', async () => {
    const { email } = await registered();
    const older = await mailedToken(email);
    const newer = await mailedToken(email, 2);
    expect(newer).not.toBe(older);
    await reset(older).expect(400);
    await reset(newer).expect(200);
  });

  it('takes a token for thirty minutes [R21] [I7]', async () => {
    const early = await registered();
    const late = await registered();
    const earlyToken = await mailedToken(early.email);
    const lateToken = await mailedToken(late.email);
    shop.passTime(30 * MINUTES - 1);
    await reset(earlyToken).expect(200);
    shop.passTime(1);
    await reset(lateToken).expect(400);
    expect(await loginStatus(late.email, late.password)).toBe(200);
  });

  it('keeps of the token nothing but its SHA-256 [R21]', async () => {
    const { email, id } = await registered();
    const token = await mailedToken(email);
    const stored = await shop.database.resetTokens.findOne({ user: id }).lean();
    expect(stored?.tokenHash).toBe(createHash('sha256').update(token).digest('hex'));
    expect(JSON.stringify(stored)).not.toContain(token);
    await reset(stored!.tokenHash).expect(400);
  });

  it('leaves the token good when the new password is refused', async () => {
    const { email } = await registered();
    const token = await mailedToken(email);
    const { body: differ } = await reset(token, NEW, `${NEW}!`).expect(400);
    expect(differ.fields).toEqual({ confirmPassword: 'The passwords do not match.' });
    const { body: short } = await reset(token, 'short').expect(400);
    expect(Object.keys(short.fields)).toEqual(['password']);
    await reset(token).expect(200);
  });

  it('says nothing of success for an account that is gone', async () => {
    const { email, id } = await registered();
    const token = await mailedToken(email);
    await shop.database.users.deleteOne({ _id: id });
    await reset(token).expect(400);
  });

  it.each(['x', '%24ne', 'a'.repeat(201), '{"$gt":""}'])('refuses the made-up token %p', async (token) => {
    const { body } = await reset(encodeURIComponent(token)).expect(400);
    expect(Object.keys(body.fields)).toEqual(['token']);
  });
});

describe('the check of a reset token', () => {
  it('says until when the token is valid, as often as it is asked, and leaves it valid', async () => {
    const { email } = await registered();
    const token = await mailedToken(email);
    for (const _time of [1, 2]) {
      const { body, headers } = await check(token).expect(200);
      expect(Date.parse(body.validUntil) - shop.now().getTime()).toBe(30 * MINUTES);
      expect(headers['cache-control']).toBe('no-store');
    }
    await reset(token).expect(200);
  });

  it('refuses a used token with the code of the reset itself', async () => {
    const { email } = await registered();
    const token = await mailedToken(email);
    await reset(token).expect(200);
    const [checked, tried] = [await check(token).expect(400), await reset(token).expect(400)];
    expect(checked.body).toEqual({ ...tried.body, requestId: expect.any(String) });
    expect(checked.body.code).toBe('INVALID_TOKEN');
  });

  it('refuses a token after thirty minutes', async () => {
    const { email } = await registered();
    const token = await mailedToken(email);
    shop.passTime(30 * MINUTES);
    const { body } = await check(token).expect(400);
    expect(body.code).toBe('INVALID_TOKEN');
  });

  it('refuses the token of an account that is gone', async () => {
    const { email, id } = await registered();
    const token = await mailedToken(email);
    await shop.database.users.deleteOne({ _id: id });
    await check(token).expect(400);
  });

  it('refuses made-up tokens', async () => {
    for (const token of ['x', '%24ne', 'a'.repeat(201)]) {
      const { body } = await check(token).expect(400);
      expect(Object.keys(body.fields)).toEqual(['token']);
    }
  });
});
