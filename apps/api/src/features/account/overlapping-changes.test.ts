import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionCookieOf } from '../../testing/session-cookie.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { accountMails } from './account-mails.ts';
import { issueResetToken } from './reset-password.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => shop.stop());

const NEW = 'an even better password';
const MEANWHILE_MS = 500;

const registered = async () => {
  const person = registration();
  const answer = await shop.request().post('/api/v1/register').send(person).expect(201);
  const cookie = sessionCookieOf(answer)!;
  const read = () => shop.database.users.findById(answer.body._id).orFail().lean();
  return { ...person, cookie, read };
};
const reset = (token: string) =>
  shop.request().put(`/api/v1/password/reset/${token}`).send({ password: NEW, confirmPassword: NEW });
const changeEmail = (person: Awaited<ReturnType<typeof registered>>, email: string) => {
  const { firstname, lastname, mobile, password, cookie } = person;
  return shop
    .request()
    .put('/api/v1/me')
    .set('Cookie', cookie)
    .send({ firstname, lastname, mobile, email, password });
};
const isSignedIn = async (cookie: string) =>
  (await shop.request().get('/api/v1/me').set('Cookie', cookie)).status === 200;

describe('a reset while the email address changes', () => {
  it('never proves an address that got no link', async () => {
    const person = await registered();
    const token = await issueResetToken(shop.database, await person.read(), shop.now());
    const stranger = registration().email;
    const findOneAndUpdate = shop.database.users.findOneAndUpdate.bind(shop.database.users);
    let change: Promise<unknown> | undefined;
    jest.spyOn(shop.database.users, 'findOneAndUpdate').mockImplementation(((...args: [object, object]) => {
      const query = findOneAndUpdate(...args);
      const exec = query.exec.bind(query);
      query.exec = async () => {
        change ??= Promise.resolve(changeEmail(person, stranger));
        await wait(MEANWHILE_MS);
        return exec();
      };
      return query;
    }) as typeof findOneAndUpdate);
    await reset(token);
    await change;
    const { email, emailProvenAt } = await person.read();
    expect(email === stranger && emailProvenAt !== undefined).toBe(false);
  });

  it('refuses a link that was issued for the old address', async () => {
    const person = await registered();
    const before = await person.read();
    await changeEmail(person, registration().email).expect(200);
    const token = await issueResetToken(shop.database, before, shop.now());
    await shop.request().get(`/api/v1/password/reset/${token}`).expect(400);
    await reset(token).expect(400);
    expect((await person.read()).emailProvenAt).toBeUndefined();
  });

  it('mails no link to the old address', async () => {
    const person = await registered();
    const { _id: user, email: to } = await person.read();
    await changeEmail(person, registration().email).expect(200);
    await queueMail(shop.database, { kind: 'password-reset', to, user }, shop.now());
    const mail = await shop.database.outboxMails.findOne({ user, kind: 'password-reset' }).orFail().lean();
    expect(await accountMails['password-reset'].write(mail, shop)).toBeUndefined();
    expect(await shop.database.resetTokens.countDocuments({ user })).toBe(0);
  });
});

describe('a process that dies after a new password', () => {
  const failToEndSessions = () =>
    jest.spyOn(shop.database.sessions, 'deleteMany').mockRejectedValueOnce(new Error('killed'));

  it('has ended the older sessions with a reset [R24]', async () => {
    const person = await registered();
    const token = await issueResetToken(shop.database, await person.read(), shop.now());
    const { passwordHash } = await person.read();
    failToEndSessions();
    await reset(token).expect(500);
    const isReset = (await person.read()).passwordHash !== passwordHash;
    expect(await isSignedIn(person.cookie)).toBe(!isReset);
  });

  it('has ended the older sessions and reset links with a change [R24]', async () => {
    const person = await registered();
    const { passwordHash, ...user } = await person.read();
    const token = await issueResetToken(shop.database, user, shop.now());
    jest.spyOn(shop.database.resetTokens, 'deleteMany').mockRejectedValueOnce(new Error('killed'));
    await shop
      .request()
      .put('/api/v1/password/update')
      .set('Cookie', person.cookie)
      .send({ oldPassword: person.password, newPassword: NEW, confirmPassword: NEW })
      .expect(500);
    const isChanged = (await person.read()).passwordHash !== passwordHash;
    expect(await isSignedIn(person.cookie)).toBe(!isChanged);
    const checked = await shop.request().get(`/api/v1/password/reset/${token}`);
    expect(checked.status).toBe(isChanged ? 400 : 200);
  });
});
