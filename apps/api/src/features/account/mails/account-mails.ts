import type { MailSources, MailTemplate, MailText } from '../../../platform/outbox/mail-template.ts';
import { issueEmailProof } from '../email-proof.ts';
import { issueResetToken } from '../reset-token.ts';
import type { UserRecord } from '../user.model.ts';
import {
  emailChangedMail,
  newDeviceMail,
  passwordChangedMail,
  twoStepChangedMail,
} from './account-notice-mails.ts';
import { emailProofMail, welcomeMail } from './email-proof-mail.ts';
import { passwordResetMail } from './password-reset-mail.ts';

type WriteForUser = (user: UserRecord, sources: MailSources) => MailText | Promise<MailText>;

const forUser = (write: WriteForUser): MailTemplate => ({
  urgency: 'urgent',
  write: async (mail, sources) => {
    const user = await sources.database.users.findById(mail.user).lean();
    return user ? write(user, sources) : undefined;
  },
});

/** Skipped when the account's address has changed since. The token is issued only now, when it is sent. */
const forAddress = (
  urgency: MailTemplate['urgency'],
  write: (publicUrl: string, token: string) => MailText,
): MailTemplate => ({
  urgency,
  write: async (mail, { database, config, now }) => {
    const user = await database.users.findById(mail.user).lean();
    if (user?.email !== mail.to) return undefined;
    return write(config.publicUrl, issueEmailProof(user, config, now()));
  },
});

export const accountMails = {
  'password-reset': forUser(async ({ _id, firstname }, { database, config, now }) =>
    passwordResetMail(firstname, config.publicUrl, await issueResetToken(database, _id, now())),
  ),
  'password-changed': forUser((user, { config }) => passwordChangedMail(user, config.publicUrl)),
  'email-changed': forUser((user, { config }) => emailChangedMail(user, config.publicUrl)),
  'two-step-changed': forUser((user, { config }) =>
    twoStepChangedMail({ ...user, isOn: user.secondFactor !== undefined }, config.publicUrl),
  ),
  'new-device': forUser((user, { config }) => newDeviceMail(user, config.publicUrl)),
  'email-proof': forAddress('urgent', emailProofMail),
  welcome: forAddress('normal', welcomeMail),
};
