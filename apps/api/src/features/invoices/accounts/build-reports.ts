import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import type { AccountReport, AccountRows } from '@e-store/shared/invoices/accounts-endpoints';
import { ledgerPaise, type LedgerRecord } from '../../payments/payment-ledger.ts';
import type { InvoiceRecord } from '../invoice.model.ts';
import { INVOICE_TITLES } from '../invoice-document.ts';
import {
  groupLines,
  hasSums,
  isCreditNote,
  listTaxedLines,
  placeOf,
  supplyOf,
  type TaxedLine,
  type TaxSums,
} from './account-lines.ts';

/** Documents and ledger lines of a period, oldest first. */
export type Books = {
  documents: readonly InvoiceRecord[];
  /** Paise of the invoice that a document is, or that it reverses. */
  invoiceTotalOf: (document: InvoiceRecord) => number;
  ledger: readonly LedgerRecord[];
};

export type Report = AccountRows & { total: number };
type Row = AccountRows['rows'][number];

/** `₹` marks an amount column; the report adds up the last one. */
function toReport(names: readonly string[], rows: readonly Row[], sumOf = names.length - 1): Report {
  return {
    columns: names.map((name) => ({ name: name.replace('₹', ''), isAmount: name.startsWith('₹') })),
    rows: [...rows],
    total: rows.reduce((sum, row) => sum + Number(row[sumOf]), 0),
  };
}

const day = (date: Date) => formatDayOfYear(indiaDay(date));
const TAXES = ['₹Taxable value', '₹CGST', '₹SGST/UTGST', '₹IGST'] as const;
/** Cells of `TAXES`. */
const taxesOf = ({ taxable, cgst, sgst, igst }: TaxSums) => [taxable, cgst, sgst, igst];

/** The register has the cash of a remittance since the delivery. */
const MOVEMENTS: Partial<Record<LedgerRecord['kind'], string>> = {
  collection: 'Received',
  refund: 'Refunded',
  fee: 'Gateway fee',
};

const REPORTS: Record<AccountReport, (books: Books) => Report> = {
  sales: ({ documents }) =>
    toReport(
      [
        'Date',
        'Number',
        'Document',
        'Order',
        'Customer',
        'GSTIN',
        'Place of supply',
        ...TAXES,
        '₹Flat tax',
        '₹Total',
      ],
      documents.map((document) => {
        const { issuedAt, number, kind, orderNumber, buyer, totals } = document;
        const sign = isCreditNote(document) ? -1 : 1;
        const { taxable, cgst, sgst, igst, flatTax, total } = totals;
        const amounts = [taxable, cgst, sgst, igst, flatTax, total].map((paise) => sign * paise);
        return [
          day(issuedAt),
          number,
          INVOICE_TITLES[kind],
          orderNumber,
          buyer.name,
          buyer.gstin ?? '',
          placeOf(document),
          ...amounts,
        ];
      }),
    ),
  payments: ({ ledger }) =>
    toReport(
      ['Date', 'Order', 'Method', 'Movement', 'Reference', '₹Amount'],
      ledger.flatMap(({ at, number, method, kind, reference = '', ...line }) => {
        const isReversed = kind === 'collection' && line.amount < 0;
        const movement = isReversed ? 'Reversed' : MOVEMENTS[kind];
        return movement ? [[day(at), number, method, movement, reference, ledgerPaise(line)]] : [];
      }),
    ),
  b2b: (books) => byInvoice(books, 'b2b'),
  b2cl: (books) => byInvoice(books, 'b2cl'),
  b2cs: (books) =>
    toReport(
      ['Place of supply', 'Rate (%)', ...TAXES],
      groupLines(linesOf(books, 'b2cs'), ({ document, rate }) => [placeOf(document), rate])
        .filter(hasSums)
        .map(({ first: { document, rate }, sums }) => [placeOf(document), rate, ...taxesOf(sums)]),
      2,
    ),
  notes: (books) => {
    const lines = [...linesOf(books, 'b2b'), ...linesOf(books, 'b2cl')].filter(({ document }) =>
      isCreditNote(document),
    );
    return toReport(
      ['GSTIN', 'Customer', 'Note', 'Date', 'Invoice', 'Place of supply', 'Rate (%)', ...TAXES],
      groupLines(lines, ({ document, rate }) => [document.number, rate]).map(
        ({ first: { document, rate }, sums }) => [
          document.buyer.gstin ?? '',
          document.buyer.name,
          document.number,
          day(document.issuedAt),
          document.against?.number ?? '',
          placeOf(document),
          rate,
          ...taxesOf(sums).map((paise) => -paise),
        ],
      ),
      7,
    );
  },
  hsn: ({ documents }) =>
    toReport(
      ['Supply', 'HSN', 'Unit', 'Quantity', 'Rate (%)', '₹Total value', ...TAXES],
      groupLines(listTaxedLines(documents), ({ document, line, rate }) => [
        document.buyer.gstin ? 'B2B' : 'B2C',
        line.hsn,
        rate,
      ])
        .filter(hasSums)
        .map(({ first: { document, line, rate }, sums }) => [
          document.buyer.gstin ? 'B2B' : 'B2C',
          line.hsn,
          'PCS-PIECES',
          sums.quantity,
          rate,
          sums.total,
          ...taxesOf(sums),
        ]),
      5,
    ),
  tally: ({ documents }) =>
    toReport(
      ['Date', 'Voucher type', 'Voucher number', 'Ledger', 'Narration', '₹Debit', '₹Credit'],
      documents.flatMap(toVoucher),
    ),
};

export const buildReport = (report: AccountReport, books: Books): Report => REPORTS[report](books);

export const linesOf = (
  { documents, invoiceTotalOf }: Books,
  supply: ReturnType<typeof supplyOf>,
): TaxedLine[] =>
  listTaxedLines(documents).filter(({ document }) => supplyOf(document, invoiceTotalOf(document)) === supply);

function byInvoice(books: Books, supply: 'b2b' | 'b2cl'): Report {
  const lines = linesOf(books, supply).filter(({ document }) => !isCreditNote(document));
  return toReport(
    ['GSTIN', 'Customer', 'Invoice', 'Date', '₹Invoice value', 'Place of supply', 'Rate (%)', ...TAXES],
    groupLines(lines, ({ document, rate }) => [document.number, rate]).map(
      ({ first: { document, rate }, sums }) => [
        document.buyer.gstin ?? '',
        document.buyer.name,
        document.number,
        day(document.issuedAt),
        document.totals.total,
        placeOf(document),
        rate,
        ...taxesOf(sums),
      ],
    ),
    7,
  );
}

/** The customer is on one side, sales and taxes on the other. Sides swap for a credit note. */
function toVoucher(document: InvoiceRecord): Row[] {
  const { issuedAt, number, orderNumber, totals } = document;
  const isNote = isCreditNote(document);
  const entries: [string, number][] = [
    ['Customers', -totals.total],
    ['Sales', totals.taxable],
    ['Output CGST', totals.cgst],
    ['Output SGST', totals.sgst],
    ['Output IGST', totals.igst],
    ['Tax (flat per order)', totals.flatTax],
  ];
  return entries
    .filter(([, paise]) => paise !== 0)
    .map(([ledger, paise]) => {
      const credit = isNote ? -paise : paise;
      return [
        day(issuedAt),
        isNote ? 'Credit Note' : 'Sales',
        number,
        ledger,
        `Order ${orderNumber}`,
        Math.max(-credit, 0),
        Math.max(credit, 0),
      ];
    });
}
