import type { MailTemplate } from '../../platform/outbox/mail-template.ts';
import type { OutboxMailRecord } from '../../platform/outbox/outbox-mail.model.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  logOrderNumber,
  orderCancelled,
  type OrderMessage,
  orderRefunded,
  refundPaid,
  writeMessage,
} from '../orders/mails/order-mails.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { toOrder } from '../orders/to-order.ts';
import { invoiceLink } from './invoice-link.ts';
import { findInvoices } from './issue-invoices.ts';

type Compose = (
  record: OrderRecord,
  mail: OutboxMailRecord,
  database: Database,
) => OrderMessage | undefined | Promise<OrderMessage | undefined>;

/** Adds the signed link to the credit note, if the order had an invoice. */
const withCreditNote = (compose: Compose): MailTemplate => ({
  urgency: 'normal',
  logFields: logOrderNumber,
  write: async (mail, { database, config, now }) => {
    const record = await database.orders.findById(mail.order).lean();
    const message = record && (await compose(record, mail, database));
    if (!record || !message) return undefined;
    const documents = await findInvoices(database, record._id);
    const note = documents.findLast(
      ({ kind, return: returnId }) =>
        kind === 'credit-note' && String(returnId ?? '') === String(mail.return ?? ''),
    );
    const links = note
      ? [{ name: 'Download your credit note', url: invoiceLink.linkTo(config, note._id, now()) }]
      : [];
    return writeMessage(toOrder(record), config.publicUrl, { ...message, links });
  },
});

/** The ledger line of the refund has the time of its mail. */
async function describeOrderRefund(
  record: OrderRecord,
  { createdAt }: OutboxMailRecord,
  { paymentLedger }: Pick<Database, 'paymentLedger'>,
): Promise<OrderMessage | undefined> {
  const line = await paymentLedger.findOne({ order: record._id, kind: 'refund', at: createdAt }).lean();
  if (!line) return undefined;
  const { amount, reference } = line;
  const isOnline = record.payment.refunds?.some((refund) => refund.reference === reference) ?? false;
  const isPaidTwice = record.payment.paid > record.payment.amount;
  return orderRefunded(toOrder(record), { amount: -amount, reference, isOnline, isPaidTwice });
}

export const creditNoteMails = {
  'order-cancelled': withCreditNote((record) => orderCancelled(toOrder(record))),
  'order-refunded': withCreditNote(describeOrderRefund),
  'refund-paid': withCreditNote((record, mail) => {
    const order = toOrder(record);
    const of = order.returns.find(({ _id }) => _id === String(mail.return));
    return of && refundPaid(order, of);
  }),
};
