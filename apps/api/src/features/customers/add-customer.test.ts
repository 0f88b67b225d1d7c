import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeMail } from '../../platform/outbox/mail-template.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const leela = { firstname: 'Leela', lastname: 'Nair', mobile: '+91 98123 45670', email: 'Leela@Example.com' };
const add = (body: object) => admin.agent.post('/api/v1/admin/customers').send(body);
const mailTo = async (to: string) => {
  const [mail] = await shop.database.outboxMails.find({ to, kind: 'account-opened' }).lean();
  return mail && writeMail(shop.mails, mail, shop);
};

describe('a customer added by an Admin', () => {
  it('gets an account, and an email without their name', async () => {
    const { body } = await add(leela).expect(201);
    expect(body).toMatchObject({
      firstname: 'Leela',
      mobile: '9812345670',
      email: 'leela@example.com',
      role: 'Customer',
    });
    const mail = await mailTo('leela@example.com');
    expect(mail?.text).toContain('/forget-password');
    expect(mail?.text).not.toContain('Leela');
    const stored = await shop.database.users.findById(body._id).orFail().lean();
    expect([stored.emailProvenAt, stored.notice]).toEqual([undefined, undefined]);
    const entries = await admin.agent.get(`/api/v1/admin/audit?kind=customer&id=${body._id}`).expect(200);
    expect(entries.body.entries[0]).toMatchObject({
      what: 'customer.added',
      subject: { label: 'Leela Nair' },
    });
  });

  it('logs in once a password is chosen, which proves the email address', async () => {
    const email = 'caller@example.com';
    const { body } = await add({ ...leela, email }).expect(201);
    const login = (password: string) => shop.agent().post('/api/v1/login').send({ email, password });
    await login('').expect(400);
    await login('a guess of thirty characters').expect(401);
    await shop.agent().post('/api/v1/password/forgot').send({ email }).expect(200);
    const [queued] = await shop.database.outboxMails.find({ to: email, kind: 'password-reset' }).lean();
    const { text } = (await writeMail(shop.mails, queued!, shop))!;
    const token = /reset\/(\S+)/.exec(text)![1];
    const password = 'monsoon-lantern-71';
    await shop
      .agent()
      .put(`/api/v1/password/reset/${token}`)
      .send({ password, confirmPassword: password })
      .expect(200);
    await login(password).expect(200);
    expect((await shop.database.users.findById(body._id).orFail()).emailProvenAt).toBeInstanceOf(Date);
  });

  it('is not added twice, also of two at once', async () => {
    const email = 'once@example.com';
    const answers = await Promise.all([add({ ...leela, email }), add({ ...leela, email })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const registered = registration();
    await shop.agent().post('/api/v1/register').send(registered).expect(201);
    const { body } = await add({ ...leela, email: registered.email }).expect(409);
    expect(body).toMatchObject({ code: 'EMAIL_TAKEN', fields: { email: expect.any(String) } });
    expect(await mailTo(registered.email)).toBeUndefined();
  });

  it('needs a name, a mobile number and an email address', async () => {
    const { body } = await add({ firstname: ' ', mobile: '12' }).expect(400);
    expect(Object.keys(body.fields).toSorted()).toEqual(['email', 'firstname', 'lastname', 'mobile']);
  });
});
