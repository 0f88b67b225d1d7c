import { type MailTemplate, type MailText, html, mailPage } from '../../platform/outbox/mail-template.ts';

function accountErasedMail(publicUrl: string): MailText {
  const subject = 'Your E-Store account was deleted';
  const gone =
    'Your account was deleted, with its addresses, reviews, wishlist and messages. You have been logged out everywhere and will get no more newsletters. We will not answer open questions or complaints.';
  const stays =
    'We retain your orders for as long as tax law requires: number, date, amounts and the first digits of the pincode, without your name, address, email or phone number. For orders of ₹50,000 or more, we also retain your name and address for that time, because the invoices must show them.';
  const otherwise =
    'We delete your email address after sending this email. If you never confirmed this address, newsletter consent, alerts and messages linked only to it are retained. If you did not request this, contact us immediately:';
  const link = `${publicUrl}/contact`;
  return {
    subject,
    text: ['Hello,', gone, stays, `${otherwise}\n${link}`, 'E-Store'].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>Hello,</p>
        <p>${gone}</p>
        <p>${stays}</p>
        <p>${otherwise} <a href="${link}">${link}</a></p>`,
    ),
  };
}

export const privacyMails = {
  'account-erased': {
    urgency: 'urgent',
    isErasedAfterSending: true,
    write: async (_mail, { config }) => accountErasedMail(config.publicUrl),
  },
} satisfies Record<string, MailTemplate>;
