import type { Transporter } from 'nodemailer';
import type { OutboxMailRecord } from './outbox-mail.model.ts';
import { type MailSources, type MailTemplates, writeMail } from './mail-template.ts';

const SMTP_TIMEOUT_MS = 10_000;
/** Mails in a row share a connection and its TLS handshake. */
const SHARED_CONNECTION = { pool: true, maxConnections: 1, idleTimeout: 5_000 } as const;

export type MailSender = { send: (mail: OutboxMailRecord) => Promise<void>; stop: () => void };

/**
 * Each to one recipient as an object, which prevents injected recipients (R57). Gives up after `timeoutMs`.
 */
export function createMailSender(
  { mails, ...sources }: MailSources & { mails: MailTemplates },
  { timeoutMs = SMTP_TIMEOUT_MS } = {},
): MailSender {
  const { config } = sources;
  let opened: Transporter | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport(
      {
        ...SHARED_CONNECTION,
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
      const text = await writeMail(mails, mail, sources);
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
