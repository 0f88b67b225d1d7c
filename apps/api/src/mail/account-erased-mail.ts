import { html, mailPage } from './html.ts';
import type { MailText } from './write-mail.ts';

/** The last one: it names nobody, because nobody is known any more. */
export function accountErasedMail(publicUrl: string): MailText {
  const subject = 'Your E-Store account is erased';
  const gone =
    'Your account is erased, with its addresses, reviews, lists, messages and consents. You are signed out everywhere.';
  const stays =
    'Your orders stay in our books for as long as tax law asks: number, day, amounts and the first digits of the pincode, without your name, address, email or phone number. An order of ₹50,000 or more keeps name and address for that time, because its invoice has to.';
  const otherwise = 'We forget this address with this mail. If it was not you, write to us at once:';
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
