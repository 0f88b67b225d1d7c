import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitUntil } from '../../testing/wait-until.ts';
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

const path = '/api/v1/password/forgot';
const registered = async (at = shop) => {
  const person = registration();
  await at.request().post('/api/v1/register').send(person).expect(201);
  return person;
};

describe('forgot password', () => {
  it('sends a link, made of the shop’s own address, and says so [spec 7-12] [R23]', async () => {
    const person = await registered();
    const { body } = await shop
      .request()
      .post(path)
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' })
      .send({ email: person.email.toUpperCase() })
      .expect(200);
    expect(body).toEqual({
      message: `We are sending a link to ${person.email}. It is valid for 30 minutes.`,
    });
    const mail = await inbox.waitForMail(person.email, 1, RESET_SUBJECT);
    expect(mail.subject).toBe('Reset your E-Store password');
    expect(mail.to).toEqual([person.email]);
    const link = `http://localhost:3000/password/reset/${tokenIn(mail)}`;
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('tells an unknown address in the spec’s words [spec 7-12] [R20]', async () => {
    const { body } = await shop.request().post(path).send({ email: 'nobody@example.com' }).expect(404);
    expect(body).toMatchObject({ success: false, code: 'NOT_FOUND', message: 'user not found' });
    expect(await shop.database.outboxMails.countDocuments({ to: 'nobody@example.com' })).toBe(0);
  });

  it('keeps no token in the outbox, and only its hash anywhere [R21]', async () => {
    const person = await registered();
    await shop.request().post(path).send({ email: person.email }).expect(200);
    const token = tokenIn(await inbox.waitForMail(person.email, 1, RESET_SUBJECT));
    expect(token.length).toBeGreaterThanOrEqual(43);
    await waitUntil(
      async () =>
        (await shop.database.outboxMails.findOne({ to: person.email, kind: 'password-reset' }))?.state ===
        'sent',
    );
    const collections = await shop.database.connection.listCollections();
    for (const { name } of collections) {
      const documents = await shop.database.connection.collection(name).find().toArray();
      expect(JSON.stringify(documents)).not.toContain(token);
    }
  });

  it('gives nothing away when the shop is set so [R20]', async () => {
    const discreet = await startTestShop({
      config: { smtpUrl: inbox.smtpUrl, forgotPasswordDiscloses: false },
    });
    try {
      const person = await registered(discreet);
      const known = await discreet.request().post(path).send({ email: person.email }).expect(200);
      const unknown = await discreet.request().post(path).send({ email: 'nobody@example.com' }).expect(200);
      expect(known.body.message.replace(person.email, '…')).toBe(
        unknown.body.message.replace('nobody@example.com', '…'),
      );
      expect(known.body.message).toMatch(/^If .* has an account/);
      await inbox.waitForMail(person.email, 1, RESET_SUBJECT);
      expect(await inbox.listMails('nobody@example.com')).toEqual([]);
    } finally {
      await discreet.stop();
    }
  });

  it('takes as long over an unknown address as over a known one when the shop is set so [R20]', async () => {
    const discreet = await startTestShop({
      config: { smtpUrl: inbox.smtpUrl, forgotPasswordDiscloses: false },
    });
    try {
      const person = await registered(discreet);
      const timeOf = async (email: string) => {
        const begun = performance.now();
        await discreet.request().post(path).send({ email }).expect(200);
        return performance.now() - begun;
      };
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (let tries = 0; tries < 9; tries += 1) {
        times.known.push(await timeOf(person.email));
        times.unknown.push(await timeOf(`nobody-${tries}@example.com`));
      }
      const median = (all: number[]) => all.toSorted((one, other) => one - other)[4] ?? 0;
      expect(median(times.unknown)).toBeGreaterThan(250);
      expect(Math.abs(1 - median(times.known) / median(times.unknown))).toBeLessThan(0.1);
    } finally {
      await discreet.stop();
    }
  });

  it.each([{ email: { $ne: '' } }, { email: ['a@example.com'] }, { email: 'nobody' }, {}])(
    'refuses %j by the name of the field',
    async (sent) => {
      const { body } = await shop.request().post(path).send(sent).expect(400);
      expect(Object.keys(body.fields)).toEqual(['email']);
    },
  );
});
