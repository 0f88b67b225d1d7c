import { mails } from '../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writeMail } from '../../platform/outbox/mail-template.ts';
import { setCookieOf } from '../../testing/session-cookie.ts';
import { startTestInbox } from '../../testing/start-test-inbox.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { makeAdmin } from './make-admin.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/register';
const post = (person: object) => shop.request().post(path).send(person);

describe('register', () => {
  it('opens an account and signs in [spec 7-8]', async () => {
    const agent = shop.agent();
    const person = registration();
    const { body } = await agent.post(path).send(person).expect(201);
    expect(body).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      firstname: person.firstname,
      lastname: person.lastname,
      mobile: person.mobile,
      email: person.email,
      role: 'Customer',
    });
    const { body: me } = await agent.get('/api/v1/me').expect(200);
    expect(me).toEqual(body);
  });

  it('keeps the session in a cookie that scripts cannot read and other sites cannot send [R28]', async () => {
    const answer = await post(registration()).expect(201);
    const cookie = setCookieOf(answer);
    expect(cookie).toMatch(/^estore_session=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; Expires=Fri, 27 Nov 2099 06:30:00 GMT/);
    expect(cookie).not.toMatch(/Secure|Domain/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('binds the cookie to https and to the host when the shop is on https [R28]', async () => {
    const secure = await startTestShop({ config: { publicUrl: 'https://shop.example' } });
    try {
      const answer = await secure.request().post(path).send(registration()).expect(201);
      expect(setCookieOf(answer)).toMatch(/^__Host-estore_session=.*; Path=\/;.*; Secure/);
    } finally {
      await secure.stop();
    }
  });

  it('stores the password as a bcrypt hash that carries its cost, and shows it to nobody [R16] [ASVS 11.4.2]', async () => {
    const person = registration();
    const answer = await post(person).expect(201);
    const stored = await shop.database.users.findOne({ email: person.email }).lean();
    expect(stored?.passwordHash).toMatch(/^\$2b\$04\$.{53}$/);
    expect(answer.text).not.toContain('passwordHash');
    expect(answer.text).not.toContain(person.password);
    expect(JSON.stringify(stored)).not.toContain(person.password);
  });

  it('drops what nobody may choose for himself [R6] [R53]', async () => {
    const person = registration();
    const body = JSON.stringify({ ...person, role: 'Admin', _id: '0123456789abcdef01234567' });
    const tampered = body.replace(/}$/, ',"__proto__":{"role":"Admin"},"passwordHash":"x","resetToken":"x"}');
    const { body: user } = await shop
      .request()
      .post(path)
      .set('Content-Type', 'application/json')
      .send(tampered)
      .expect(201);
    expect(user.role).toBe('Customer');
    expect(user._id).not.toBe('0123456789abcdef01234567');
    const stored = await shop.database.users.findOne({ email: person.email }).lean();
    expect(Object.keys(stored!).toSorted()).toEqual(
      [
        '_id',
        'createdAt',
        'email',
        'figures',
        'firstname',
        'innerNameWords',
        'lastname',
        'mobile',
        'passwordHash',
        'role',
      ].toSorted(),
    );
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('has one account for one address, whatever the letter case [R19]', async () => {
    const person = registration();
    const { body: first } = await post({ ...person, email: person.email.toUpperCase() }).expect(201);
    expect(first.email).toBe(person.email);
    const { body } = await post(person).expect(409);
    expect(body).toMatchObject({ success: false, code: 'EMAIL_TAKEN' });
    expect(body.fields.email).toMatch(/already exists/);
  });

  it('makes one account when it is sent many times at once', async () => {
    const person = registration();
    const answers = await Promise.all(Array.from({ length: 6 }, () => post(person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await shop.database.users.countDocuments({ email: person.email })).toBe(1);
  });

  it('ends the session that this browser had before', async () => {
    const { agent, id } = await shop.signIn();
    await agent.post(path).send(registration()).expect(201);
    expect(await shop.database.sessions.countDocuments({ user: id })).toBe(0);
  });

  it.each([
    [7, 400],
    [8, 201],
    [64, 201],
    [128, 201],
    [129, 400],
  ])(
    'answers a password of %i characters with %i [spec 5-13] [R13] [ASVS 6.2.1] [ASVS 6.2.9]',
    async (length, status) => {
      const { body } = await post(registration({ password: 'ñandú-'.repeat(30).slice(0, length) })).expect(
        status,
      );
      expect(Object.keys(body.fields ?? {})).toEqual(status === 400 ? ['password'] : []);
    },
  );

  it('refuses a password that is guessed first, and says why at its field [R14]', async () => {
    const person = registration();
    for (const password of ['Password@123', '12345678', `${person.email.split('@')[0]}`]) {
      const { body } = await post({ ...person, password }).expect(400);
      expect(body.fields.password).toMatch(/Use several( unrelated)? words\./);
    }
    expect(await shop.database.users.countDocuments({ email: person.email })).toBe(0);
  });

  it.each([
    ['firstname', '  '],
    ['firstname', 'x'.repeat(61)],
    ['lastname', undefined],
    ['mobile', '12345'],
    ['mobile', '98765 4321x'],
    ['email', 'nobody'],
    ['email', { $ne: '' }],
    ['email', ['a@example.com', 'b@example.com']],
    ['email', `${'a'.repeat(250)}@example.com`],
    ['email', 'a@example.com\r\nBcc: b@example.com'],
    ['password', { $gt: '' }],
    ['password', 12345678],
  ])('refuses a bad %s by its name: %p [R57]', async (field, value) => {
    const { body } = await post(registration({ [field]: value })).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it.each([
    ['+91 98765-43210', '9876543210'],
    [9876543210, '9876543210'],
  ])('keeps the mobile number %p as ten digits', async (mobile, expected) => {
    const { body } = await post(registration({ mobile })).expect(201);
    expect(body.mobile).toBe(expected);
  });
});

describe('the welcome of a new account', () => {
  const listMails = (email: string) => shop.database.outboxMails.find({ to: email }).lean();

  it('is one mail, which also confirms the address', async () => {
    const inbox = await startTestInbox();
    const mailing = await startTestShop({ config: { smtpUrl: inbox.smtpUrl } });
    try {
      const { agent, person } = await mailing.signIn();
      const { subject, text } = await inbox.waitForMail(person.email);
      expect(subject).toBe('Welcome to E-Store: confirm your email address');
      const token = decodeURIComponent(/\/account\/privacy\?proof=(\S+)/.exec(text)?.[1] ?? '');
      const isProven = async () => (await agent.get('/api/v1/me/privacy').expect(200)).body.isEmailProven;
      expect(await isProven()).toBe(false);
      await agent.put('/api/v1/me/email-proof').send({ token }).expect(200);
      expect(await isProven()).toBe(true);
      expect(await mailing.database.outboxMails.countDocuments()).toBe(1);
    } finally {
      await mailing.stop();
      await inbox.stop();
    }
  });

  it('holds nothing that was typed, so that nobody writes to strangers by it', async () => {
    const inbox = await startTestInbox();
    const mailing = await startTestShop({ config: { smtpUrl: inbox.smtpUrl } });
    try {
      const person = registration({ firstname: 'Win at spam.example', lastname: 'Today' });
      await mailing.request().post(path).send(person).expect(201);
      const { subject, text, html } = await inbox.waitForMail(person.email);
      expect(`${subject} ${text} ${html}`).not.toMatch(/spam\.example|Today/);
    } finally {
      await mailing.stop();
      await inbox.stop();
    }
  });

  it('is queued once when the registration is sent many times at once, and not for a taken address', async () => {
    const person = registration();
    await Promise.all(Array.from({ length: 6 }, () => post(person)));
    await post(person).expect(409);
    expect(await listMails(person.email)).toMatchObject([{ kind: 'welcome' }]);
  });

  it('is not sent to an address that the account left meanwhile', async () => {
    const { agent, person, id } = await shop.signIn();
    await agent
      .put('/api/v1/me')
      .send({ ...person, email: registration().email })
      .expect(200);
    const mail = await shop.database.outboxMails.findOne({ user: id, kind: 'welcome' }).orFail().lean();
    expect(mail.to).toBe(person.email);
    expect(await writeMail(mails, mail, shop)).toBeUndefined();
  });

  it('comes five times an hour to one address, however often its account is erased and opened', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    try {
      const person = registration();
      const welcomed: number[] = [];
      for (let time = 0; time < 7; time += 1) {
        const agent = limited.agent();
        // oxlint-disable no-await-in-loop -- one after the other
        await agent.post(path).send(person).expect(201);
        welcomed.push(
          await limited.database.outboxMails.countDocuments({ to: person.email, kind: 'welcome' }),
        );
        await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
        // oxlint-enable no-await-in-loop
      }
      expect(welcomed).toEqual([1, 1, 1, 1, 1, 0, 0]);
    } finally {
      await limited.stop();
    }
  });

  it('is not sent to an Admin that the operator makes', async () => {
    const { email } = registration();
    await makeAdmin(
      { email, password: 'monsoon on the roof' },
      { ...shop, program: 'test', isAnother: true },
    );
    expect(await listMails(email)).toEqual([]);
  });
});
