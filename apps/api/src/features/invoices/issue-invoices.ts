import { financialYear, formatInvoiceNumber, INVOICE_SERIES } from '@e-store/shared/invoices/invoice-number';
import { isInvoiced } from '@e-store/shared/orders/order-lifecycle';
import { type ClientSession, Types, trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { readSettings } from '../store/read-settings.ts';
import { buildReturnCreditNote, buildWholeCreditNote } from './build-credit-note.ts';
import { buildInvoice } from './build-invoice.ts';
import type { InvoiceDraft, InvoiceRecord } from './invoice.model.ts';

/**
 * Issues, in the move's transaction, an invoice at packing, a credit note once none is needed, and one per
 * accepted return.
 */
export async function issueInvoices(
  database: Database,
  { order, at }: { order: OrderRecord; at: Date },
  session: ClientSession,
): Promise<void> {
  const documents = await findInvoices(database, order._id, session);
  const live = findLiveInvoice(documents);
  const isDue = isInvoiced(order.orderStatus);
  if (live && !isDue) await issue(database, buildWholeCreditNote(live, order.orderStatus, at), session);
  // An order packed before the first invoice gets none.
  if (!live && isDue && (order.orderStatus === 'Packed' || documents.length > 0))
    await issueInvoice(database, order, at, session);
  if (live && isDue) await issueReturnCreditNotes(database, { order, at, live, documents }, session);
}

export const findInvoices = (
  { invoices }: Pick<Database, 'invoices'>,
  order: Types.ObjectId | string,
  session: ClientSession | null = null,
): Promise<InvoiceRecord[]> => invoices.find({ order }).sort({ issuedAt: 1, _id: 1 }).session(session).lean();

/** Returns the invoice that no credit note reverses as a whole. */
export function findLiveInvoice(documents: readonly InvoiceRecord[]): InvoiceRecord | undefined {
  return documents.find(
    ({ _id, kind }) =>
      kind !== 'credit-note' && !documents.some((one) => one.against?._id.equals(_id) && !one.return),
  );
}

async function issueInvoice(
  database: Database,
  order: OrderRecord,
  issuedAt: Date,
  session: ClientSession,
): Promise<void> {
  const ids = order.orderItems.map(({ product }) => product);
  const { details, payments } = await readSettings(database, session);
  const products = await database.products
    .find({ _id: trusted({ $in: ids }) }, { hsn: 1, category: 1, department: 1 })
    .session(session)
    .lean();
  await issue(database, buildInvoice({ order, details, payments, products, issuedAt }), session);
}

type Returned = { order: OrderRecord; at: Date; live: InvoiceRecord; documents: readonly InvoiceRecord[] };

async function issueReturnCreditNotes(
  database: Database,
  { order, at, live, documents }: Returned,
  session: ClientSession,
): Promise<void> {
  const earlier = documents.filter(({ against }) => against?._id.equals(live._id));
  const due = order.returns.find(
    ({ _id, status, refund }) =>
      status === 'accepted' && refund.total > 0 && !earlier.some((one) => one.return?.equals(_id)),
  );
  if (due) await issue(database, buildReturnCreditNote(live, order, due, earlier, at), session);
}

/** The transaction holds the counter until it ends, so numbers have no gaps. */
async function issue(
  { counters, invoices }: Database,
  draft: InvoiceDraft,
  session: ClientSession,
): Promise<void> {
  const year = financialYear(draft.issuedAt);
  const series = draft.kind === 'credit-note' ? INVOICE_SERIES.creditNote : INVOICE_SERIES.invoice;
  const counter = await counters
    .findOneAndUpdate(
      { _id: `${series}/${year}` },
      { $inc: { last: 1 } },
      { upsert: true, returnDocument: 'after', session },
    )
    .lean();
  const number = formatInvoiceNumber(series, year, counter?.last ?? 0);
  await invoices.create([{ ...draft, _id: new Types.ObjectId(), number, financialYear: year }], { session });
}
