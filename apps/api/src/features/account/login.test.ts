import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionCookieOf, setCookieOf } from '../../testing/session-cookie.ts';
import { startAnotherProcess } from '../../testing/start-another-process.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/login';
const login = (email: string, password: string) => shop.request().post(path).send({ email, password });
const registered = async (changes: object = {}) => {
  const person = registration(changes);
  await shop.request().post('/api/v1/register').send(person).expect(201);
  return person;
};

describe('login', () => {
  it('signs in with the right password, the address in any letter case [spec 7-7]', async () => {
    const person = await registered();
    const agent = shop.agent();
    const { body } = await agent
      .post(path)
      .send({ email: ` ${person.email.toUpperCase()} `, password: person.password })
      .expect(200);
    expect(body).toEqual({ user: expect.objectContaining({ email: person.email, role: 'Customer' }) });
    const { body: me } = await agent.get('/api/v1/me').expect(200);
    expect(me).toEqual(body.user);
  });

  it('never answers with the password’s hash or the session’s token [R28]', async () => {
    const person = await registered();
    const answer = await login(person.email, person.password).expect(200);
    expect(Object.keys(answer.body.user).toSorted()).toEqual(
      ['_id', 'email', 'firstname', 'lastname', 'mobile', 'role'].toSorted(),
    );
    expect(setCookieOf(answer)).toMatch(/; HttpOnly.*; SameSite=Lax/);
    expect(answer.text).not.toContain(sessionCookieOf(answer)!.split('=')[1]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('answers a wrong password and an unknown address alike [R18]', async () => {
    const person = await registered();
    const wrong = await login(person.email, 'not the password').expect(401);
    const unknown = await login('nobody-here@example.com', 'not the password').expect(401);
    expect(wrong.body).toMatchObject({
      success: false,
      code: 'INVALID_CREDENTIALS',
      message: 'Incorrect email or password.',
    });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(setCookieOf(wrong)).toBeUndefined();
  });

  it('takes as long over an unknown address as over a known one [R18]', async () => {
    const dear = startAnotherProcess(shop, { passwordCost: 10 });
    const begun = performance.now();
    const guess = { email: 'nobody-here@example.com', password: 'not the password' };
    await dear.request().post(path).send(guess).expect(401);
    expect(performance.now() - begun).toBeGreaterThan(15);
    await dear.stop();
  });

  it('begins a new session and ends the one that this browser had [R32] [ASVS 7.2.4]', async () => {
    const person = await registered();
    const first = sessionCookieOf(await login(person.email, person.password))!;
    const again = await shop
      .request()
      .post(path)
      .set('Cookie', first)
      .send({ email: person.email, password: person.password })
      .expect(200);
    const second = sessionCookieOf(again)!;
    expect(second).not.toBe(first);
    await shop.request().get('/api/v1/me').set('Cookie', first).expect(401);
    await shop.request().get('/api/v1/me').set('Cookie', second).expect(200);
  });

  it('leaves other browsers signed in', async () => {
    const person = await registered();
    const phone = sessionCookieOf(await login(person.email, person.password))!;
    await login(person.email, person.password).expect(200);
    await shop.request().get('/api/v1/me').set('Cookie', phone).expect(200);
  });

  it('takes every byte of a password, also beyond the 72 that bcrypt reads [R15]', async () => {
    const password = 'a'.repeat(72) + 'b'.repeat(8);
    const { email } = await registered({ password });
    await login(email, password.slice(0, 72)).expect(401);
    await login(email, `${'a'.repeat(72)}cccccccc`).expect(401);
    await login(email, password).expect(200);
  });

  it.each([
    [' leading space', 'leading space'],
    ['trailing space ', 'trailing space'],
    ['Letter Case', 'letter case'],
    ['with a 👕 in it', 'with a 👖 in it'],
    ['cafe\u0301 long', 'caf\u00e9 long'],
    ['zero\u0000byte-one', 'zero\u0000byte-two'],
  ])('takes %j exactly as it was typed [R15]', async (password, other) => {
    const { email } = await registered({ password });
    await login(email, other).expect(401);
    await login(email, password).expect(200);
  });

  it('renews a hash of another cost, by which the next sign-in goes [R16]', async () => {
    const dearer = startAnotherProcess(shop, { passwordCost: 5 });
    const person = await registered();
    const { email, password } = person;
    const hashNow = async () => (await shop.database.users.findOne({ email }).orFail().lean()).passwordHash;
    const first = await hashNow();
    expect(first).toMatch(/^\$2b\$04\$/);
    await dearer.request().post(path).send({ email, password: 'not the password' }).expect(401);
    expect(await hashNow()).toBe(first);
    await dearer.request().post(path).send({ email, password }).expect(200);
    const renewed = await hashNow();
    expect(renewed).toMatch(/^\$2b\$05\$/);
    await dearer.request().post(path).send({ email, password }).expect(200);
    expect(await hashNow()).toBe(renewed);
    await dearer.stop();
    await login(email, password).expect(200);
  });

  it('does not let in whoever typed a password that is reset in the same moment', async () => {
    const person = await registered();
    const { verify } = shop.passwords;
    shop.passwords.verify = async (...given) => {
      const isRight = await verify(...given);
      const passwordHash = await shop.passwords.hash('the new password');
      const user = await shop.database.users.findOneAndUpdate(
        { email: person.email },
        { $set: { passwordHash } },
      );
      await shop.sessions.endAll(String(user?._id));
      return isRight;
    };
    try {
      await login(person.email, person.password).expect(401);
    } finally {
      shop.passwords.verify = verify;
    }
    const user = await shop.database.users.findOne({ email: person.email }).lean();
    expect(await shop.database.sessions.countDocuments({ user: user?._id })).toBe(0);
  });

  it.each([
    ['email', { email: { $ne: '' }, password: 'x' }],
    ['email', { email: ['a@example.com'], password: 'x' }],
    ['email', { password: 'x' }],
    ['password', { email: 'a@example.com', password: { $gt: '' } }],
    ['password', { email: 'a@example.com', password: ['x'] }],
    ['password', { email: 'a@example.com', password: '' }],
    ['password', { email: 'a@example.com', password: 'x'.repeat(1001) }],
  ])('refuses a bad %s by its name: %j', async (field, body) => {
    const { body: error } = await shop.request().post(path).send(body).expect(400);
    expect(error.code).toBe('VALIDATION_FAILED');
    expect(Object.keys(error.fields)).toEqual([field]);
  });
});
