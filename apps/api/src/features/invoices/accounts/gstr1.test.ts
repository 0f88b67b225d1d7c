import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addTaxParts, splitGst } from '@e-store/shared/invoices/calculate-gst';
import { financialYear, formatInvoiceNumber, INVOICE_SERIES } from '@e-store/shared/invoices/invoice-number';
import { Types } from 'mongoose';
import { z } from 'zod';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import type { InvoiceLine, InvoiceRecord } from '../invoice.model.ts';

const HOME = '29';
const SELLER = '29AAGCB7383J1Z4';
const BUYER = '27AAPFU0939F1ZV';
const ISSUED = new Date('2099-11-20T06:30:00Z');

/** GSTR-1 as the GST portal documents it; unknown names are errors. */
const Amount = z.number().refine((rupees) => Math.abs(rupees * 100 - Math.round(rupees * 100)) < 1e-6);
const Pos = z.string().regex(/^\d{2}$/);
const PortalDate = z.string().regex(/^\d{2}-\d{2}-\d{4}$/);
const Number16 = z.string().regex(/^[A-Za-z0-9/-]{1,16}$/);
const Rate = z.number().refine((rate) => [0, 5, 12, 18, 28, 40].includes(rate));
const inter = { txval: Amount, rt: Rate, iamt: Amount, csamt: Amount };
const intra = { txval: Amount, rt: Rate, camt: Amount, samt: Amount, csamt: Amount };
const items = (...details: [z.ZodType, ...z.ZodType[]]) =>
  z.array(z.strictObject({ num: z.int().min(1), itm_det: z.union(details) })).min(1);
const Inter = z.strictObject(inter);
const Intra = z.strictObject(intra);
const invoiceFields = { inum: Number16, idt: PortalDate, val: Amount };
const noteFields = { ntty: z.enum(['C', 'D']), nt_num: Number16, nt_dt: PortalDate, val: Amount, pos: Pos };
const business = { pos: Pos, rchrg: z.enum(['Y', 'N']), inv_typ: z.literal('R'), itms: items(Inter, Intra) };
const Hsn = z.array(
  z.strictObject({
    num: z.int(),
    hsn_sc: z.string().regex(/^\d{4,8}$/),
    uqc: z.string().length(3),
    qty: z.number(),
    iamt: Amount,
    ...intra,
  }),
);
const Gstr1 = z.strictObject({
  gstin: z.string().length(15),
  fp: z.string().regex(/^\d{6}$/),
  b2b: z.array(
    z.strictObject({ ctin: z.string(), inv: z.array(z.strictObject({ ...invoiceFields, ...business })) }),
  ),
  b2cl: z.array(
    z.strictObject({ pos: Pos, inv: z.array(z.strictObject({ ...invoiceFields, itms: items(Inter) })) }),
  ),
  b2cs: z.array(
    z.union([
      z.strictObject({ sply_ty: z.literal('INTER'), pos: Pos, typ: z.literal('OE'), ...inter }),
      z.strictObject({ sply_ty: z.literal('INTRA'), pos: Pos, typ: z.literal('OE'), ...intra }),
    ]),
  ),
  cdnr: z.array(
    z.strictObject({ ctin: z.string(), nt: z.array(z.strictObject({ ...noteFields, ...business })) }),
  ),
  cdnur: z.array(
    z.strictObject({ ...noteFields, typ: z.enum(['B2CL', 'EXPWP', 'EXPWOP']), itms: items(Inter) }),
  ),
  hsn: z.strictObject({ hsn_b2b: Hsn, hsn_b2c: Hsn }),
  doc_issue: z.strictObject({
    doc_det: z.array(
      z.strictObject({
        doc_num: z.int().min(1).max(12),
        doc_typ: z.string(),
        docs: z.array(
          z.strictObject({
            num: z.int(),
            from: Number16,
            to: Number16,
            totnum: z.int(),
            cancel: z.int(),
            net_issue: z.int(),
          }),
        ),
      }),
    ),
  }),
});

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  await shop.database.settings.updateOne(
    { _id: 'store' },
    { $set: { taxMode: 'included', contact: { legalName: 'E-Store Pvt Ltd', gstin: SELLER } } },
    { upsert: true },
  );
});
afterAll(() => shop.stop());

