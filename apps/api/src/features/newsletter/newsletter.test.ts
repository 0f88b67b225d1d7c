import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mail } from '@e-store/local-mail/inbox';
import { CONSENT } from '@e-store/shared/newsletter/consent';
import { randomUUID } from 'node:crypto';
import { waitUntil } from '../../testing/wait-until.ts';
import { startScriptedSmtp } from '../../testing/start-scripted-smtp.ts';
import { startTestInbox, type TestInbox } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { newsletterMails } from './newsletter-mails.ts';
import { saveNewsletterToken } from './newsletter-token.ts';

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

const DAY_MS = 24 * 60 * 60 * 1000;
const consent = CONSENT.version;
const reader = () => `reader-${randomUUID()}@example.com`;
const post = (path: string, body: object, at = shop) =>
  at.request().post(`/api/v1/newsletter${path}`).send(body);
const subscribe = (email: string, at = shop) => post('', { email, consent }, at).expect(200);
const stored = (email: string) => shop.database.newsletterSubscriptions.findOne({ email }).lean();
const tokenIn = ({ text }: Mail, purpose: 'confirm' | 'unsubscribe') =>
  new RegExp(`/newsletter/${purpose}/([\\w-]+)`).exec(text)?.[1] ?? `no ${purpose} link in ${text}`;

async function asked(email = reader()) {
  await subscribe(email);
  return { email, token: tokenIn(await inbox.waitForMail(email), 'confirm') };
}
async function confirmed() {
  const { email, token } = await asked();
  await post('/confirm', { token }).expect(200);
  const welcome = await inbox.waitForMail(email, 2);
  return { email, confirmToken: token, welcome, token: tokenIn(welcome, 'unsubscribe') };
}

describe('subscribing', () => {
  it('is not done before the mailed link is confirmed, and keeps what was agreed to and when [spec 2-38] [spec 5-19] [R89]', async () => {
    const email = reader();
    const { body } = await subscribe(email.toUpperCase());
    expect(body.message).toBe(
      `Check your email. We are sending a link to ${email}. You are subscribed once you confirm it.`,
    );
    const mail = await inbox.waitForMail(email);
    expect(mail.subject).toBe('Confirm your E-Store newsletter subscription');
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(
        'By subscribing you agree to receive offers from E-Store by email, about once a week. You can unsubscribe at any time with the link in every newsletter.',
      );
      expect(part).not.toContain('link to confirm');
    }
    expect(await stored(email)).toMatchObject({
      state: 'pending',
      consentVersion: consent,
      requestedAt: shop.now(),
    });

    shop.passTime(60_000);
    const token = tokenIn(mail, 'confirm');
    expect((await post('/confirm', { token }).expect(200)).body.message).toMatch(/^You are subscribed/);
    expect(await stored(email)).toMatchObject({ state: 'confirmed', confirmedAt: shop.now() });
  });

  it('links to the shop’s own address, whatever host was asked', async () => {
    const email = reader();
    await post('', { email, consent })
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' })
      .expect(200);
    const mail = await inbox.waitForMail(email);
    expect(mail.html).toContain('href="http://localhost:3000/newsletter/confirm/');
    expect(mail.text + mail.html).not.toContain('evil.example');
  });

  it('answers a subscribed address as any other, and moves nothing', async () => {
    const { email } = await confirmed();
    const { body } = await subscribe(email);
    const stranger = reader();
    const { body: other } = await subscribe(stranger);
    expect(body.message.replace(email, '…')).toBe(other.message.replace(stranger, '…'));
    expect(await stored(email)).toMatchObject({ state: 'confirmed' });
    expect((await inbox.waitForMail(email, 3)).subject).toBe('You are subscribed to the E-Store newsletter');
  });

  it('needs an address and the words that were agreed to', async () => {
    for (const [body, field] of [
      [{ consent }, 'email'],
      [{ email: 'nobody', consent }, 'email'],
      [{ email: { $ne: '' }, consent }, 'email'],
      [{ email: reader() }, 'consent'],
      [{ email: reader(), consent: '1999' }, 'consent'],
    ] as const)
      expect(Object.keys((await post('', body).expect(400)).body.fields)).toEqual([field]);
  });

  it('keeps no token in the outbox, and only hashes anywhere', async () => {
    const { email, token } = await asked();
    expect(token.length).toBeGreaterThanOrEqual(43);
    await waitUntil(async () => (await shop.database.outboxMails.findOne({ to: email }))?.state === 'sent');
    for (const { name } of await shop.database.connection.listCollections()) {
      const documents = await shop.database.connection.collection(name).find().toArray();
      expect(JSON.stringify(documents)).not.toContain(token);
    }
  });

  it('leaves one token for a mail that is tried again and again', async () => {
    const { email } = await asked();
    const mail = await shop.database.outboxMails.findOne({ to: email }).orFail().lean();
    for (let attempt = 0; attempt < 3; attempt += 1)
      await newsletterMails['newsletter-confirm'].write(mail, shop);
    const { _id: subscription } = (await stored(email))!;
    expect(await shop.database.newsletterTokens.countDocuments({ subscription })).toBe(1);
  });

  it('fills nobody’s inbox: three mails an hour, and the answer stays the same [R79]', async () => {
    const limited = await startTestShop({ config: { smtpUrl: inbox.smtpUrl, hasRateLimits: true } });
    try {
      const email = reader();
      for (let time = 0; time < 5; time += 1) await subscribe(email, limited);
      expect(await limited.database.outboxMails.countDocuments({ to: email })).toBe(3);
    } finally {
      await limited.stop();
    }
  });

  it('is refused to one visitor who tries twenty addresses an hour', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    try {
      for (let time = 0; time < 20; time += 1) await subscribe(reader(), limited);
      const { body, headers } = await post('', { email: reader(), consent }, limited).expect(429);
      expect(body.code).toBe('TOO_MANY_REQUESTS');
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  });
});

