import { formatDay } from '@e-store/shared/format-day';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { isArriving } from '@e-store/shared/orders/order-lifecycle';
import { isCashDue, orderMail, type OrderMessage } from '../orders/mails/order-mails.ts';
import { invoiceLink } from './invoice-link.ts';
import { findInvoices, findLiveInvoice } from './issue-invoices.ts';

/** Not sent once the parcel has arrived or come back. */
export const orderShippedMail = orderMail(async (order, { record, database, config, now }) => {
  if (!isArriving(order.orderStatus)) return undefined;
  const invoice = findLiveInvoice(await findInvoices(database, record._id));
  const links = invoice
    ? [{ name: 'Download your invoice', url: invoiceLink.linkTo(config, invoice._id, now()) }]
    : [];
  return { ...describeShipping(order), links };
});

function describeShipping(order: Order): OrderMessage {
  const { number, tracking, delivery, totalPrice } = order;
  return {
    subject: `Your E-Store order ${number} is on its way`,
    what: `Your order ${number} has been shipped and should arrive by ${formatDay(delivery.to)}.`,
    next: [
      ...(tracking ? [`Courier: ${tracking.courier}. Tracking number: ${tracking.number}`] : []),
      ...(isCashDue(order) ? [`Keep ${formatRupees(totalPrice)} in cash ready for the courier.`] : []),
    ],
  };
}