type Sold = { paise: number; rate?: number; quantity?: number; hsn?: string };
type Issued = {
  pos: string;
  sold: Sold[];
  gstin?: string;
  issuedAt?: Date;
  against?: InvoiceRecord;
  seller?: string;
};

const last = { invoice: 0, creditNote: 0 };

async function issue({
  pos,
  sold,
  gstin,
  issuedAt = ISSUED,
  against,
  seller = SELLER,
}: Issued): Promise<InvoiceRecord> {
  const series = against ? 'creditNote' : 'invoice';
  last[series] += 1;
  const lines = sold.map(({ paise, rate = 5, quantity = 1, hsn = '6109' }): InvoiceLine => ({
    product: new Types.ObjectId(),
    hsn,
    name: 'T-shirt',
    quantity,
    price: Math.round(paise / quantity),
    discount: 0,
    ...splitGst(paise, rate, pos === HOME),
  }));
  const year = financialYear(issuedAt);
  const record: InvoiceRecord = {
    _id: new Types.ObjectId(),
    number: formatInvoiceNumber(INVOICE_SERIES[series], year, last[series]),
    financialYear: year,
    kind: against ? 'credit-note' : 'tax-invoice',
    order: new Types.ObjectId(),
    orderNumber: 'ES-100042',
    orderedAt: issuedAt,
    user: new Types.ObjectId(),
    ...(against && {
      against: { _id: against._id, number: against.number, issuedAt: against.issuedAt },
      reason: 'returned' as const,
    }),
    issuedAt,
    seller: { name: 'E-Store Pvt Ltd', address: 'Bengaluru', gstin: seller },
    buyer: { name: 'A buyer', address: '1 Road', city: 'A city', pincode: '400001', ...(gstin && { gstin }) },
    placeOfSupply: pos,
    lines,
    totals: { ...addTaxParts(lines), flatTax: 0 },
    collect: 0,
  };
  await shop.database.invoices.create(record);
  return record;
}

function askForGstr1(day: string) {
  const month = day.slice(0, 7);
  return admin.get(`/api/v1/admin/accounts/gstr1?from=${month}-01&to=${month}-30`);
}

async function exportGstr1(day = '2099-11-20') {
  const { body } = await askForGstr1(day).expect(200);
  return Gstr1.parse(JSON.parse(body.json));
}

/** Each case has a month of its own. */
let day = 0;
function nextDay() {
  day += 1;
  const name = `${2060 + day}-06-20`;
  return { day: name, issuedAt: new Date(`${name}T06:30:00Z`) };
}

