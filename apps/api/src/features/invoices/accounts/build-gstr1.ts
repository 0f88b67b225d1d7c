import { indiaDay } from '@e-store/shared/india-day';
import { invoiceSequence } from '@e-store/shared/invoices/invoice-number';
import { groupBy } from '../group-by.ts';
import {
  groupLines,
  hasSums,
  isCreditNote,
  isInterState,
  listTaxedLines,
  type TaxedLine,
  type TaxSums,
} from './account-lines.ts';
import { type Books, linesOf } from './build-reports.ts';

/** Rupees with two decimals. */
const rupees = (paise: number) => paise / 100;
/** `2026-11-20` → `20-11-2026` */
const gstDate = (date: Date) => indiaDay(date).split('-').toReversed().join('-');

const taxes = ({ taxable, igst, cgst, sgst }: TaxSums, isInter: boolean) => ({
  txval: rupees(taxable),
  ...(isInter ? { iamt: rupees(igst) } : { camt: rupees(cgst), samt: rupees(sgst) }),
  csamt: 0,
});
const absolute = (sums: TaxSums): TaxSums => ({
  ...sums,
  taxable: Math.abs(sums.taxable),
  cgst: Math.abs(sums.cgst),
  sgst: Math.abs(sums.sgst),
  igst: Math.abs(sums.igst),
});

const byDocument = (lines: readonly TaxedLine[]) => groupBy(lines, ({ document }) => document.number);

/** Items of a document by rate. */
const itemsOf = (lines: readonly TaxedLine[]) =>
  groupLines(lines, ({ rate }) => [rate]).map(({ first: { document, rate }, sums }, index) => ({
    num: index + 1,
    itm_det: { rt: rate, ...taxes(absolute(sums), isInterState(document)) },
  }));

function toEntries(lines: readonly TaxedLine[]) {
  return [...byDocument(lines).values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const { document } = first;
    const note = isCreditNote(document);
    return [
      {
        ctin: document.buyer.gstin ?? '',
        pos: document.placeOfSupply ?? '',
        entry: {
          ...(note
            ? { ntty: 'C', nt_num: document.number, nt_dt: gstDate(document.issuedAt) }
            : { inum: document.number, idt: gstDate(document.issuedAt) }),
          val: rupees(document.totals.total),
          // Large invoices have it beside their list.
          ...((note || document.buyer.gstin) && { pos: document.placeOfSupply ?? '' }),
          ...(document.buyer.gstin ? { rchrg: 'N', inv_typ: 'R' } : note && { typ: 'B2CL' }),
          itms: itemsOf(own),
        },
      },
    ];
  });
}

const groupEntries = (entries: ReturnType<typeof toEntries>, key: 'ctin' | 'pos') =>
  [...groupBy(entries, (one) => one[key])].map(([value, own]) => ({
    value,
    list: own.map(({ entry }) => entry),
  }));

/** Builds GSTR-1 in the JSON of the GST portal's offline tool. The month of `to` is the return period. */
export function buildGstr1(books: Books, { gstin, to }: { gstin: string; to: string }): object {
  const invoicesOf = (supply: 'b2b' | 'b2cl') =>
    toEntries(linesOf(books, supply).filter(({ document }) => !isCreditNote(document)));
  const notesOf = (supply: 'b2b' | 'b2cl') =>
    toEntries(linesOf(books, supply).filter(({ document }) => isCreditNote(document)));
  const [year = '', month = ''] = to.split('-');
  return {
    gstin,
    fp: `${month}${year}`,
    b2b: groupEntries(invoicesOf('b2b'), 'ctin').map(({ value, list }) => ({ ctin: value, inv: list })),
    b2cl: groupEntries(invoicesOf('b2cl'), 'pos').map(({ value, list }) => ({ pos: value, inv: list })),
    b2cs: groupLines(linesOf(books, 'b2cs'), ({ document, rate }) => [document.placeOfSupply ?? '', rate])
      .filter(hasSums)
      .map(({ first: { document, rate }, sums }) => ({
        sply_ty: isInterState(document) ? 'INTER' : 'INTRA',
        pos: document.placeOfSupply ?? '',
        typ: 'OE',
        rt: rate,
        ...taxes(sums, isInterState(document)),
      })),
    cdnr: groupEntries(notesOf('b2b'), 'ctin').map(({ value, list }) => ({ ctin: value, nt: list })),
    cdnur: notesOf('b2cl').map(({ entry }) => entry),
    hsn: { hsn_b2b: sumByHsn(books, { isBusiness: true }), hsn_b2c: sumByHsn(books, { isBusiness: false }) },
    doc_issue: { doc_det: listSeries(books) },
  };
}

/** Table 12, in two parts since May 2025 (GSTN advisory on phase III). */
const sumByHsn = ({ documents }: Books, { isBusiness }: { isBusiness: boolean }) =>
  groupLines(
    listTaxedLines(documents).filter(({ document }) => Boolean(document.buyer.gstin) === isBusiness),
    ({ line, rate }) => [line.hsn, rate],
  )
    .filter(hasSums)
    .map(({ first: { line, rate }, sums }, index) => ({
      num: index + 1,
      hsn_sc: line.hsn,
      uqc: 'PCS',
      qty: sums.quantity,
      rt: rate,
      txval: rupees(sums.taxable),
      iamt: rupees(sums.igst),
      camt: rupees(sums.cgst),
      samt: rupees(sums.sgst),
      csamt: 0,
    }));

/** Table 13: natures of documents of the GST portal. */
const DOCUMENT_NATURES = [
  { doc_num: 1, doc_typ: 'Invoices for outward supply', isNote: false },
  { doc_num: 5, doc_typ: 'Credit Note', isNote: true },
];

/** Per series and financial year. No number is cancelled: a credit note reverses an invoice. */
const listSeries = ({ documents }: Books) =>
  DOCUMENT_NATURES.flatMap(({ isNote, ...nature }) => {
    const own = documents.filter((document) => isCreditNote(document) === isNote);
    const docs = [...groupBy(own, ({ financialYear }) => financialYear).values()].map((series, index) => {
      const numbers = series
        .map(({ number }) => number)
        .toSorted((a, b) => invoiceSequence(a) - invoiceSequence(b));
      return {
        num: index + 1,
        from: numbers[0],
        to: numbers.at(-1),
        totnum: numbers.length,
        cancel: 0,
        net_issue: numbers.length,
      };
    });
    return docs.length > 0 ? [{ ...nature, docs }] : [];
  });
