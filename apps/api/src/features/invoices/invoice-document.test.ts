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
