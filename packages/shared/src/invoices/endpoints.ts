import { z } from 'zod';
import { anyone, endpoint, fileResponse, signedIn, staff } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { BulkOrderIds } from '../orders/staff-endpoints.ts';
import { INVOICE_SIZES, InvoiceSummary } from './invoice.ts';

const byOrder = z.object({ id: ObjectId });
const size = z.enum(INVOICE_SIZES, 'Choose a4 or a6.').default('a4').describe('Paper size.');
/** Absent: the latest invoice that no credit note cancels. */
const chosen = z.object({ size, document: ObjectId.optional() });
const documents = z.object({ documents: z.array(InvoiceSummary) });
const access = staff('Admin');

export const listOrderInvoices = endpoint({
  method: 'GET',
  path: '/order/:id/invoices',
  access: signedIn,
  ownedBy: { orStaff: [] },
  summary: 'List the invoices and credit notes of an own order, oldest first',
  params: byOrder,
  response: documents,
});

export const downloadOrderInvoice = endpoint({
  method: 'GET',
  path: '/order/:id/invoice',
  access: signedIn,
  ownedBy: { orStaff: [] },
  summary: 'Download an invoice or credit note of an own order as PDF',
  params: byOrder,
  query: chosen,
  errors: ['TOO_MANY_REQUESTS'],
  ...fileResponse('application/pdf'),
});

export const listStaffOrderInvoices = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/invoices',
  access,
  summary: 'List the invoices and credit notes of an order, oldest first',
  params: byOrder,
  response: documents,
});

export const downloadStaffOrderInvoice = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/invoice',
  access,
  summary: 'Download an invoice or credit note of an order as PDF',
  params: byOrder,
  query: chosen,
  ...fileResponse('application/pdf'),
});

export const listStaffInvoices = endpoint({
  method: 'GET',
  path: '/admin/orders/invoices',
  access,
  summary: 'List the invoices in force of up to fifty orders, in the order of the ids',
  query: z.object({ ids: BulkOrderIds }),
  response: z.object({ invoices: z.array(z.object({ order: ObjectId, number: z.string() })) }),
});

export const downloadStaffInvoices = endpoint({
  method: 'GET',
  path: '/admin/invoices',
  access,
  summary: 'Download the invoices in force of up to fifty orders as one PDF, in the order of the ids',
  query: z.object({ ids: BulkOrderIds, size }),
  errors: ['NOT_FOUND'],
  ...fileResponse('application/pdf'),
});

/** The link of mails: the token is the permission. */
export const downloadInvoiceByLink = endpoint({
  method: 'GET',
  path: '/invoices/:id',
  access: anyone,
  summary: 'Download an invoice as PDF with the link of a mail, valid for 90 days',
  params: z.object({ id: ObjectId }),
  query: z.object({ token: z.string('Open the whole link of the email.').max(200), size }),
  errors: ['TOO_MANY_REQUESTS'],
  ...fileResponse('application/pdf'),
});
