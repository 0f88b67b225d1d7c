import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';
import { writeMail } from './write-mail.ts';

const SMTP_TIMEOUT_MS = 10_000;

export type MailSender = { send: (mail: OutboxMailRecord) => Promise<void>; stop: () => void };

/** Sends outbox rows by SMTP, each to one recipient, given as an object so that nothing in it can add another (R57). */
export function createMailSender(database: Database, config: Config, now: () => Date): MailSender {
  const transport = createTransport(config.smtpUrl, {
    from: config.mailFrom,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  Object.assign(transport.options, {
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
  });
  const host = new URL(config.publicUrl).hostname;
  return {
    send: async (mail) => {
      const text = await writeMail(mail, { database, config, now });
      if (!text) return; // what it was about is gone, and nobody waits for it
      await transport.sendMail({
        ...text,
        to: { name: '', address: mail.to },
        messageId: `<${String(mail._id)}@${host}>`,
      });
    },
    stop: () => transport.close(),
  };
}