describe('confirming', () => {
  it('twice says the same and welcomes once', async () => {
    const { email, token } = await asked();
    await post('/confirm', { token }).expect(200);
    await post('/confirm', { token }).expect(200);
    expect(await shop.database.outboxMails.countDocuments({ to: email, kind: 'newsletter-welcome' })).toBe(1);
  });

  it('is possible for 7 days', async () => {
    const { email, token } = await asked();
    shop.passTime(7 * DAY_MS);
    const { body } = await post('/confirm', { token }).expect(400);
    expect(body.fields.token).toMatch(/^This link is older than 7 days/);
    expect(await stored(email)).toMatchObject({ state: 'pending' });
  });

  it('brings nobody back who has unsubscribed since', async () => {
    const { email, confirmToken, token } = await confirmed();
    await post('/unsubscribe', { token }).expect(200);
    await post('/confirm', { token: confirmToken }).expect(400);
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed' });
  });

  it.each(['made-up', { $gt: '' }])('refuses %j', async (token) => {
    expect((await post('/confirm', { token }).expect(400)).body.fields).toHaveProperty('token');
  });

  it('does not take a token that ends subscriptions', async () => {
    const { token } = await confirmed();
    await post('/confirm', { token }).expect(400);
  });
});

describe('a newsletter mail', () => {
  it('can be ended in one click, by the headers of RFC 8058 and by its link [R89]', async () => {
    const smtp = await startScriptedSmtp();
    const posting = await startTestShop({ config: { smtpUrl: smtp.smtpUrl } });
    try {
      const email = reader();
      await subscribe(email, posting);
      const { _id } = await posting.database.newsletterSubscriptions.findOne({ email }).orFail();
      const token = randomUUID();
      const purpose = 'confirm';
      await saveNewsletterToken(posting.database, { token, subscription: _id, purpose }, posting.now());
      await post('/confirm', { token }, posting).expect(200);
      await waitUntil(() => smtp.mails.some((mail) => /^list-unsubscribe/im.test(mail)));
      const mail = smtp.mails.find((sent) => /^list-unsubscribe/im.test(sent))!;
      expect(mail).toMatch(
        /^list-unsubscribe:\s+<http:\/\/localhost:3000\/newsletter\/unsubscribe\/[\w-]{43}>\r?$/im,
      );
      expect(mail).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click\r?$/im);
    } finally {
      await posting.stop();
      await smtp.stop();
    }
  });
});

describe('unsubscribing', () => {
  it('ends it at once, and again says the same', async () => {
    const { email, token } = await confirmed();
    const first = await post('/unsubscribe', { token }).expect(200);
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed', unsubscribedAt: shop.now() });
    expect((await post('/unsubscribe', { token }).expect(200)).body).toEqual(first.body);
  });

  it('works a year later', async () => {
    const { token } = await confirmed();
    shop.passTime(365 * DAY_MS);
    await post('/unsubscribe', { token }).expect(200);
  });

  it('sends nothing that was still on its way', async () => {
    const { email, token } = await confirmed();
    await post('/unsubscribe', { token }).expect(200);
    const { _id } = (await stored(email))!;
    const now = shop.now();
    const mail = { kind: 'newsletter-welcome', to: email, subscription: _id } as const;
    await shop.database.outboxMails.create({
      ...mail,
      state: 'pending',
      attempts: 0,
      dueAt: now,
      createdAt: now,
    });
    shop.wakeMailWorker();
    await waitUntil(
      async () => (await shop.database.outboxMails.countDocuments({ to: email, state: 'pending' })) === 0,
    );
    expect(await inbox.listMails(email)).toHaveLength(2);
  });

  it('is open to who subscribes again, with a new confirmation', async () => {
    const { email, token } = await confirmed();
    await post('/unsubscribe', { token }).expect(200);
    await subscribe(email);
    expect(await stored(email)).toMatchObject({ state: 'pending' });
    await post('/confirm', { token: tokenIn(await inbox.waitForMail(email, 3), 'confirm') }).expect(200);
    expect(await stored(email)).toMatchObject({ state: 'confirmed' });
  });

  it('refuses a token that nobody was given', async () => {
    const { body } = await post('/unsubscribe', { token: 'made-up' }).expect(400);
    expect(body.fields.token).toMatch(/^This link is not valid/);
  });
});
