import type { InvoiceKind, InvoiceSize } from '@e-store/shared/invoices/invoice';

export const invoiceMessages = {
  title: 'Invoices',
  kinds: {
    'tax-invoice': 'Tax invoice',
    'bill-of-supply': 'Bill of supply',
    invoice: 'Invoice',
    'credit-note': 'Credit note',
  } satisfies Record<InvoiceKind, string>,
  numberOf: (number: string, against: string | undefined) => (against ? `${number} for ${against}` : number),
  download: (kind: InvoiceKind) => (kind === 'credit-note' ? 'Download credit note' : 'Download invoice'),
  downloadOf: (number: string) => ` ${number} (PDF)`,
  sizes: { a4: 'Download A4', a6: 'Download A6' } satisfies Record<InvoiceSize, string>,
  none: 'This order has no invoice.',
  notYet: 'The invoice is issued when the order is packed.',
};
