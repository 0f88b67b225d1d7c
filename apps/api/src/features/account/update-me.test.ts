import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { issueResetToken } from './reset-password.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function signedIn() {
  const { agent, person, id } = await shop.signIn();
  const { password, ...known } = person;
  const change = (changes: object) => agent.put('/api/v1/me').send({ ...known, ...changes });
  const notices = () => shop.database.outboxMails.find({ user: id, kind: 'email-changed' }).lean();
  return { agent, person, known, password, id, change, notices };
}

describe('change the profile', () => {
  it('takes a new name without the password [C4]', async () => {
    const { agent, change, known, notices } = await signedIn();
    const { body } = await change({ firstname: ' Usha ', lastname: 'Iyer' }).expect(200);
    expect(body).toMatchObject({ ...known, firstname: 'Usha', lastname: 'Iyer' });
    expect((await agent.get('/api/v1/me').expect(200)).body).toEqual(body);
    expect(await notices()).toEqual([]);
  });

  it.each([
    ['email', () => registration().email],
    ['mobile', () => '9845012345'],
  ])('takes a new %s with the password only [R36]', async (field, make) => {
    const { agent, change, password, known } = await signedIn();
    const value = make();
    for (const typed of [undefined, '']) {
      const { body } = await change({ [field]: value, password: typed }).expect(400);
      expect(Object.keys(body.fields)).toEqual(['password']);
    }
    const wrong = await change({ [field]: value, password: 'not this one' }).expect(400);
    expect(wrong.body.fields).toEqual({ password: 'Incorrect password.' });
    expect((await agent.get('/api/v1/me').expect(200)).body).toMatchObject(known);
    const { body } = await change({ [field]: value, password }).expect(200);
    expect(body[field]).toBe(value);
  });

  it('tells the address that was the account’s until now, lets the new one be proven, and signs in with it', async () => {
    const { change, id, person, password, known, notices } = await signedIn();
    const { email } = registration();
    await change({ email: email.toUpperCase(), password }).expect(200);
    expect((await notices()).map(({ to }) => to)).toEqual([known.email]);
    const proofs = await shop.database.outboxMails.find({ user: id, kind: 'email-proof' }).lean();
    expect(proofs.map(({ to }) => to)).toEqual([email]);
    const login = (as: string) =>
      shop.request().post('/api/v1/login').send({ email: as, password: person.password });
    await login(email).expect(200);
    await login(known.email).expect(401);
  });

  it('refuses an address that is another account’s, at its field, and changes nothing', async () => {
    const { agent, change, password, known, notices } = await signedIn();
    const other = await shop.signIn();
    const { body } = await change({ email: other.person.email, firstname: 'Usha', password }).expect(409);
    expect(body).toMatchObject({
      code: 'EMAIL_TAKEN',
      fields: { email: expect.stringContaining('already') },
    });
    expect((await agent.get('/api/v1/me').expect(200)).body).toMatchObject(known);
    expect(await notices()).toEqual([]);
  });

  it('makes reset links worthless that were sent to the old address, or wait to be', async () => {
    const { change, password, id, known } = await signedIn();
    const user = await shop.database.users.findById(id).orFail().lean();
    const token = await issueResetToken(shop.database, user, shop.now());
    await shop.request().post('/api/v1/password/forgot').send({ email: known.email }).expect(200);
    await change({ email: registration().email, password }).expect(200);
    const stolen = { password: 'a stranger’s choice', confirmPassword: 'a stranger’s choice' };
    await shop.request().put(`/api/v1/password/reset/${token}`).send(stolen).expect(400);
    expect(await shop.database.outboxMails.countDocuments({ user: id, kind: 'password-reset' })).toBe(0);
  });

  it('stores nothing that is not listed [R6]', async () => {
    const { change, id } = await signedIn();
    await change({ role: 'Admin', passwordHash: 'x', createdAt: 0, _id: '0'.repeat(24) }).expect(200);
    expect((await shop.database.users.findById(id).orFail().lean()).role).toBe('Customer');
  });

  it.each([
    ['firstname', ''],
    ['mobile', '123'],
    ['email', 'nobody'],
    ['email', { $ne: '' }],
  ])('refuses %s = %j at its field', async (field, value) => {
    const { change, password } = await signedIn();
    const { body } = await change({ [field]: value, password }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });
});

describe('the notice after a new password (R24)', () => {
  it('is written with the change, and not without it', async () => {
    const { agent, password, id, known } = await signedIn();
    const notices = () => shop.database.outboxMails.find({ user: id, kind: 'password-changed' }).lean();
    const change = (oldPassword: string) =>
      agent
        .put('/api/v1/password/update')
        .send({ oldPassword, newPassword: 'harvest at dawn', confirmPassword: 'harvest at dawn' });
    await change('not this one').expect(400);
    expect(await notices()).toEqual([]);
    await change(password).expect(200);
    expect((await notices()).map(({ to }) => to)).toEqual([known.email]);
  });

  it('is written after a reset, too [R24]', async () => {
    const { id } = await signedIn();
    const user = await shop.database.users.findById(id).orFail().lean();
    const token = await issueResetToken(shop.database, user, shop.now());
    const chosen = { password: 'harvest at dawn', confirmPassword: 'harvest at dawn' };
    await shop.request().put(`/api/v1/password/reset/${token}`).send(chosen).expect(200);
    expect(await shop.database.outboxMails.countDocuments({ user: id, kind: 'password-changed' })).toBe(1);
  });
});
