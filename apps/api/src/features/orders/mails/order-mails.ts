import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import type { MailTemplate, MailText } from '../../../platform/outbox/mail-template.ts';
import { toOrder } from '../to-order.ts';
import { orderCancelledMail } from './order-cancelled-mail.ts';
import { orderPlacedMail } from './order-placed-mail.ts';
import { orderReinstatedMail } from './order-reinstated-mail.ts';
import { orderShippedMail } from './order-shipped-mail.ts';
import { refundPaidMail, returnAcceptedMail, returnRefusedMail } from './return-mails.ts';
import { returnRequestedMail } from './return-requested-mail.ts';

/** The number in the log lets an operator follow the order. */
const logOrderNumber: MailTemplate['logFields'] = async (
  { order },
  { orders },
): Promise<Record<string, string>> => {
  const found = await orders.findById(order, { number: 1 }).lean();
  return found ? { order: found.number } : {};
};

const forOrder = (write: (order: Order, publicUrl: string) => MailText | undefined): MailTemplate => ({
  urgency: 'normal',
  logFields: logOrderNumber,
  write: async (mail, { database, config }) => {
    const order = await database.orders.findById(mail.order).lean();
    return order ? write(toOrder(order), config.publicUrl) : undefined;
  },
});

const forReturn = (
  write: (order: Order, of: OrderReturn, publicUrl: string) => MailText | undefined,
): MailTemplate => ({
  urgency: 'normal',
  logFields: logOrderNumber,
  write: async (mail, { database, config }) => {
    const record = await database.orders.findById(mail.order).lean();
    const order = record && toOrder(record);
    const of = order?.returns.find(({ _id }) => _id === String(mail.return));
    return order && of ? write(order, of, config.publicUrl) : undefined;
  },
});

export const orderMails = {
  'order-placed': forOrder(orderPlacedMail),
  'order-cancelled': forOrder(orderCancelledMail),
  'order-shipped': forOrder(orderShippedMail),
  'order-reinstated': forOrder(orderReinstatedMail),
  'return-requested': forOrder(returnRequestedMail),
  'return-accepted': forReturn(returnAcceptedMail),
  'return-refused': forReturn(returnRefusedMail),
  'refund-paid': forReturn(refundPaidMail),
};
