import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { formatState } from '@e-store/shared/invoices/gst-states';
import type { CreditReason, InvoiceKind, InvoiceSize } from '@e-store/shared/invoices/invoice';
import { formatPaise } from '@e-store/shared/money';
import type { Content, Margins, TableCell } from 'pdfmake/interfaces.js';
import type { InvoiceLine, InvoiceRecord } from './invoice.model.ts';
import type { PdfTask } from './pdf-renderer.ts';

export const INVOICE_TITLES: Record<InvoiceKind, string> = {
  'tax-invoice': 'Tax invoice',
  'bill-of-supply': 'Bill of supply',
  invoice: 'Invoice',
  'credit-note': 'Credit note',
};
const CREDIT_REASONS: Record<CreditReason, string> = {
  cancelled: 'Order cancelled',
  'packing-undone': 'Packing undone',
  undelivered: 'Parcel not delivered',
  returned: 'Items returned',
};

type Layout = { margin: number; fontSize: number; barcodeWidth: number; isNarrow: boolean };
const LAYOUTS: Record<InvoiceSize, Layout> = {
  a4: { margin: 40, fontSize: 9, barcodeWidth: 160, isNarrow: false },
  a6: { margin: 14, fontSize: 7, barcodeWidth: 110, isNarrow: true },
};

/** One document after another, each on pages of its own. The same records give the same bytes. */
export function describeInvoices(invoices: readonly InvoiceRecord[], size: InvoiceSize): PdfTask {
  const layout = LAYOUTS[size];
  const { margin, fontSize } = layout;
  const sections = invoices.map((invoice) => ({
    footer: titleOf(invoice),
    content: describeContent(invoice, layout),
  }));
  const [first] = invoices;
  return {
    sections,
    definition: {
      pageSize: size === 'a4' ? 'A4' : 'A6',
      pageMargins: [margin, margin, margin, margin + 6],
      // Fixed, so that the bytes do not depend on the time of rendering.
      info: {
        title: first && invoices.length === 1 ? titleOf(first) : 'Invoices',
        ...(first && { author: first.seller.name, creationDate: first.issuedAt, modDate: first.issuedAt }),
      },
      defaultStyle: { font: 'Hind', fontSize, lineHeight: 1.05 },
      styles: {
        title: { fontSize: fontSize * 1.8, bold: true },
        caption: { fontSize: fontSize * 0.85, color: '#555555' },
        amount: { alignment: 'right' },
        total: { bold: true, fontSize: fontSize * 1.15 },
        collect: { bold: true, fontSize: fontSize * 1.3 },
      },
    },
  };
}

const titleOf = ({ kind, number }: InvoiceRecord) => `${INVOICE_TITLES[kind]} ${number}`;

const describeContent = (invoice: InvoiceRecord, { barcodeWidth, isNarrow }: Layout): Content[] => [
  ...describeHead(invoice, barcodeWidth),
  describeParties(invoice, isNarrow),
  isNarrow ? describeNarrowLines(invoice) : describeWideLines(invoice),
  ...describeSums(invoice, isNarrow),
  describeNotes(invoice),
];

const day = (date: Date) => formatDayOfYear(indiaDay(date));

function describeHead(invoice: InvoiceRecord, barcodeWidth: number): Content[] {
  const { kind, number, issuedAt, orderNumber, orderedAt, against, reason } = invoice;
  const facts: [string, string][] = [
    ['Number', number],
    ['Date', day(issuedAt)],
    ['Order', `${orderNumber} of ${day(orderedAt)}`],
    ...(against
      ? [['Against invoice', `${against.number} of ${day(against.issuedAt)}`] satisfies [string, string]]
      : []),
    ...(reason ? [['Reason', CREDIT_REASONS[reason]] satisfies [string, string]] : []),
  ];
  return [
    {
      columns: [
        [
          { text: INVOICE_TITLES[kind], style: 'title' },
          ...facts.map(([name, value]) => ({ text: [`${name}: `, { text: value, bold: true }] })),
        ],
        [
          { svg: `code128:${orderNumber}`, width: barcodeWidth, alignment: 'right' },
          { text: orderNumber, style: 'amount' },
        ],
      ],
      columnGap: 10,
    },
  ];
}

function describeParties({ seller, buyer, placeOfSupply }: InvoiceRecord, isNarrow: boolean): Content {
  const party = (caption: string, name: string, lines: readonly (string | undefined)[]): Content[] => [
    { text: caption, style: 'caption' },
    { text: name, bold: true },
    ...lines.filter((line) => line).map((line) => ({ text: line ?? '' })),
  ];
  const contact = [seller.email, seller.phone].filter(Boolean).join(' · ');
  return {
    columns: [
      party('Sold by', seller.name, [
        seller.address,
        seller.gstin && `GSTIN: ${seller.gstin}`,
        isNarrow ? '' : contact,
      ]),
      party('Billed and delivered to', buyer.name, [
        buyer.address,
        `${buyer.city} ${buyer.pincode}`,
        buyer.gstin && `GSTIN: ${buyer.gstin}`,
        placeOfSupply && `Place of supply: ${formatState(placeOfSupply)}`,
      ]),
    ],
    columnGap: 10,
    margin: [0, isNarrow ? 4 : 14],
  };
}

const nameOf = ({ name, size }: InvoiceLine) => (size ? `${name}, ${size}` : name);
const amount = (paise: number, style: string | string[] = 'amount'): TableCell => ({
  text: formatPaise(paise),
  style,
});

