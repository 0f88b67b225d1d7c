import {
  downloadInvoiceByLink,
  downloadOrderInvoice,
  downloadStaffInvoices,
  downloadStaffOrderInvoice,
  listOrderInvoices,
  listStaffInvoices,
  listStaffOrderInvoices,
} from '@e-store/shared/invoices/endpoints';
import type { InvoiceSize, InvoiceSummary } from '@e-store/shared/invoices/invoice';
import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { findOwnOrder } from '../orders/own-orders.ts';
import { groupBy } from './group-by.ts';
import { describeInvoices } from './invoice-document.ts';
import { invoiceLink } from './invoice-link.ts';
import type { InvoiceRecord } from './invoice.model.ts';
import { findInvoices, findLiveInvoice } from './issue-invoices.ts';

export const listOrderInvoicesRoute = route(listOrderInvoices, async ({ params, session }, { database }) => {
  const { _id } = await findOwnOrder(database, { id: params.id, user: session.user._id });
  return { documents: (await findInvoices(database, _id)).map(toSummary) };
});

export const listStaffOrderInvoicesRoute = route(
  listStaffOrderInvoices,
  async ({ params }, { database }) => ({
    documents: (await findInvoices(database, params.id)).map(toSummary),
  }),
);

export const downloadOrderInvoiceRoute = route(
  downloadOrderInvoice,
  async ({ params, query, session }, context) => {
    const { _id } = await findOwnOrder(context.database, { id: params.id, user: session.user._id });
    const invoice = await chooseInvoice(context, String(_id), query.document);
    await context.limits.take(LIMITS.invoiceDownloads, session.user._id);
    return renderInvoice(context, invoice, query.size);
  },
);

export const downloadStaffOrderInvoiceRoute = route(
  downloadStaffOrderInvoice,
  async ({ params, query }, context) =>
    renderInvoice(context, await chooseInvoice(context, params.id, query.document), query.size),
);

export const listStaffInvoicesRoute = route(listStaffInvoices, async ({ query }, { database }) => ({
  invoices: (await findLiveInvoices(database, query.ids)).map(({ order, number }) => ({
    order: String(order),
    number,
  })),
}));

export const downloadStaffInvoicesRoute = route(
  downloadStaffInvoices,
  async ({ query: { ids, size } }, context) => {
    const invoices = await findLiveInvoices(context.database, ids);
    const [first, ...others] = invoices;
    if (!first)
      throw new NotFoundError('These orders have no invoice yet. It is issued when an order is packed.');
    const bytes = await render(context, invoices, size);
    return { filename: others.length > 0 ? 'invoices.pdf' : fileName(first), bytes };
  },
);

/** Orders without an invoice in force are left out. */
async function findLiveInvoices({ invoices }: Database, ids: readonly string[]): Promise<InvoiceRecord[]> {
  const found = await invoices
    .find({ order: trusted({ $in: [...ids] }) })
    .sort({ issuedAt: 1, _id: 1 })
    .lean();
  const byOrder = groupBy(found, ({ order }) => String(order));
  const orders = new Set(ids.map((id) => id.toLowerCase()));
  return [...orders].flatMap((id) => findLiveInvoice(byOrder.get(id) ?? []) ?? []);
}

/** An expired or forged link looks like one to no invoice. */
export const downloadInvoiceByLinkRoute = route(downloadInvoiceByLink, async ({ params, query }, context) => {
  const { config, database, now } = context;
  const isValid = invoiceLink.isValid(config, { id: params.id, token: query.token }, now());
  const invoice = isValid ? await database.invoices.findById(params.id).lean() : null;
  if (!invoice)
    throw new NotFoundError('This link is not valid any more. Open your order to download the invoice.');
  await context.limits.take(LIMITS.invoiceDownloads, params.id.toLowerCase());
  return renderInvoice(context, invoice, query.size);
});

/** By default the invoice in force, else the latest document. */
async function chooseInvoice(
  { database }: Context,
  order: string,
  document: string | undefined,
): Promise<InvoiceRecord> {
  const documents = await findInvoices(database, order);
  const chosen = document
    ? documents.find(({ _id }) => _id.equals(document))
    : (findLiveInvoice(documents) ?? documents.at(-1));
  if (!chosen) throw new NotFoundError('There is no invoice yet. It is issued when the order is packed.');
  return chosen;
}

async function renderInvoice(context: Context, invoice: InvoiceRecord, size: InvoiceSize) {
  return { filename: fileName(invoice), bytes: await render(context, [invoice], size) };
}

/** Paid since its issue: nothing to collect. */
async function render({ database, pdf }: Context, invoices: readonly InvoiceRecord[], size: InvoiceSize) {
  const orders = invoices.map(({ order }) => order);
  const paid = await database.orders
    .find({ _id: trusted({ $in: orders }), 'payment.isPrepaid': true }, { _id: 1 })
    .lean();
  const shown = invoices.map((invoice) =>
    paid.some(({ _id }) => _id.equals(invoice.order)) ? { ...invoice, collect: 0 } : invoice,
  );
  return Uint8Array.from(await pdf.render(describeInvoices(shown, size)));
}

const fileName = ({ number }: InvoiceRecord) => `${number.replaceAll('/', '-')}.pdf`;

const toSummary = ({ _id, number, kind, issuedAt, totals, against }: InvoiceRecord): InvoiceSummary => ({
  _id: String(_id),
  number,
  kind,
  issuedAt: issuedAt.toISOString(),
  total: totals.total,
  ...(against && { against: against.number }),
});
