import type { MailTemplate } from '../../platform/outbox/mail-template.ts';
import { orderCancelled, orderMail, orderRefunded } from '../orders/mails/order-mails.ts';
import { findMailedReturn, refundPaid } from '../orders/mails/return-mails.ts';
import { invoiceLink } from './invoice-link.ts';
import { findInvoices } from './issue-invoices.ts';

/** Adds the signed link to the credit note, if the order had an invoice. */
const withCreditNote = (compose: Parameters<typeof orderMail>[0]): MailTemplate =>
  orderMail(async (order, parts) => {
    const message = await compose(order, parts);
    if (!message) return undefined;
    const { record, mail, database, config, now } = parts;
    const documents = await findInvoices(database, record._id);
    const note = documents.findLast(
      ({ kind, return: returnId }) =>
        kind === 'credit-note' && String(returnId ?? '') === String(mail.return ?? ''),
    );
    const links = note
      ? [{ name: 'Download your credit note', url: invoiceLink.linkTo(config, note._id, now()) }]
      : [];
    return { ...message, links };
  });

export const creditNoteMails = {
  'order-cancelled': withCreditNote(orderCancelled),
  /** The ledger line of the refund has the time of its mail. */
  'order-refunded': withCreditNote(async (order, { record, mail, database }) => {
    const refund = { order: record._id, kind: 'refund', at: mail.createdAt } as const;
    const line = await database.paymentLedger.findOne(refund).lean();
    if (!line) return undefined;
    const { amount, reference } = line;
    const isOnline = record.payment.refunds?.some((one) => one.reference === reference) ?? false;
    const isPaidTwice = record.payment.paid > record.payment.amount;
    return orderRefunded(order, { amount: -amount, reference, isOnline, isPaidTwice });
  }),
  'refund-paid': withCreditNote((order, { mail }) => {
    const of = findMailedReturn(order, mail);
    return of && refundPaid(order, of);
  }),
};
