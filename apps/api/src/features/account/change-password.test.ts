import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountMails } from './account-mails.ts';
import { issueResetToken } from './reset-password.ts';
import { sessionCookieOf } from '../../testing/session-cookie.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/password/update/';
const NEW = 'an even better password';

async function signedIn() {
  const person = registration();
  const here = sessionCookieOf(await shop.request().post('/api/v1/register').send(person).expect(201))!;
  const there = sessionCookieOf(await shop.request().post('/api/v1/login').send(person).expect(200))!;
  return { person, here, there };
}
const change = (cookie: string, oldPassword: string, newPassword: string, confirmPassword = newPassword) =>
  shop.request().put(path).set('Cookie', cookie).send({ oldPassword, newPassword, confirmPassword });
const meStatus = async (cookie: string) =>
  (await shop.request().get('/api/v1/me').set('Cookie', cookie)).status;
const loginStatus = async (email: string, password: string) =>
  (await shop.request().post('/api/v1/login').send({ email, password })).status;

describe('change password', () => {
  it('makes the new one the only one [spec 7-11]', async () => {
    const { person, here } = await signedIn();
    const { body } = await change(here, person.password, NEW).expect(200);
    expect(body).toEqual({ user: expect.objectContaining({ email: person.email }) });
    expect(await loginStatus(person.email, NEW)).toBe(200);
    expect(await loginStatus(person.email, person.password)).toBe(401);
  });

  it('ends every session that was there, this one’s old cookie too, and goes on with a new one [R24]', async () => {
    const { person, here, there } = await signedIn();
    const renewed = sessionCookieOf(await change(here, person.password, NEW).expect(200))!;
    expect([await meStatus(here), await meStatus(there), await meStatus(renewed)]).toEqual([401, 401, 200]);
  });

  it('refuses a wrong old password by its name, and leaves everything as it was [R17]', async () => {
    const { person, here, there } = await signedIn();
    const { body } = await change(here, 'not the password', NEW).expect(400);
    expect(body).toMatchObject({
      success: false,
      code: 'WRONG_PASSWORD',
      fields: { oldPassword: 'Your current password is incorrect.' },
    });
    expect([await meStatus(here), await meStatus(there)]).toEqual([200, 200]);
    expect(await loginStatus(person.email, person.password)).toBe(200);
  });

  it('refuses the current password as the new one, and ends no session', async () => {
    const { person, here, there } = await signedIn();
    const { body } = await change(here, person.password, person.password).expect(400);
    expect(body.fields).toEqual({ newPassword: 'Choose a password that differs from your current one.' });
    expect([await meStatus(here), await meStatus(there)]).toEqual([200, 200]);
  });

  it('refuses two new passwords that differ, with words [spec 5-14] [R17]', async () => {
    const { person, here } = await signedIn();
    const { body } = await change(here, person.password, NEW, `${NEW} `).expect(400);
    expect(body.fields).toEqual({ confirmPassword: 'The passwords do not match.' });
    expect(await loginStatus(person.email, person.password)).toBe(200);
  });

  it.each([
    ['too short', '1234567'],
    ['too long', 'x'.repeat(129)],
    ['guessed first', 'Welcome@123'],
  ])('refuses a new password that is %s', async (_what, password) => {
    const { person, here } = await signedIn();
    const { body } = await change(here, person.password, password).expect(400);
    expect(Object.keys(body.fields)).toEqual(['newPassword']);
  });

  it('asks staff for fifteen characters, shoppers for eight [R13]', async () => {
    for (const role of ['Customer', 'Packer', 'Catalogue', 'Admin'] as const) {
      const { agent, person } = await shop.signIn(role);
      const set = (newPassword: string) =>
        agent.put(path).send({ oldPassword: person.password, newPassword, confirmPassword: newPassword });
      const short = await set('monsoon on roof'.slice(0, 14));
      expect(short.status).toBe(role === 'Customer' ? 200 : 400);
      if (role === 'Customer') continue;
      expect(Object.keys(short.body.fields)).toEqual(['newPassword']);
      await set('monsoon on roof').expect(200);
    }
  });

  it('asks for as many as the shop has set [R13]', async () => {
    const strict = await startTestShop({ config: { passwordLength: { shopper: 12, staff: 20 } } });
    try {
      for (const [role, least] of [
        ['Customer', 12],
        ['Packer', 20],
      ] as const) {
        const { agent, person } = await strict.signIn(role);
        const set = (newPassword: string) =>
          agent.put(path).send({ oldPassword: person.password, newPassword, confirmPassword: newPassword });
        const long = 'monsoon on the roof of Kochi';
        const { body } = await set(long.slice(0, least - 1)).expect(400);
        expect(body.fields.newPassword).toContain(`at least ${least} characters`);
        await set(long.slice(0, least)).expect(200);
      }
      expect((await strict.request().get('/api/v1/store').expect(200)).body.passwordLength).toEqual({
        shopper: 12,
        staff: 20,
      });
    } finally {
      await strict.stop();
    }
  });

  it('lets one of two changes that come at once win', async () => {
    const { person, here } = await signedIn();
    const answers = await Promise.all([
      change(here, person.password, 'the first new one'),
      change(here, person.password, 'the second new one'),
    ]);
    const won = answers.map(({ status }) => status);
    expect(won.filter((status) => status === 200)).toHaveLength(1);
    expect(await loginStatus(person.email, 'the first new one')).toBe(won[0] === 200 ? 200 : 401);
    expect(await loginStatus(person.email, 'the second new one')).toBe(won[1] === 200 ? 200 : 401);
  });

  it('is mailed with the name only to an address that is proven [R79]', async () => {
    const { person, here } = await signedIn();
    await change(here, person.password, NEW).expect(200);
    const user = await shop.database.users.findOne({ email: person.email }).orFail().lean();
    const kind = 'password-changed';
    const mail = await shop.database.outboxMails.findOne({ kind, user: user._id }).orFail().lean();
    const write = async () => (await accountMails[kind].write(mail, shop))!;
    for (const text of Object.values(await write())) expect(text).not.toContain(person.firstname);
    await shop.database.users.updateOne({ _id: user._id }, { emailProvenAt: shop.now() });
    expect((await write()).text).toContain(`Hello ${person.firstname},`);
    expect((await write()).html).toContain(`Hello ${person.firstname},`);
  });

  it('needs a session', async () => {
    await shop
      .request()
      .put(path)
      .send({ oldPassword: 'x', newPassword: NEW, confirmPassword: NEW })
      .expect(401);
  });
});

describe('a reset link that was asked for before the change', () => {
  it('is worth nothing after it, sent or not', async () => {
    const { agent, person, id } = await shop.signIn();
    const user = await shop.database.users.findById(id).orFail().lean();
    const token = await issueResetToken(shop.database, user, shop.now());
    await shop.request().post('/api/v1/password/forgot').send({ email: person.email }).expect(200);
    const changed = {
      oldPassword: person.password,
      newPassword: 'another long one',
      confirmPassword: 'another long one',
    };
    await agent.put('/api/v1/password/update').send(changed).expect(200);
    const stolen = { password: 'a stranger’s choice', confirmPassword: 'a stranger’s choice' };
    await shop.request().put(`/api/v1/password/reset/${token}`).send(stolen).expect(400);
    expect(await shop.database.outboxMails.countDocuments({ user: id, kind: 'password-reset' })).toBe(0);
  });
});
