import { inflateSync } from 'node:zlib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { addTaxParts, splitGst } from '@e-store/shared/invoices/calculate-gst';
import { upiPaymentLink } from '@e-store/shared/payments/upi-payment-link';
import { Types } from 'mongoose';
import { describeInvoices } from './invoice-document.ts';
import type { InvoiceLine, InvoiceRecord } from './invoice.model.ts';
import { createPdfRenderer } from './pdf-renderer.ts';

const GSTIN = '29AAGCB7383J1Z4';
const issuedAt = new Date('2026-11-20T06:30:00Z');
const renderer = createPdfRenderer();
afterAll(() => renderer.stop());

const line = (name: string, rupees: number, changes: Partial<InvoiceLine> = {}): InvoiceLine => ({
  product: new Types.ObjectId(),
  size: 'XL',
  hsn: '6109',
  name,
  quantity: 1,
  price: rupees * 100,
  discount: 0,
  ...splitGst(rupees * 100, 5, true),
  ...changes,
});

const charge = (name: InvoiceLine['charge'], label: string, rupees: number): InvoiceLine => {
  const { product: _product, size: _size, ...rest } = line(label, rupees, { hsn: '9968' });
  return { ...rest, ...(name && { charge: name }) };
};

/** As ordinary as orders come: two items, both charges, cash on delivery. */
function buildInvoice(): InvoiceRecord {
  const lines = [
    line('Indigo Crew Neck Cotton T-shirt', 699),
    line('Slim Fit Stretch Denim Jeans', 1899, { hsn: '6203' }),
    charge('shipping', 'Standard shipping', 30),
    charge('payment-fee', 'Cash on delivery fee', 49),
  ];
  const rupees = lines.reduce((sum, { total }) => sum + total, 0) / 100;
  const number = 'ES-100042';
  return {
    _id: new Types.ObjectId(),
    number: 'INV/26-27/000042',
    financialYear: '2026-27',
    kind: 'tax-invoice',
    order: new Types.ObjectId(),
    orderNumber: number,
    orderedAt: issuedAt,
    user: new Types.ObjectId(),
    issuedAt,
    seller: {
      name: 'E-Store Clothing Private Limited',
      address: '14, 3rd Cross, Industrial Layout, Koramangala, Bengaluru 560095',
      gstin: GSTIN,
    },
    buyer: {
      name: 'Lakshmi Venkataraman',
      address: 'Flat 302, Sai Residency, 12 Temple Road, Near Water Tank',
      city: 'Bengaluru',
      pincode: '560034',
    },
    placeOfSupply: '29',
    lines,
    totals: { ...addTaxParts(lines), flatTax: 0 },
    collect: rupees * 100,
    upiLink: upiPaymentLink({
      payee: 'estoreclothing@okhdfcbank',
      payeeName: 'E-Store Clothing',
      amount: rupees,
      reference: number,
    }),
  };
}

const countPages = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type \/Page\n/g)?.length ?? 0;

describe('an invoice on A6', () => {
  it('has the UPI code of an order of two items on its only page', async () => {
    const pdf = await renderer.render(describeInvoices([buildInvoice()], 'a6'));
    expect(countPages(pdf)).toBe(1);
  });
});

/** Glyph 0 of a font stands for a character that the font lacks. */
function countMissingGlyphs(pdf: Uint8Array): number {
  const bytes = Buffer.from(pdf);
  let missing = 0;
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at)) {
    const end = bytes.indexOf('\nendstream', at);
    const stream = bytes.subarray(at + 'stream\n'.length, end);
    at = end + '\nendstream'.length;
    const content = stream[0] === 0x78 ? inflateSync(stream).toString('latin1') : '';
    if (!/ Tf\n/.test(content)) continue;
    for (const [, text = ''] of content.matchAll(/<([\da-f]+)>/g))
      missing += text.match(/.{4}/g)?.filter((glyph) => glyph === '0000').length ?? 0;
  }
  return missing;
}

describe('names and addresses on an invoice', () => {
  it.each([
    ['Bengali', 'রাসবিহারী অ্যাভিনিউ, শ্রী চাঁদ'],
    ['Devanagari', 'लक्ष्मी वेंकटरमण, श्री कृष्ण मार्ग'],
    ['Gujarati', 'ગુજરાતી શ્રી કૃષ્ણ'],
    ['Kannada', 'ಗೌಡ ಕೃಷ್ಣ, ಶ್ರೀ ಕ್ಷೇತ್ರ'],
    ['Malayalam', 'മലയാളം ക്ഷേത്രം, കൃഷ്ണ'],
    ['Odia', 'ଓଡ଼ିଆ କୃଷ୍ଣ ଶ୍ରୀ'],
    ['Tamil', 'தமிழ்ச்செல்வி, ஸ்ரீ க்ஷ'],
    ['Telugu', 'తెలుగు శ్రీ కృష్ణ'],
    ['emoji, which are left out,', 'Asha 🙂 Rao ❤️ 🏠'],
  ])('in %s have no missing characters', async (_script, text) => {
    const invoice = buildInvoice();
    const lines = invoice.lines.map((one) => ({ ...one, name: `${one.name} ${text}` }));
    const buyer = { ...invoice.buyer, name: text, address: `42, ${text} Flat 3`, city: text };
    const sizes = (['a4', 'a6'] as const).map((size) =>
      renderer.render(describeInvoices([{ ...invoice, lines, buyer }], size)),
    );
    for (const pdf of await Promise.all(sizes)) expect(countMissingGlyphs(pdf)).toBe(0);
  });

  it('are found missing when no font has them', async () => {
    const buyer = { ...buildInvoice().buyer, name: '漢字' };
    const pdf = await renderer.render(describeInvoices([{ ...buildInvoice(), buyer }], 'a4'));
    expect(countMissingGlyphs(pdf)).toBe(2);
  });
});
