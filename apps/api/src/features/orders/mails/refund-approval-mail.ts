import { formatRupees } from '@e-store/shared/money';
import { html, mailPage, type MailTemplate } from '../../../platform/outbox/mail-template.ts';

/** To the Admins who can approve the refund, until one of them has decided. */
const writeRefundApproval: MailTemplate['write'] = async (mail, { database, config }) => {
  const order = await database.orders.findById(mail.order, { number: 1, 'payment.proposal': 1 }).lean();
  const { proposal } = order?.payment ?? {};
  if (!order || !proposal || proposal.decision) return undefined;
  const refund = `${formatRupees(proposal.amount)} for order ${order.number}`;
  const subject = `A refund of ${refund} waits for approval`;
  const what = `${proposal.by.name} asks for your approval of the refund of ${refund}.`;
  const next = 'Check the order and where the money goes, then approve or decline the refund in E-DASH:';
  const link = `${config.publicUrl}/admin/dashboard/payments?tab=to-approve`;
  return {
    subject,
    text: [what, `${next}\n${link}`, 'E-Store'].join('\n\n'),
    html: mailPage(
      subject,
      html`<p>${what}</p>
        <p>${next} <a href="${link}">${link}</a></p>`,
    ),
  };
};

export const refundApprovalMails = {
  'refund-to-approve': { urgency: 'normal', write: writeRefundApproval },
} satisfies Record<string, MailTemplate>;
