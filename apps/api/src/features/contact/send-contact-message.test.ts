import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestInbox, type TestInbox } from '../../testing/start-test-inbox.ts';
import { startScriptedSmtp } from '../../testing/start-scripted-smtp.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { waitUntil } from '../../testing/wait-until.ts';

const SHOP_EMAIL = 'help@estore.example';
const written = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  message: 'Does the M run small?\n<b>Asha</b>',
};

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
const give = (at: TestShop, contact: object) =>
  at.database.settings.updateOne({ _id: 'store' }, { $set: { contact } }, { upsert: true });
const send = (body: object, at = shop) => at.request().post('/api/v1/contact').send(body);

describe('a message to the shop', () => {
  it('comes to the address of the settings, as text', async () => {
    await give(shop, { email: SHOP_EMAIL });
    const { body } = await send({ ...written, to: 'stranger@example.com' }).expect(200);
    const { number } = await shop.database.contactMessages.findOne({}).orFail();
    expect(body).toEqual({
      message: `We received your message. Ticket ${number}. We will send our answer to asha@example.com.`,
      ticket: number,
    });
    const mail = await inbox.waitForMail(SHOP_EMAIL);
    expect(mail.to).toEqual([SHOP_EMAIL]);
    expect(mail.subject).toBe(`Message from Asha Rao (${number})`);
    expect(mail.text).toContain(written.message);
    expect(mail.html).toContain('&lt;b&gt;Asha&lt;/b&gt;');
  });

  it('can be replied to', async () => {
    const smtp = await startScriptedSmtp();
    const writing = await startTestShop({ config: { smtpUrl: smtp.smtpUrl } });
    try {
      await give(writing, { email: SHOP_EMAIL });
      await send(written, writing).expect(200);
      await waitUntil(() => smtp.mails.length > 1);
      const toShop = smtp.mails.filter((mail) => new RegExp(`^to: ${SHOP_EMAIL}`, 'im').test(mail));
      expect(toShop).toHaveLength(1);
      expect(toShop[0]).toMatch(/^reply-to: asha@example\.com\r?$/im);
    } finally {
      await writing.stop();
      await smtp.stop();
    }
  });

  it('is not taken while the shop has no address', async () => {
    await give(shop, {});
    const before = await shop.database.contactMessages.countDocuments();
    const { body } = await send(written).expect(404);
    expect(body.message).toBe('This shop has no contact address yet.');
    expect(await shop.database.contactMessages.countDocuments()).toBe(before);
  });

  it.each([
    ['name', { name: 'Asha\r\nBcc: x@example.com' }],
    ['name', { name: ' ' }],
    ['email', { email: 'nobody' }],
    ['subject', { subject: 'praise' }],
    ['message', { message: '' }],
    ['message', { message: 'x'.repeat(4001) }],
  ])('names a bad %s', async (field, change) => {
    expect(Object.keys((await send({ ...written, ...change }).expect(400)).body.fields)).toEqual([field]);
  });

  it('is refused to who writes more than five an hour', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    try {
      await give(limited, { email: SHOP_EMAIL });
      for (let time = 0; time < 5; time += 1) await send(written, limited).expect(200);
      expect((await send(written, limited).expect(429)).body.code).toBe('TOO_MANY_REQUESTS');
    } finally {
      await limited.stop();
    }
  });
});
