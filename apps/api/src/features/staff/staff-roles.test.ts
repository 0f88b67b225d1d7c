import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { trusted, Types } from 'mongoose';
import { writeMail } from '../../platform/outbox/mail-template.ts';
import { startUserSession } from '../account/sessions.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const PATH = '/api/v1/admin/staff';
type Member = { _id: string; role: string };
const staff = async (): Promise<Member[]> => (await owner.agent.get(PATH).expect(200)).body.staff;
const proveEmail = (email: string) =>
  shop.database.users.updateOne({ email }, { $set: { emailProvenAt: shop.now() } });
const give = (id: string, role: string, agent = owner.agent) => agent.put(`${PATH}/${id}`).send({ role });

describe('the staff', () => {
  it('are those who may use E-DASH, and nobody else', async () => {
    await shop.signIn();
    const packer = await shop.signIn('Packer');
    const members = await staff();
    expect(members.map(({ role }) => role)).toEqual(['Admin', 'Packer']);
    expect(members[1]).toMatchObject({ _id: packer.id, lastSeenAt: shop.now().toISOString() });
  });

  it('are made of accounts, by the address; the old role’s sessions are over', async () => {
    const someone = await shop.signIn();
    await proveEmail(someone.person.email);
    const { body } = await owner.agent
      .post(PATH)
      .send({ email: someone.person.email, role: 'Catalogue' })
      .expect(200);
    expect(body.staff).toContainEqual(expect.objectContaining({ _id: someone.id, role: 'Catalogue' }));
    await someone.agent.get('/api/v1/me').expect(401);
    const again = await shop.agent().post('/api/v1/login').send(someone.person).expect(200);
    expect(again.body.user.role).toBe('Catalogue');
  });

  it.each([
    ['nobody has', 'nobody@example.com', /No account has this email address/],
    ['is no address', 'nobody', /Enter an email address/],
  ])('are not made of an address that %s', async (_case, email, message) => {
    const { body } = await owner.agent.post(PATH).send({ email, role: 'Packer' }).expect(400);
    expect(body.fields.email).toMatch(message);
  });

  it.each(['Admin', 'Packer', 'Catalogue'])(
    'work as %s only with a password as long as staff need: a shorter one is replaced by a mailed link [R13]',
    async (role) => {
      const person = registration({ password: 'qvx7-wkz' });
      const { body: user } = await shop.agent().post('/api/v1/register').send(person).expect(201);
      const { email } = person;
      const signIn = (password: string) => shop.agent().post('/api/v1/login').send({ email, password });
      await signIn(person.password).expect(200);
      await proveEmail(email);
      await owner.agent.post(PATH).send({ email, role }).expect(200);
      const refused = await signIn(person.password).expect(403);
      expect(refused.body).toMatchObject({
        code: 'NEW_PASSWORD_REQUIRED',
        message: `Staff need a password of at least 15 characters. We emailed you a link to choose a new one.`,
      });
      expect(refused.headers).not.toHaveProperty('set-cookie');
      await signIn('not the password').expect(401);
      const mails = shop.database.outboxMails.find({ to: email, kind: 'password-reset' });
      expect(await mails.lean()).toHaveLength(1);
      const passwordHash = await shop.passwords.hash('a long enough password');
      await shop.database.users.updateOne({ _id: user._id }, { $set: { passwordHash } });
      await signIn('a long enough password').expect(200);
    },
  );

  it('are not signed in by a sign-in that began before they had the role', async () => {
    const { id, person } = await shop.signIn();
    await proveEmail(person.email);
    const before = await shop.database.users.findById(id).orFail().lean();
    await give(id, 'Packer').expect(200);
    expect(await startUserSession(before, '', shop)).toBeUndefined();
    expect(await shop.database.sessions.countDocuments({ user: id })).toBe(0);
  });

  it('are not made of an account whose address was never confirmed, because anybody can register it', async () => {
    const { id, person } = await shop.signIn();
    const { body } = await owner.agent.post(PATH).send({ email: person.email, role: 'Admin' }).expect(409);
    expect(body.message).toMatch(
      /^The owner of this account has not confirmed the email address yet.*link in their welcome email.*“Forgot password”/,
    );
    await give(id, 'Packer').expect(409);
    expect(await shop.database.users.findById(id).orFail().lean()).toMatchObject({ role: 'Customer' });
  });

  it('are not made twice', async () => {
    const packer = await shop.signIn('Packer');
    const { body } = await owner.agent.post(PATH).send({ email: packer.person.email, role: 'Admin' });
    expect(body.fields.email).toMatch(/This account already has the role Packer/);
  });

  it('lose their role at once, and keep their account', async () => {
    const packer = await shop.signIn('Packer');
    await give(packer.id, 'Customer').expect(200);
    expect((await staff()).map(({ _id }) => _id)).not.toContain(packer.id);
    await packer.agent.get('/api/v1/admin/confirm').expect(401);
    await shop.agent().post('/api/v1/login').send(packer.person).expect(200);
    const { body } = await owner.agent.get('/api/v1/admin/audit').query({ kind: 'staff', id: packer.id });
    expect(body.entries[0]).toMatchObject({
      what: 'staff.roleChanged',
      before: { role: 'Packer' },
      after: { role: 'Customer' },
    });
  });

  it('do not change their own role', async () => {
    const { body } = await give(owner.id, 'Customer').expect(409);
    expect(body.message).toBe('You cannot change your own role. Ask another Admin.');
    await give(owner.id.toUpperCase(), 'Packer').expect(409);
  });

  it('who become or stop being Admin are named in a mail to all Admins and to them, other roles in none', async () => {
    const other = await shop.signIn('Admin');
    const { id, person } = await shop.signIn('Packer');
    await shop.database.outboxMails.deleteMany({ kind: 'admin-changed' });
    const known = trusted({ $in: [owner.person.email, other.person.email, person.email] });
    const subjects = async () => {
      const mails = await shop.database.outboxMails
        .find({ to: known, kind: 'admin-changed' })
        .sort({ createdAt: 1, _id: 1 })
        .lean();
      return Promise.all(mails.map(async (mail) => (await writeMail(shop.mails, mail, shop))?.subject));
    };
    await give(id, 'Catalogue').expect(200);
    expect(await subjects()).toEqual([]);
    await give(id, 'Admin').expect(200);
    const appointed = 'Test Shopper is now an Admin of E-Store';
    expect(await subjects()).toEqual(['You are now an Admin of E-Store', appointed, appointed]);
  });

  it('always keep an Admin, also when two take each other’s role at once', async () => {
    const other = await shop.signIn('Admin');
    const ids = [owner.id, other.id].map((id) => new Types.ObjectId(id));
    const others = { role: 'Admin' as const, _id: trusted({ $nin: ids }) };
    await shop.database.users.updateMany(others, { $set: { role: 'Customer' } });
    const statuses = await Promise.all([
      give(other.id, 'Customer').then(({ status }) => status),
      give(owner.id, 'Customer', other.agent).then(({ status }) => status),
    ]);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await shop.database.users.countDocuments({ role: 'Admin' })).toBe(1);
    await shop.database.users.updateOne({ _id: owner.id }, { $set: { role: 'Admin' } });
    owner = { ...owner, agent: shop.agent() };
    await owner.agent.post('/api/v1/login').send(owner.person).expect(200);
  });

  it('answer nothing for who is not there', async () => {
    await give('0123456789abcdef01234567', 'Packer').expect(404);
  });
});
