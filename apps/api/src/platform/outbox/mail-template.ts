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
  /** `urgent` for mail that someone awaits or that protects an account, `bulk` for newsletters. */
  urgency: 'urgent' | 'normal' | 'bulk';
  /** Writes the mail from current data; `undefined` when its subject no longer exists. */
  write: (mail: OutboxMailRecord, sources: MailSources) => Promise<MailText | undefined>;
  /** Further fields for the log, such as the order number. */
  logFields?: (mail: OutboxMailRecord, database: Database) => Promise<Record<string, string>>;
  /** The row is deleted once the mail is sent or given up. */
  isErasedAfterSending?: boolean;
};

/** The templates of all modules. */
export type MailTemplates = Record<MailKind, MailTemplate>;

export const writeMail = (
  mails: MailTemplates,
  mail: OutboxMailRecord,
  sources: MailSources,
): Promise<MailText | undefined> => mails[mail.kind].write(mail, sources);

/** One-click unsubscription (RFC 8058). */
export const unsubscribeHeaders = (link: string) => ({
  'List-Unsubscribe': `<${link}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
