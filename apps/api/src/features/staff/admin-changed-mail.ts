import { html, mailPage, type MailTemplate } from '../../platform/outbox/mail-template.ts';

/** To every Admin, since the role controls refunds and all other access (R36). */
const writeAdminChanged: MailTemplate['write'] = async (mail, { database, config }) => {
  const entry = await database.auditEntries
    .findOne({ what: 'staff.roleChanged', at: mail.createdAt })
    .sort({ _id: -1 })
    .lean();
  if (!entry) return undefined;
  const { name: by, subject: person, before, after } = entry;
  const isAdmin = after['role'] === 'Admin';
  const isReader = String(mail.user) === person.id;
  const whoIs = isReader ? 'You are' : `${person.label} is`;
  const subject = `${whoIs} ${isAdmin ? 'now' : 'no longer'} an Admin of E-Store`;
  const name = isReader ? 'you' : person.label;
  const what = isAdmin
    ? `${by} gave ${name} the role Admin (previously ${String(before['role'])}).`
    : `${by} took the role Admin from ${name}. The role is now ${String(after['role'])}.`;
  const otherwise = `If you did not expect this, talk to ${by} or another Admin.`;
  const link = `${config.publicUrl}/admin/dashboard/staff`;
  const isOut = isReader && !isAdmin;
  const check = isOut ? [] : [`Staff in E-DASH:\n${link}`];
  return {
    subject,
    text: [what, otherwise, ...check, 'E-Store'].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>${what}</p>
        <p>${otherwise}</p>
        ${isOut ? '' : html`<p>Staff in E-DASH: <a href="${link}">${link}</a></p>`}`,
    ),
  };
};

export const staffMails = {
  'admin-changed': { urgency: 'urgent', write: writeAdminChanged },
} satisfies Record<string, MailTemplate>;
