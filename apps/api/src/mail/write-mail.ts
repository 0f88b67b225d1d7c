import { issueResetToken } from '../account/reset-token.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import { issueNewsletterToken } from '../newsletter/newsletter-token.ts';
import { toOrder } from '../orders/to-order.ts';
import { orderPlacedMail } from './order-placed-mail.ts';
import { contactMessageMail } from './contact-message-mail.ts';
import { newsletterConfirmMail, newsletterWelcomeMail } from './newsletter-mails.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';
import { passwordResetMail } from './password-reset-mail.ts';

export type MailText = {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  replyTo?: { name: string; address: string };
};
type Sources = { database: Database; config: Config; now: () => Date };

/** The words of a mail, from what it is about as it is now; `undefined` when that no longer exists. */
export async function writeMail(
  mail: OutboxMailRecord,
  { database, config, now }: Sources,
): Promise<MailText | undefined> {
  if (mail.kind === 'order-placed') {
    const order = await database.orders.findById(mail.order).lean();
    return order ? orderPlacedMail(toOrder(order), config.publicUrl) : undefined;
  }
  if (mail.kind === 'newsletter-confirm' || mail.kind === 'newsletter-welcome')
    return writeNewsletterMail(mail, { database, config, now });
  if (mail.kind === 'contact-message') {
    const message = await database.contactMessages.findById(mail.contactMessage).lean();
    return message ? contactMessageMail(message) : undefined;
  }
  const user = await database.users.findById(mail.user).lean();
  if (!user) return undefined;
  return passwordResetMail(
    user.firstname,
    config.publicUrl,
    await issueResetToken(database, user._id, now()),
  );
}

/** By what the subscription is now: who is subscribed already is told so, in the mail and nowhere else. */
async function writeNewsletterMail(
  mail: OutboxMailRecord,
  { database, config: { publicUrl }, now }: Sources,
): Promise<MailText | undefined> {
  const subscription = await database.newsletterSubscriptions.findById(mail.subscription).lean();
  if (!subscription || subscription.state === 'unsubscribed') return undefined;
  const { _id, state } = subscription;
  if (state === 'confirmed')
    return newsletterWelcomeMail(publicUrl, await issueNewsletterToken(database, _id, 'unsubscribe', now()));
  return newsletterConfirmMail(publicUrl, await issueNewsletterToken(database, _id, 'confirm', now()));
}