type Tax = 'cgst' | 'sgst' | 'igst';
const TAX_NAMES: Record<Tax, string> = { cgst: 'CGST', sgst: 'SGST/UTGST', igst: 'IGST' };

function listTaxes({ lines, totals }: InvoiceRecord): Tax[] {
  if (lines.every(({ rate }) => rate === undefined)) return [];
  return totals.igst > 0 ? ['igst'] : ['cgst', 'sgst'];
}

const head = (names: readonly string[]): TableCell[] =>
  names.map((text, index) => ({ text, style: index === 0 ? 'caption' : ['caption', 'amount'] }));

function describeWideLines(invoice: InvoiceRecord): Content {
  const taxes = listTaxes(invoice);
  const isTaxed = taxes.length > 0;
  const columns = [
    'Item',
    'HSN',
    'Quantity',
    'Price',
    'Discount',
    ...(isTaxed ? ['Taxable value', 'GST', ...taxes.map((tax) => TAX_NAMES[tax])] : []),
    'Amount',
  ];
  const rows = invoice.lines.map((line): TableCell[] => [
    nameOf(line),
    { text: line.hsn, style: 'amount' },
    { text: line.quantity, style: 'amount' },
    amount(line.price),
    amount(line.discount),
    ...(isTaxed
      ? [
          amount(line.taxable),
          { text: `${line.rate ?? 0}%`, style: 'amount' },
          ...taxes.map((tax) => amount(line[tax])),
        ]
      : []),
    amount(line.total),
  ]);
  return toTable(['*', ...columns.slice(1).map(() => 'auto')], [head(columns), ...rows]);
}

function describeNarrowLines(invoice: InvoiceRecord): Content {
  const rows = invoice.lines.map((line): TableCell[] => {
    const rate = line.rate === undefined ? '' : ` · GST ${line.rate}%`;
    return [
      [nameOf(line), { text: `HSN ${line.hsn}${rate}`, style: 'caption' }],
      { text: line.quantity, style: 'amount' },
      amount(line.total),
    ];
  });
  return toTable(['*', 'auto', 'auto'], [head(['Item', 'Quantity', 'Amount']), ...rows]);
}

const toTable = (widths: string[], body: TableCell[][]): Content => ({
  table: { headerRows: 1, widths, body, dontBreakRows: true },
  layout: 'lightHorizontalLines',
});

/** Beside the UPI code on A6, so that an order of two items fits one page. */
function describeSums(invoice: InvoiceRecord, isNarrow: boolean): Content[] {
  const totals = describeTotals(invoice);
  const code = describeUpiCode(invoice);
  const collection = describeCollection(invoice, isNarrow ? [] : code);
  const margin: Margins = isNarrow ? [0, 8, 0, 3] : [0, 6];
  if (!isNarrow) return [{ columns: [{ text: '' }, { width: 220, ...totals }], margin }, ...collection];
  return [{ columns: [...code, [totals, ...collection]], columnGap: 10, unbreakable: true, margin }];
}

function describeTotals(invoice: InvoiceRecord) {
  const { kind, totals } = invoice;
  const taxes = listTaxes(invoice);
  const rows: [string, number][] = [
    ...(taxes.length > 0 ? [['Taxable value', totals.taxable] satisfies [string, number]] : []),
    ...taxes.map((tax): [string, number] => [TAX_NAMES[tax], totals[tax]]),
    ...(totals.flatTax > 0
      ? ([
          ['Subtotal', totals.taxable],
          ['Tax (flat per order)', totals.flatTax],
        ] satisfies [string, number][])
      : []),
  ];
  const total: TableCell[] = [
    { text: kind === 'credit-note' ? 'Total credit' : 'Total', style: 'total' },
    amount(totals.total, ['total', 'amount']),
  ];
  return {
    table: { widths: ['*', 'auto'], body: [...rows.map(([name, paise]) => [name, amount(paise)]), total] },
    layout: 'noBorders',
    unbreakable: true,
  };
}

function describeNotes(invoice: InvoiceRecord): Content {
  const notes = [
    ...(listTaxes(invoice).length > 0 ? ['Prices include GST. Reverse charge: no.'] : []),
    ...(invoice.kind === 'bill-of-supply'
      ? ['The seller is not registered for GST. No tax is charged.']
      : []),
    'Computer-generated document, valid without signature.',
  ];
  return { text: notes.join(' '), style: 'caption' };
}

/** Two points a module: 28 to 35 mm, which phones read from paper. */
const describeUpiCode = ({ collect, upiLink }: InvoiceRecord) =>
  collect > 0 && upiLink ? [{ qr: upiLink, fit: 100, width: 'auto' as const }] : [];

/** For the courier: the amount in cash, and that a code pays it by UPI. */
function describeCollection({ collect, upiLink }: InvoiceRecord, code: TableCell[]): Content[] {
  if (collect <= 0) return [];
  const cash = { text: `Cash on delivery: collect ${formatPaise(collect)}`, style: 'collect' };
  const upi = { text: 'Or scan with any UPI app to pay the exact amount.', style: 'caption' };
  const cells: TableCell[] = [{ stack: upiLink ? [cash, upi] : [cash] }, ...code];
  const table = { widths: ['*', ...code.map(() => 'auto')], body: [cells] };
  return [{ table, margin: [0, 4], unbreakable: true }];
}
