import type { AccountReport } from '@e-store/shared/invoices/accounts-endpoints';
import { formatCount } from '@e-store/shared/money';

export const accountMessages = {
  title: 'Accounts',
  from: 'From',
  to: 'To',
  show: 'Show period',
  periodsLabel: 'Whole periods',
  periods: { thisMonth: 'This month', lastMonth: 'Last month', lastQuarter: 'Last quarter' },
  reportsLabel: 'Reports',
  reports: {
    sales: 'Sales register',
    payments: 'Payment register',
    b2b: 'GSTR-1 B2B',
    b2cl: 'GSTR-1 B2C large',
    b2cs: 'GSTR-1 B2C small',
    notes: 'GSTR-1 credit notes',
    hsn: 'GSTR-1 HSN summary',
    tally: 'Tally vouchers',
  } satisfies Record<AccountReport, string>,
  hints: {
    sales: 'All invoices and credit notes, with their totals.',
    payments: 'All money received and refunded, and what the payment gateway kept.',
    b2b: 'Invoices to buyers with a GSTIN, by rate. The total is the taxable value.',
    b2cl: 'Invoices above ₹1,00,000 to other states without GSTIN. The total is the taxable value.',
    b2cs: 'All other taxable sales by state and rate, less credit notes. The total is the taxable value.',
    notes: 'Credit notes for B2B and B2C large. The total is the taxable value.',
    hsn: 'Taxable sales by HSN code and rate, less credit notes. The total includes GST.',
    tally: 'One voucher per document for accounting programs. Debit and credit are equal.',
  } satisfies Record<AccountReport, string>,
  rows: (count: number) => (count === 1 ? '1 row' : `${formatCount(count)} rows`),
  exportReport: 'Export CSV',
  exportGstr1: 'Export GSTR-1 (JSON)',
  loading: 'Accounts are loading',
  none: 'No entries in this period.',
  noneGstr1: 'No entries in this period. Sales with a flat tax per order are not part of GSTR-1.',
};
