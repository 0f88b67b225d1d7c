import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';
import { writeMail } from './write-mail.ts';

const SMTP_TIMEOUT_MS = 10_000;

export type MailSender = { send: (mail: OutboxMailRecord) => Promise<void>; stop: () => void };

/**
 * Sends outbox mails by SMTP, each to one recipient as an object, which prevents injected recipients (R57).
 * Gives up after `timeoutMs`.
 */
export function createMailSender(
  database: Database,
  config: Config,
  now: () => Date,
  { timeoutMs = SMTP_TIMEOUT_MS } = {},
): MailSender {
  let opened: Transporter | undefined;
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
      if (!text) return;
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
