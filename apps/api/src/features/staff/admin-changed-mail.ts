import { html, mailPage, type MailTemplate } from '../../platform/outbox/mail-template.ts';

/** To every Admin, since the role controls refunds and all other access (R36). The change is in the audit trail. */
const writeAdminChanged: MailTemplate['write'] = async (mail, { database, config }) => {
  const entry = await database.auditEntries
    .findOne({ what: 'staff.roleChanged', at: mail.createdAt })
    .sort({ _id: -1 })
    .lean();
  if (!entry) return undefined;
  const { name: by, subject: person, before, after } = entry;
  const isAdmin = after['role'] === 'Admin';
  const subject = `${person.label} is ${isAdmin ? 'now' : 'no longer'} an Admin of E-Store`;
  const what = isAdmin
    ? `${by} gave ${person.label} the role Admin (previously ${String(before['role'])}).`
    : `${by} took the role Admin from ${person.label}, who now has the role ${String(after['role'])}.`;
  const otherwise = 'If you did not expect this, talk to them and check the staff in E-DASH:';
  const link = `${config.publicUrl}/admin/dashboard/staff`;
  return {
    subject,
    text: [what, `${otherwise}\n${link}`, 'E-Store'].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>${what}</p>
        <p>${otherwise} <a href="${link}">${link}</a></p>`,
    ),
  };
};

export const staffMails = {
  'admin-changed': { urgency: 'urgent', write: writeAdminChanged },
} satisfies Record<string, MailTemplate>;
