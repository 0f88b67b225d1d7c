import { invoiceSequence } from '@e-store/shared/invoices/invoice-number';
import { isInvoiced } from '@e-store/shared/orders/order-lifecycle';
import type { Database } from '../../platform/database/database.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';
import { groupBy } from './group-by.ts';
import type { InvoiceRecord } from './invoice.model.ts';
import { findLiveInvoice } from './issue-invoices.ts';

export const invoiceNumbersHaveNoGaps: Invariant = {
  id: 'I16',
  description: 'invoices and credit notes are numbered without gaps within series and financial year',
  check: async ({ invoices }) => {
    const numbers = (await invoices.find({}, { number: 1 }).lean()).map(({ number }) => number);
    const series = groupBy(numbers, (number) => number.slice(0, number.lastIndexOf('/')));
    const breaches = [...series].flatMap(([name, all]) => {
      const last = Math.max(...all.map(invoiceSequence));
      return last === all.length ? [] : [`${name}: ${all.length} documents up to number ${last}`];
    });
    return { checked: numbers.length, breaches };
  },
};

export const packedOrdersHaveOneInvoice: Invariant = {
  id: 'I17',
  description:
    'an order that was packed has one invoice in force, and none when it is cancelled or came back',
  check: async (database) => {
    const since = await findStart(database);
    const [orders, byOrder] = await Promise.all([
      database.orders.find().lean(),
      readInvoicesByOrder(database),
    ]);
    const breaches = orders.flatMap(({ _id, number, orderStatus, history }) => {
      const documents = byOrder.get(String(_id)) ?? [];
      const packed = history.find(({ status }) => status === 'Packed');
      const isDue =
        isInvoiced(orderStatus) && packed !== undefined && since !== undefined && packed.at >= since;
      const hasInvoice = findLiveInvoice(documents) !== undefined;
      if (hasInvoice && !isInvoiced(orderStatus))
        return [`${number} is ${orderStatus} and has an invoice in force`];
      return isDue && !hasInvoice ? [`${number} was packed and has no invoice in force`] : [];
    });
    return { checked: orders.length, breaches };
  },
};

export const invoicesMatchOrders: Invariant = {
  id: 'I18',
  description: 'an invoice in force has the total of its order, and credit notes never exceed their invoice',
  check: async (database) => {
    const byOrder = await readInvoicesByOrder(database);
    const orders = await database.orders.find({}, { number: 1, totalPrice: 1 }).lean();
    const breaches = orders.flatMap(({ _id, number, totalPrice }) => {
      const documents = byOrder.get(String(_id)) ?? [];
      const live = findLiveInvoice(documents);
      return [
        ...(live && live.totals.total !== totalPrice * 100
          ? [`${live.number} differs from order ${number}`]
          : []),
        ...documents
          .filter((one) => creditedTotal(one, documents) > one.totals.total)
          .map((one) => `${one.number} is credited beyond its total`),
      ];
    });
    return { checked: orders.length, breaches };
  },
};

const creditedTotal = (invoice: InvoiceRecord, documents: readonly InvoiceRecord[]) =>
  documents
    .filter(({ against }) => against?._id.equals(invoice._id))
    .reduce((sum, { totals }) => sum + totals.total, 0);

const readInvoicesByOrder = async ({ invoices }: Database) =>
  groupBy(await invoices.find().sort({ issuedAt: 1, _id: 1 }).lean(), ({ order }) => String(order));

/** Orders that were packed before the first invoice have none. */
async function findStart({ invoices }: Database): Promise<Date | undefined> {
  const first = await invoices.findOne({}, { issuedAt: 1 }).sort({ issuedAt: 1, _id: 1 }).lean();
  return first?.issuedAt;
}
