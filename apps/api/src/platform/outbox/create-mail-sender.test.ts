import { mails } from '../../app/features.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { startScriptedSmtp } from '../../testing/start-scripted-smtp.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { createMailSender, type MailSender } from './create-mail-sender.ts';
import { sendDueMail } from './send-due-mail.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

let smtp: Awaited<ReturnType<typeof startScriptedSmtp>>;
let sender: MailSender;
beforeEach(async () => {
  smtp = await startScriptedSmtp();
  const config = { ...shop.config, smtpUrl: smtp.smtpUrl, mailFrom: 'E-Store <shop@estore.example>' };
  sender = createMailSender({ database: shop.database, config, now: shop.now, mails }, { timeoutMs: 300 });
});
afterEach(async () => {
  sender.stop();
  await smtp.stop();
});

const user = async () => {
  const { password: passwordHash, ...person } = registration();
  return shop.database.users.create({ ...person, passwordHash, createdAt: shop.now() });
};
const mailTo = async (to?: string): Promise<OutboxMailRecord> => {
  const { _id, email } = await user();
  return {
    _id: new Types.ObjectId(),
    kind: 'password-reset',
    to: to ?? email,
    user: _id,
    state: 'pending',
    attempts: 1,
    dueAt: shop.now(),
    createdAt: shop.now(),
  };
};
const messageIdOf = (mail: string | undefined) => /^message-id: (.*)$/im.exec(mail ?? '')?.[1];

describe('mail sender', () => {
  it('has a mailbox that is refused for good tried again later than a server that only fails', async () => {
    const waitAfter = async (fault: 'refuse' | 'unknown') => {
      smtp.fail(fault);
      await shop.database.outboxMails.deleteMany();
      const { attempts: _, ...mail } = await mailTo();
      await shop.database.outboxMails.create({ ...mail, attempts: 0 });
      await sendDueMail({ database: shop.database, mails }, sender.send, shop.now);
      const { dueAt } = await shop.database.outboxMails.findById(mail._id).orFail().lean();
      return (dueAt.getTime() - shop.now().getTime()) / 1000;
    };
    expect([await waitAfter('refuse'), await waitAfter('unknown')]).toEqual([5, 15 * 60]);
  });

  it('sends text and HTML from the shop’s address', async () => {
    await sender.send(await mailTo());
    const [mail] = smtp.mails;
    expect(mail).toMatch(/^from: "?E-Store"? <shop@estore\.example>$/im);
    expect(mail).toMatch(/^content-type: multipart\/alternative/im);
    expect(mail).toMatch(/^content-type: text\/plain/im);
    expect(mail).toMatch(/^content-type: text\/html/im);
  });

  it('names the same mail by the same Message-ID when it is tried again', async () => {
    const mail = await mailTo();
    smtp.fail('dropAfterData');
    await expect(sender.send(mail)).rejects.toThrow(/closed|ECONN|socket/i);
    smtp.fail('none');
    await sender.send(mail);
    expect(smtp.mails).toHaveLength(2);
    expect(messageIdOf(smtp.mails[0])).toBe(`<${String(mail._id)}@localhost>`);
    expect(messageIdOf(smtp.mails[1])).toBe(messageIdOf(smtp.mails[0]));
  });

  it('names another mail by another one', async () => {
    await sender.send(await mailTo());
    await sender.send(await mailTo());
    expect(messageIdOf(smtp.mails[1])).not.toBe(messageIdOf(smtp.mails[0]));
  });

  it('sends mails in a row over one connection, and over a new one after the server closed it', async () => {
    for (let count = 0; count < 3; count += 1) await sender.send(await mailTo());
    expect(smtp.opened()).toBe(1);
    smtp.closeConnections();
    await sender.send(await mailTo());
    expect([smtp.opened(), smtp.mails.length]).toEqual([2, 4]);
  });

  it('does not hang on a connection that fell silent', async () => {
    await sender.send(await mailTo());
    smtp.fail('mute');
    await expect(sender.send(await mailTo())).rejects.toThrow(/Timeout|Greeting never received/);
    smtp.fail('none');
    await sender.send(await mailTo());
    expect(smtp.mails).toHaveLength(2);
  });

  it.each([
    ['mute', /Timeout|Greeting never received/],
    ['refuse', /451 come again/],
    ['unknown', /550 No such mailbox/],
  ] as const)('gives up soon on a server whose fault is: %s', async (fault, reason) => {
    smtp.fail(fault);
    const begun = Date.now();
    await expect(sender.send(await mailTo())).rejects.toThrow(reason);
    expect(Date.now() - begun).toBeLessThan(5000);
  });

  it('gives up when there is no server', async () => {
    await smtp.stop();
    await expect(sender.send(await mailTo())).rejects.toThrow(/ECONNREFUSED/);
  });

  it.each([
    'a@example.com, b@example.com',
    'a@example.com>\r\nRCPT TO:<b@example.com',
    '"a@example.com" <b@example.com>',
  ])('sends to one address at most, whatever is in it: %j [R57]', async (to) => {
    await sender.send(await mailTo(to)).catch(() => {});
    expect(smtp.recipients.length).toBeLessThanOrEqual(1);
    expect(smtp.recipients.join()).not.toMatch(/<b@example\.com>.*<a@|<a@example\.com>.*<b@/);
  });

  it('sends nothing about what is gone, and is done with it', async () => {
    const mail = await mailTo();
    await sender.send({ ...mail, user: new Types.ObjectId() });
    await sender.send({ ...mail, kind: 'order-placed', order: new Types.ObjectId() });
    expect(smtp.mails).toEqual([]);
  });
});
