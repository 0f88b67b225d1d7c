import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { authenticator, beginTwoStep, bytesOf, signInTwoStep } from '../../../testing/authenticator.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { recoveryHash } from './second-factor.ts';
import { TICKET_TTL_MS } from './start-second-factor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const PATH = '/api/v1/admin/second-factor';
const userOf = (id: string) => shop.database.users.findById(id).orFail().lean();
const trailOf = (id: string) => shop.database.auditEntries.find({ 'subject.id': id }).sort({ _id: 1 }).lean();

describe('two-step sign-in is set up', () => {
  it('by a key for the app, as a text and as what a QR code shows, and the first code of it', async () => {
    const { agent, person, id } = await shop.signIn('Packer');
    expect((await agent.get(PATH).expect(200)).body).toEqual({ policy: 'offered', recoveryCodesLeft: 0 });
    const { app, ticket, key, uri } = await beginTwoStep(shop, agent);
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const address = new URL(uri);
    expect([address.protocol, address.host, decodeURIComponent(address.pathname)]).toEqual([
      'otpauth:',
      'totp',
      `/E-Store:${person.email}`,
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      secret: key,
      issuer: 'E-Store',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
    const { body } = await agent.put(PATH).send({ ticket, code: app.code() }).expect(200);
    expect(body).toMatchObject({ policy: 'offered', since: shop.now().toISOString(), recoveryCodesLeft: 10 });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    for (const code of body.recoveryCodes) expect(code).toMatch(/^[a-z2-7]{4}(-[a-z2-7]{4}){2}$/);
    expect((await trailOf(id)).map(({ what, before, after }) => [what, before, after])).toEqual([
      ['staff.twoStepOn', { twoStep: 'off' }, { twoStep: 'on' }],
    ]);
    const mail = await shop.database.outboxMails.findOne({ to: person.email, kind: 'two-step-changed' });
    expect(mail).not.toBeNull();
  });

  it('and keeps neither the key nor a recovery code as it is [R27]', async () => {
    const { agent, id } = await shop.signIn('Admin');
    const { app, ticket, key } = await beginTwoStep(shop, agent);
    const { body } = await agent.put(PATH).send({ ticket, code: app.code() }).expect(200);
    const user = await userOf(id);
    const stored = JSON.stringify(user);
    for (const plainText of [key, ...body.recoveryCodes]) {
      expect(stored).not.toContain(plainText);
      expect(stored).not.toContain(String(plainText).replaceAll('-', ''));
    }
    const stolen = Buffer.from(user.secondFactor!.sealedKey, 'base64url');
    expect(stolen.includes(bytesOf(key))).toBe(false);
  });

  it('not without a code of the key that was shown, nor by one of long ago or of somebody else', async () => {
    const [one, other] = [await shop.signIn('Admin'), await shop.signIn('Admin')];
    const { app, ticket } = await beginTwoStep(shop, one.agent);
    const wrong = await one.agent
      .put(PATH)
      .send({ ticket, code: app.code(5) })
      .expect(400);
    expect(Object.keys(wrong.body.fields)).toEqual(['code']);
    const stolen = await other.agent.put(PATH).send({ ticket, code: app.code() }).expect(400);
    expect(Object.keys(stolen.body.fields)).toEqual(['ticket']);
    shop.passTime(TICKET_TTL_MS);
    const old = await one.agent.put(PATH).send({ ticket, code: app.code() }).expect(400);
    expect(Object.keys(old.body.fields)).toEqual(['ticket']);
    expect((await userOf(one.id)).secondFactor).toBeUndefined();
    expect((await userOf(other.id)).secondFactor).toBeUndefined();
  });

  it('once: a second key counts only after the first is turned off', async () => {
    const { agent } = await shop.signIn('Admin');
    const [first, second] = [await beginTwoStep(shop, agent), await beginTwoStep(shop, agent)];
    await agent.put(PATH).send({ ticket: first.ticket, code: first.app.code() }).expect(200);
    await agent.put(PATH).send({ ticket: second.ticket, code: second.app.code() }).expect(409);
    await agent.post(`${PATH}/key`).expect(409);
  });

  it('by a key and a code that are good once, also after it was turned off [R27]', async () => {
    const { agent } = await shop.signIn('Admin');
    const first = await beginTwoStep(shop, agent);
    shop.passTime(1);
    const code = first.app.code();
    const { body } = await agent.put(PATH).send({ ticket: first.ticket, code }).expect(200);
    await agent.post(`${PATH}/end`).send({ code: body.recoveryCodes[0] }).expect(200);
    const again = await agent.put(PATH).send({ ticket: first.ticket, code }).expect(400);
    expect(again.body.code).toBe('INVALID_TOKEN');
    shop.passTime(60_000);
    await agent.put(PATH).send({ ticket: first.ticket, code: first.app.code() }).expect(400);
    const second = await beginTwoStep(shop, agent);
    await agent.put(PATH).send({ ticket: second.ticket, code: second.app.code() }).expect(200);
  });

  it('once, also when two devices do so at the same moment', async () => {
    const { agent, id } = await shop.signIn('Admin');
    const keys = [await beginTwoStep(shop, agent), await beginTwoStep(shop, agent)];
    const statuses = await Promise.all(
      keys.map(({ app, ticket }) =>
        agent
          .put(PATH)
          .send({ ticket, code: app.code() })
          .then(({ status }) => status),
      ),
    );
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await trailOf(id)).toHaveLength(1);
  });

  it('and signs out whoever was signed in elsewhere without it', async () => {
    const { agent, person } = await shop.signIn('Admin');
    const elsewhere = shop.agent();
    const { email, password } = person;
    await elsewhere.post('/api/v1/login').send({ email, password }).expect(200);
    const { app, ticket } = await beginTwoStep(shop, agent);
    await agent.put(PATH).send({ ticket, code: app.code() }).expect(200);
    await elsewhere.get('/api/v1/me').expect(401);
    await agent.get('/api/v1/me').expect(200);
  });
});

describe('two-step sign-in', () => {
  it('asks for a code after the right password, and not after a wrong one [R27]', async () => {
    const { signIn, person, app } = await signInTwoStep(shop);
    const asked = await signIn().expect(401);
    expect(asked.body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      message: 'Enter the code from your authenticator app.',
    });
    expect(asked.headers).not.toHaveProperty('set-cookie');
    await signIn('').expect(401);
    const wrong = { email: person.email, password: 'not the password', code: app.code() };
    const { body } = await shop.agent().post('/api/v1/login').send(wrong).expect(401);
    expect(body.code).toBe('INVALID_CREDENTIALS');
    const { body: signedIn } = await signIn(app.code()).expect(200);
    expect(signedIn.user).toMatchObject({ email: person.email, role: 'Admin' });
  });

  it.each([
    ['that the app shows', 0],
    ['of a moment ago', -1],
    ['of a phone whose clock is ahead', 1],
  ])('takes the code %s', async (_which, steps) => {
    const { signIn, app } = await signInTwoStep(shop);
    shop.passTime(30_000);
    await signIn(app.code(steps)).expect(200);
  });

  it.each([
    ['that is made up', () => '000000'],
    ['of a minute ago', (app: ReturnType<typeof authenticator>) => app.code(-2)],
    ['of a minute ahead', (app: ReturnType<typeof authenticator>) => app.code(2)],
    ['that has too few digits', () => '12345'],
  ])('refuses the code %s at its field', async (_which, codeOf) => {
    const { signIn, app } = await signInTwoStep(shop);
    shop.passTime(60_000);
    const { body } = await signIn(codeOf(app)).expect(401);
    expect(body.code).toBe('SECOND_FACTOR_REQUIRED');
    expect(body.fields.code).toMatch(/^This code is incorrect/);
  });

  it('takes a code once: not within its half minute, not the one before it, not the one that set it up [R27]', async () => {
    const { signIn, app } = await signInTwoStep(shop);
    await signIn(app.code(-1)).expect(401);
    await signIn(app.code()).expect(200);
    await signIn(app.code()).expect(401);
    await signIn(app.code(-1)).expect(401);
    shop.passTime(30_000);
    await signIn(app.code()).expect(200);
  });

  it('takes a code once also when it is sent ten times at the same moment', async () => {
    const { signIn, app } = await signInTwoStep(shop);
    const code = app.code();
    const answers = await Promise.all(Array.from({ length: 10 }, () => signIn(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once, however it is written, and tells the trail [R27]', async () => {
    const { signIn, recoveryCodes, agent, id } = await signInTwoStep(shop);
    const [first = '', second = ''] = recoveryCodes;
    await signIn(first).expect(200);
    const { body: again } = await signIn(first).expect(401);
    expect(again.message).toMatch(/^This recovery code is incorrect/);
    await signIn(` ${second.toUpperCase().replaceAll('-', ' ')} `).expect(200);
    const { body } = await agent.get(PATH).expect(200);
    expect(body.recoveryCodesLeft).toBe(8);
    const used = (await trailOf(id)).filter(({ what }) => what === 'staff.recoveryCodeUsed');
    expect(used.map(({ before, after }) => [before, after])).toEqual([
      [{ recoveryCodesLeft: 10 }, { recoveryCodesLeft: 9 }],
      [{ recoveryCodesLeft: 9 }, { recoveryCodesLeft: 8 }],
    ]);
    const answers = await Promise.all(Array.from({ length: 6 }, () => signIn(recoveryCodes[2])));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it.each(['123456-abcdef', 'abcdef-123456'])(
    'takes %s for a recovery code, not for six digits',
    async (code) => {
      const { signIn, id } = await signInTwoStep(shop);
      const { salt = '' } = (await userOf(id)).secondFactor?.recovery ?? {};
      const hashes = [await recoveryHash(code, salt)];
      await shop.database.users.updateOne({ _id: id }, { $set: { 'secondFactor.recovery.hashes': hashes } });
      await signIn(code).expect(200);
    },
  );

  it('is not by the key of somebody else, though it was moved in the database', async () => {
    const [mine, theirs] = [await signInTwoStep(shop), await signInTwoStep(shop)];
    const { sealedKey = '' } = (await userOf(mine.id)).secondFactor ?? {};
    await shop.database.users.updateOne(
      { _id: theirs.id },
      { $set: { 'secondFactor.sealedKey': sealedKey } },
    );
    await theirs.signIn(mine.app.code()).expect(409);
    await mine.signIn(mine.app.code()).expect(200);
  });

  it('of a customer is none, whatever the account kept of a time as staff', async () => {
    const { person, id } = await signInTwoStep(shop);
    await shop.database.users.updateOne({ _id: id }, { $set: { role: 'Customer' } });
    const { email, password } = person;
    await shop.agent().post('/api/v1/login').send({ email, password }).expect(200);
  });

  it('ends with the role, by which it is set up anew', async () => {
    const { id } = await signInTwoStep(shop, 'Packer');
    const owner = await shop.signIn('Admin');
    await owner.agent.put(`/api/v1/admin/staff/${id}`).send({ role: 'Catalogue' }).expect(200);
    expect((await userOf(id)).secondFactor).toBeDefined();
    await owner.agent.put(`/api/v1/admin/staff/${id}`).send({ role: 'Customer' }).expect(200);
    expect((await userOf(id)).secondFactor).toBeUndefined();
  });
});

describe('its owner', () => {
  it('makes ten new recovery codes by a code; the older ones are worth nothing', async () => {
    const { agent, app, recoveryCodes, signIn, id } = await signInTwoStep(shop);
    await agent.post(`${PATH}/recovery-codes`).send({ code: '000000' }).expect(400);
    const { body } = await agent.post(`${PATH}/recovery-codes`).send({ code: app.code() }).expect(200);
    expect(body.recoveryCodesLeft).toBe(10);
    await signIn(recoveryCodes[0]).expect(401);
    await signIn(body.recoveryCodes[0]).expect(200);
    expect((await trailOf(id)).map(({ what }) => what)).toContain('staff.recoveryCodesMade');
  });

  it('turns it off by a code, and is told by mail', async () => {
    const { agent, app, person, signIn, id } = await signInTwoStep(shop);
    await agent
      .post(`${PATH}/end`)
      .send({ code: app.code(9) })
      .expect(400);
    const { body } = await agent.post(`${PATH}/end`).send({ code: app.code() }).expect(200);
    expect(body).toEqual({ policy: 'offered', recoveryCodesLeft: 0 });
    await signIn().expect(200);
    await agent.post(`${PATH}/end`).send({ code: app.code() }).expect(409);
    expect((await trailOf(id)).map(({ what }) => what)).toEqual(['staff.twoStepOn', 'staff.twoStepOff']);
    const mails = { to: person.email, kind: 'two-step-changed' as const };
    expect(await shop.database.outboxMails.countDocuments(mails)).toBe(2);
  });

  it('does not hear that it is off when its key was encrypted again meanwhile', async () => {
    const { agent, app, id } = await signInTwoStep(shop);
    const { users } = shop.database;
    const { secondFactor } = await userOf(id);
    const updateOne = users.updateOne.bind(users);
    const resealed = { 'secondFactor.sealedKey': `${secondFactor!.sealedKey}A` };
    const spy = jest.spyOn(users, 'updateOne').mockImplementation(((...call: [object, object, object]) => {
      const run = () => updateOne(...call);
      return '$unset' in call[1] ? updateOne({ _id: id }, { $set: resealed }).then(run) : run();
    }) as typeof updateOne);
    await agent.post(`${PATH}/end`).send({ code: app.code() }).expect(409);
    spy.mockRestore();
    expect((await userOf(id)).secondFactor).toBeDefined();
    expect((await trailOf(id)).map(({ what }) => what)).toEqual(['staff.twoStepOn']);
  });
});

describe('an Admin', () => {
  it('turns it off for who lost phone and codes: it is in the trail, told by mail, and they are signed out [R27]', async () => {
    const lost = await signInTwoStep(shop, 'Packer');
    const owner = await shop.signIn('Admin');
    const path = `/api/v1/admin/staff/${lost.id}/second-factor`;
    const before = await owner.agent.get('/api/v1/admin/staff').expect(200);
    const self = (staff: { _id: string }[]) => staff.find(({ _id }) => _id === lost.id);
    expect(self(before.body.staff)).toMatchObject({ hasSecondFactor: true });
    const { body } = await owner.agent.delete(path).expect(200);
    expect(self(body.staff)).toMatchObject({ hasSecondFactor: false });
    await lost.agent.get('/api/v1/me').expect(401);
    await lost.signIn().expect(200);
    const entry = (await trailOf(lost.id)).at(-1);
    expect([entry?.what, String(entry?.by)]).toEqual(['staff.twoStepReset', owner.id]);
    const mails = { to: lost.person.email, kind: 'two-step-changed' as const };
    expect(await shop.database.outboxMails.countDocuments(mails)).toBe(2);
    await owner.agent.delete(path).expect(409);
  });

  it('does not so of themselves, of a customer or of nobody', async () => {
    const { agent, id } = await signInTwoStep(shop);
    const path = (whose: string) => `/api/v1/admin/staff/${whose}/second-factor`;
    await agent.delete(path(id.toUpperCase())).expect(409);
    await agent.delete(path((await shop.signIn()).id)).expect(404);
    await agent.delete(path('0123456789abcdef01234567')).expect(404);
    expect((await userOf(id)).secondFactor).toBeDefined();
  });
});