describe('GSTR-1', () => {
  it('has the names of the GST portal, and the return period', async () => {
    const invoiced = await issue({ pos: '27', sold: [{ paise: 1_05_000_00 }], gstin: BUYER });
    await issue({ pos: '27', sold: [{ paise: 1_05_000_00 }] });
    await issue({ pos: HOME, sold: [{ paise: 1_050_00 }] });
    await issue({ pos: '27', sold: [{ paise: 105_00 }], gstin: BUYER, against: invoiced });
    const gstr1 = await exportGstr1();
    expect(gstr1).toMatchObject({ gstin: SELLER, fp: '112099' });
    for (const table of ['b2b', 'b2cl', 'b2cs', 'cdnr'] as const) expect(gstr1[table]).toHaveLength(1);
  });

  it('lists a consumer invoice to another state above ₹1 lakh, and sums one of ₹1 lakh', async () => {
    const { day: on, issuedAt } = nextDay();
    await issue({ pos: '27', sold: [{ paise: 1_00_000_00 }], issuedAt });
    const large = await issue({
      pos: '27',
      sold: [{ paise: 1_05_000_00 }, { paise: 11_800_00, rate: 18 }],
      issuedAt,
    });
    await issue({ pos: HOME, sold: [{ paise: 2_10_000_00 }], issuedAt });
    const { b2cl, b2cs } = await exportGstr1(on);
    expect(b2cl).toEqual([
      {
        pos: '27',
        inv: [
          {
            inum: large.number,
            idt: '20-06-2061',
            val: 1_16_800,
            itms: [
              { num: 1, itm_det: { rt: 5, txval: 1_00_000, iamt: 5_000, csamt: 0 } },
              { num: 2, itm_det: { rt: 18, txval: 10_000, iamt: 1_800, csamt: 0 } },
            ],
          },
        ],
      },
    ]);
    expect(b2cs).toMatchObject([
      { sply_ty: 'INTER', pos: '27', txval: 95_238.1, iamt: 4_761.9 },
      { sply_ty: 'INTRA', pos: HOME, txval: 2_00_000, camt: 5_000, samt: 5_000 },
    ]);
  });

  it('lists credit notes by the invoice that they reverse, with positive amounts', async () => {
    const { day: on, issuedAt } = nextDay();
    const before = new Date(issuedAt.getTime() - 40 * 86_400_000);
    const large = await issue({ pos: '33', sold: [{ paise: 1_05_000_00 }], issuedAt: before });
    const small = await issue({ pos: '33', sold: [{ paise: 1_050_00 }], issuedAt: before });
    const trade = await issue({ pos: '33', sold: [{ paise: 1_050_00 }], issuedAt: before, gstin: BUYER });
    const sold = [{ paise: 105_00 }];
    const ofLarge = await issue({ pos: '33', sold, issuedAt, against: large });
    await issue({ pos: '33', sold, issuedAt, against: small });
    const ofTrade = await issue({ pos: '33', sold, issuedAt, against: trade, gstin: BUYER });
    const { cdnr, cdnur, b2cs } = await exportGstr1(on);
    const itms = [{ num: 1, itm_det: { rt: 5, txval: 100, iamt: 5, csamt: 0 } }];
    const shared = { ntty: 'C', nt_dt: '20-06-2062', val: 105, pos: '33', itms };
    expect(cdnur).toEqual([{ ...shared, nt_num: ofLarge.number, typ: 'B2CL' }]);
    expect(cdnr).toEqual([
      { ctin: BUYER, nt: [{ ...shared, nt_num: ofTrade.number, rchrg: 'N', inv_typ: 'R' }] },
    ]);
    expect(b2cs).toMatchObject([{ sply_ty: 'INTER', pos: '33', txval: -100, iamt: -5 }]);
  });

  it('reports a note of a few paise against a large invoice with it, although its tax rounds to nothing', async () => {
    const { day: on, issuedAt } = nextDay();
    const large = await issue({ pos: '33', sold: [{ paise: 1_05_000_00 }], issuedAt });
    const note = await issue({ pos: '33', sold: [{ paise: 9 }], issuedAt, against: large });
    expect(note.totals.igst).toBe(0);
    expect((await exportGstr1(on)).cdnur).toMatchObject([{ nt_num: note.number, val: 0.09 }]);
  });

  it('leaves out a place and rate whose invoices were reversed in the period', async () => {
    const { day: on, issuedAt } = nextDay();
    const sold = [{ paise: 1_050_00 }];
    const reversed = await issue({ pos: '33', sold, issuedAt });
    await issue({ pos: '33', sold, issuedAt, against: reversed });
    const { b2cs, hsn } = await exportGstr1(on);
    expect(b2cs).toEqual([]);
    expect(hsn).toEqual({ hsn_b2b: [], hsn_b2c: [] });
  });

  it('names a supply by its states, even when its taxes cancel out', async () => {
    const { day: on, issuedAt } = nextDay();
    await issue({ pos: '33', sold: [{ paise: 9 }], issuedAt });
    expect((await exportGstr1(on)).b2cs).toMatchObject([{ sply_ty: 'INTER', txval: 0.09, iamt: 0 }]);
  });

  it('sums HSN codes apart for businesses and consumers, and every paisa once', async () => {
    const { day: on, issuedAt } = nextDay();
    const odd = [333_33, 999_99, 1_01, 47_47].map((paise) => ({ paise, quantity: 2 }));
    const issued = [
      await issue({ pos: HOME, sold: odd, issuedAt }),
      await issue({ pos: '27', sold: [...odd, { paise: 3_000_01, rate: 18, hsn: '6203' }], issuedAt }),
      await issue({ pos: '27', sold: odd, issuedAt, gstin: BUYER }),
    ];
    const { hsn, b2b, b2cs } = await exportGstr1(on);
    expect(hsn.hsn_b2b).toMatchObject([{ num: 1, hsn_sc: '6109', uqc: 'PCS', qty: 8, rt: 5 }]);
    expect(hsn.hsn_b2c).toMatchObject([
      { num: 1, hsn_sc: '6109', qty: 16 },
      { num: 2, hsn_sc: '6203', qty: 1, rt: 18 },
    ]);
    type Taxed = { txval: number; iamt?: number; camt?: number; samt?: number };
    const paiseOf = (rows: readonly unknown[]) =>
      (rows as Taxed[])
        .flatMap(({ txval, iamt = 0, camt = 0, samt = 0 }) => [txval, iamt, camt, samt])
        .reduce((sum, rupees) => sum + Math.round(rupees * 100), 0);
    const all = issued.reduce((sum, { totals }) => sum + totals.total, 0);
    expect(paiseOf([...hsn.hsn_b2b, ...hsn.hsn_b2c])).toBe(all);
    const trade = b2b.flatMap(({ inv }) => inv.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)));
    expect(paiseOf([...trade, ...b2cs])).toBe(all);
  });

  describe('names the GSTIN', () => {
    const setGstin = (gstin: string) =>
      shop.database.settings.updateOne({ _id: 'store' }, { $set: { 'contact.gstin': gstin } });
    afterAll(() => setGstin(SELLER));
    const sold = [{ paise: 105_00 }];
    const other = '29AAGCB7383J2Z3';

    it('that all documents of the period have, whatever the settings say', async () => {
      const { day: on, issuedAt } = nextDay();
      await setGstin('');
      await issue({ pos: HOME, sold, issuedAt, seller: other });
      await issue({ pos: HOME, sold, issuedAt, seller: other });
      expect((await exportGstr1(on)).gstin).toBe(other);
    });

    it('of the settings when the documents differ, and refuses without it', async () => {
      const { day: on, issuedAt } = nextDay();
      await setGstin(SELLER);
      await issue({ pos: HOME, sold, issuedAt, seller: other });
      await issue({ pos: HOME, sold, issuedAt });
      expect((await exportGstr1(on)).gstin).toBe(SELLER);
      await setGstin('');
      const { body } = await askForGstr1(on).expect(409);
      expect(body).toMatchObject({
        code: 'CONFLICT',
        message: 'GSTR-1 needs your GSTIN. Enter it in Settings, then export again.',
      });
    });
  });

  it('lists the numbers of the issued documents', async () => {
    const { day: on, issuedAt } = nextDay();
    const first = await issue({ pos: HOME, sold: [{ paise: 105_00 }], issuedAt });
    const second = await issue({ pos: HOME, sold: [{ paise: 105_00 }], issuedAt });
    const note = await issue({ pos: HOME, sold: [{ paise: 105_00 }], issuedAt, against: second });
    const counts = (count: number) => ({ num: 1, totnum: count, cancel: 0, net_issue: count });
    expect((await exportGstr1(on)).doc_issue.doc_det).toEqual([
      {
        doc_num: 1,
        doc_typ: 'Invoices for outward supply',
        docs: [{ ...counts(2), from: first.number, to: second.number }],
      },
      { doc_num: 5, doc_typ: 'Credit Note', docs: [{ ...counts(1), from: note.number, to: note.number }] },
    ]);
  });
});
