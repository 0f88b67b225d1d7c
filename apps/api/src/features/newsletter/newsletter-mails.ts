import {
  type MailTemplate,
  type MailText,
  mailToken,
  unsubscribeHeaders,
  html,
  mailPage,
} from '../../platform/outbox/mail-template.ts';
import { saveNewsletterToken } from './newsletter-token.ts';
import { CONSENT_TO_CONFIRM } from '@e-store/shared/newsletter/consent';

const BUTTON =
  'display:inline-block;padding:12px 24px;background:#1f2659;color:#fff;text-decoration:none;font-weight:600';

/** Asks to confirm the subscription; without it no newsletter follows. */
export function newsletterConfirmMail(publicUrl: string, token: string): MailText {
  const link = `${publicUrl}/newsletter/confirm/${token}`;
  const subject = 'Confirm your E-Store newsletter subscription';
  const why =
    'If this wasn’t you, ignore this email. We will not send you the newsletter unless you confirm.';
  return {
    subject,
    text: `Hello,\n\nSomeone, hopefully you, subscribed this address to the E-Store newsletter. Please confirm within 7 days:\n${link}\n\n${CONSENT_TO_CONFIRM}\n\n${why}\n\nE-Store\n`,
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>
          Someone, hopefully you, subscribed this address to the E-Store newsletter. Please confirm within 7
          days:
        </p>
        <p><a href="${link}" style="${BUTTON}">Confirm subscription</a></p>
        <p style="font-size:14px;word-break:break-all">${link}</p>
        <p style="font-size:14px">${CONSENT_TO_CONFIRM}</p>
        <p style="font-size:14px">${why}</p>`,
    ),
  };
}

/** First newsletter; each can be ended in one click (RFC 8058). */
export function newsletterWelcomeMail(publicUrl: string, token: string): MailText {
  const shop = `${publicUrl}/products?type=all&sort=newest`;
  const link = unsubscribeLink(publicUrl, token);
  const subject = 'You are subscribed to the E-Store newsletter';
  return {
    subject,
    headers: unsubscribeHeaders(link),
    text: `Hello,\n\nYou are subscribed. You will get offers about once a week. See what is new today:\n${shop}\n\nUnsubscribe:\n${link}\n\nE-Store\n`,
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>You are subscribed. You will get offers about once a week.</p>
        <p><a href="${shop}" style="${BUTTON}">See new arrivals</a></p>
        <p style="font-size:14px"><a href="${link}">Unsubscribe</a></p>`,
    ),
  };
}

export const unsubscribeLink = (publicUrl: string, token: string) =>
  `${publicUrl}/newsletter/unsubscribe/${token}`;

/** An existing subscriber learns so only in the mail. */
const writeForSubscription: MailTemplate['write'] = async (mail, { database, config, now }) => {
  const subscription = await database.newsletterSubscriptions.findById(mail.subscription).lean();
  if (!subscription || subscription.state === 'unsubscribed') return undefined;
  const isConfirmed = subscription.state === 'confirmed';
  const purpose = isConfirmed ? 'unsubscribe' : 'confirm';
  const token = mailToken(mail, purpose, config);
  await saveNewsletterToken(database, { token, subscription: subscription._id, purpose }, now());
  return (isConfirmed ? newsletterWelcomeMail : newsletterConfirmMail)(config.publicUrl, token);
};

export const newsletterMails = {
  'newsletter-confirm': { urgency: 'urgent', write: writeForSubscription },
  'newsletter-welcome': { urgency: 'bulk', write: writeForSubscription },
} satisfies Record<string, MailTemplate>;
