import type { Connection } from 'mongoose';
import { defineFeature } from '../../platform/feature.ts';
import { creditNoteMails } from './credit-note-mails.ts';
import * as accountRoutes from './accounts/account-routes.ts';
import * as downloadInvoice from './download-invoice.ts';
import { invoiceSchema } from './invoice.model.ts';
import {
  invoiceNumbersHaveNoGaps,
  invoicesMatchOrders,
  packedOrdersHaveOneInvoice,
} from './invoices.invariant.ts';
import { invoiceNumberSearch } from './invoice-number-search.ts';
import { issueInvoices } from './issue-invoices.ts';
import { invoicesMigrations } from './migrations.ts';
import { createPdfRenderer, type PdfRenderer } from './pdf-renderer.ts';
import { orderShippedMail } from './order-shipped-mail.ts';
import { erasedInvoiceRetention, personalInvoices } from './personal-invoices.ts';

const defineModels = (connection: Connection) => ({
  invoices: connection.model('Invoice', invoiceSchema),
});

declare module '../../platform/database/database.ts' {
  interface Models extends ReturnType<typeof defineModels> {}
}
declare module '../../platform/outbox/outbox-mail.model.ts' {
  interface MailKinds {
    'order-shipped': true;
    'order-cancelled': true;
    'order-refunded': true;
    'refund-paid': true;
  }
}
declare module '../../platform/context.ts' {
  interface Services {
    pdf: PdfRenderer;
  }
}

export const invoices = defineFeature({
  defineModels,
  routeModules: [downloadInvoice, accountRoutes],
  mails: { 'order-shipped': orderShippedMail, ...creditNoteMails },
  migrations: invoicesMigrations,
  numberSearches: [invoiceNumberSearch],
  personalRecords: personalInvoices,
  retentionRules: [erasedInvoiceRetention],
  invariants: [invoiceNumbersHaveNoGaps, packedOrdersHaveOneInvoice, invoicesMatchOrders],
  subscribers: [{ event: 'order.moved', handle: issueInvoices }],
  start: () => {
    const pdf = createPdfRenderer();
    return { services: { pdf }, stop: () => pdf.stop() };
  },
});
