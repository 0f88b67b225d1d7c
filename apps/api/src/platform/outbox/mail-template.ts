import { createHmac } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { MailKind, OutboxMailRecord } from './outbox-mail.model.ts';

export type MailText = {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  replyTo?: { name: string; address: string };
};

export type MailSources = { database: Database; config: Config; now: () => Date };

export type MailTemplate = {
  /** `urgent` for mail that someone awaits or that protects an account. */
  urgency: 'urgent' | 'normal' | 'bulk';
  /** From current data; `undefined` when the subject no longer exists. */
  write: (mail: OutboxMailRecord, sources: MailSources) => Promise<MailText | undefined>;
  logFields?: (mail: OutboxMailRecord, database: Database) => Promise<Record<string, string>>;
  isErasedAfterSending?: boolean;
};

export type MailTemplates = Record<MailKind, MailTemplate>;

export const writeMail = (
  mails: MailTemplates,
  mail: OutboxMailRecord,
  sources: MailSources,
): Promise<MailText | undefined> => mails[mail.kind].write(mail, sources);

/** Equal for every attempt. */
export const mailToken = (
  { _id }: OutboxMailRecord,
  purpose: string,
  { jwtSecret }: Pick<Config, 'jwtSecret'>,
): string =>
  createHmac('sha256', jwtSecret)
    .update(`${purpose} by mail ${String(_id)}`)
    .digest('base64url');

/** RFC 8058. */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** HTML with escaped values, except HTML made by this tag. */
type Html = { html: string };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (value: string) => value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
const toHtml = (value: string | number | Html | Html[]): string => {
  if (Array.isArray(value)) return value.map(toHtml).join('');
  return typeof value === 'object' ? value.html : escape(String(value));
};

export function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return { html: parts.reduce((written, part, index) => written + toHtml(values[index - 1] ?? '') + part) };
}

export function mailPage(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px 12px;font:16px/1.5 system-ui,sans-serif">
        <div style="max-width:560px;margin:0 auto">
          <p style="font-size:22px;font-weight:700;margin:0 0 24px">E-Store</p>
          ${body}
        </div>
      </body>
    </html>`.html;
}
