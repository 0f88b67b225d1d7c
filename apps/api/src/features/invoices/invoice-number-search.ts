import { formatInvoiceNumber, INVOICE_SERIES } from '@e-store/shared/invoices/invoice-number';
import type { NumberSearch } from '../../platform/number-search.ts';

export const invoiceNumberSearch: NumberSearch = {
  section: 'transactions',
  find: async ({ invoices }, typed) => {
    const [, series, from, to, sequence] = /^([A-Z]{3})(\d{2})(\d{2})(\d{1,9})$/.exec(typed) ?? [];
    const known = Object.values(INVOICE_SERIES).find((one) => one === series);
    if (!known) return [];
    const number = formatInvoiceNumber(known, `${from}-${to}`, Number(sequence));
    const found = await invoices.findOne({ number }, { number: 1, order: 1, orderNumber: 1 }).lean();
    if (!found) return [];
    const kind = known === INVOICE_SERIES.creditNote ? 'credit-note' : 'invoice';
    return [{ kind, number, order: { order: String(found.order), number: found.orderNumber } }];
  },
};
