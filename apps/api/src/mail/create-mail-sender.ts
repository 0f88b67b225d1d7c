import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';
import { writeMail } from './write-mail.ts';

const SMTP_TIMEOUT_MS = 10_000;

export type MailSender = { send: (mail: OutboxMailRecord) => Promise<void>; stop: () => void };

/**
 * Sends outbox rows by SMTP, each to one recipient, given as an object so that nothing in it can add another (R57). A
 * server that falls silent is given up after `timeoutMs`.
 */
export function createMailSender(
  database: Database,
  config: Config,
  now: () => Date,
  { timeoutMs = SMTP_TIMEOUT_MS } = {},
): MailSender {
  let opened: Transporter | undefined;
  /** With the first mail, and not while the shop starts: the library takes 35 ms and 10 MB. */
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      {
        url: config.smtpUrl,
        connectionTimeout: timeoutMs,
        greetingTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      },
      { from: config.mailFrom },
    );
  };
  const host = new URL(config.publicUrl).hostname;
  return {
    send: async (mail) => {
      const text = await writeMail(mail, { database, config, now });
      if (!text) return; // what it was about is gone, and nobody waits for it
      opened ??= await open();
      await opened.sendMail({
        ...text,
        to: { name: '', address: mail.to },
        messageId: `<${String(mail._id)}@${host}>`,
      });
    },
    stop: () => opened?.close(),
  };
}
