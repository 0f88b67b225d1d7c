import { html, mailPage } from '../../../platform/outbox/html.ts';
import type { MailText } from '../../../platform/outbox/mail-template.ts';

/** The host comes from the settings only, never from a request (R23). */
export function passwordResetMail(firstname: string, publicUrl: string, token: string): MailText {
  const link = `${publicUrl}/password/reset/${token}`;
  const subject = 'Reset your E-Store password';
  const why =
    'You, or someone who knows your email address, requested this. If this wasn’t you, ignore this email. Nothing will change.';
  return {
    subject,
    text: `Hello ${firstname},\n\nChoose a new password with the link below. It works once and expires in 30 minutes:\n${link}\n\n${why}\n\nE-Store\n`,
    html: mailPage(
      subject,
      html`<p>Hello ${firstname},</p>
        <p>Choose a new password with the link below. It works once and expires in 30 minutes:</p>
        <p>
          <a
            href="${link}"
            style="display:inline-block;padding:12px 24px;background:#1f2659;color:#fff;text-decoration:none;font-weight:600"
            >Choose a new password</a
          >
        </p>
        <p style="font-size:14px;word-break:break-all">${link}</p>
        <p style="font-size:14px">${why}</p>`,
    ),
  };
}
