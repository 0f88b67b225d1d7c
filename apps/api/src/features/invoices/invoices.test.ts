import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invoiceSequence } from '@e-store/shared/invoices/invoice-number';
import { orderPayload } from '../../testing/order-payload.ts';
import { advanceOrder, placeTestOrder, requestTestReturn } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { DEFAULT_PAYMENTS } from '../store/settings-fields.ts';
import { invoiceLink } from './invoice-link.ts';
import { invoices as feature } from './index.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

const GSTIN = '29AAGCB7383J1Z4';
const setStore = (fields: object) =>
  shop.database.settings.updateOne({ _id: 'store' }, { $set: fields }, { upsert: true });
const taxed = () =>
  setStore({ taxMode: 'included', contact: { legalName: 'E-Store Pvt Ltd', gstin: GSTIN } });
const documentsOf = (order: string) => shop.database.invoices.find({ order }).sort({ _id: 1 }).lean();
const breaches = async () =>
  (await Promise.all(feature.invariants.map(({ check }) => check(shop.database)))).flatMap(
    (one) => one.breaches,
  );

async function pack(changes: object = {}) {
  const placed = await placeTestOrder(shop, {}, changes);
  await advanceOrder(admin, placed.orderId, 'Confirmed', 'Packed');
  return placed;
}

describe('packing an order', () => {
  it('issues an invoice with the flat tax as a line of its own by default', async () => {
    const { orderId, order } = await pack();
    const [invoice] = await documentsOf(orderId);
    expect(invoice).toMatchObject({ kind: 'invoice', totals: { flatTax: 250_00, igst: 0, cgst: 0 } });
    expect(invoice?.totals.total).toBe(order.totalPrice * 100);
  });

  it('issues a bill of supply without GSTIN, and a tax invoice with one', async () => {
    await setStore({ taxMode: 'included' });
    expect((await documentsOf((await pack()).orderId))[0]?.kind).toBe('bill-of-supply');
    await taxed();
    const [invoice] = await documentsOf((await pack()).orderId);
    expect(invoice).toMatchObject({ kind: 'tax-invoice', placeOfSupply: '29', seller: { gstin: GSTIN } });
    expect(invoice?.totals.cgst).toBe(invoice?.totals.sgst);
    expect(invoice?.totals.cgst).toBeGreaterThan(0);
    expect(invoice?.lines.map(({ hsn }) => hsn)).toHaveLength(3);
  });

  it('numbers orders that are packed at once without gaps', async () => {
    const orders = await Promise.all(Array.from({ length: 8 }, () => placeTestOrder(shop)));
    await Promise.all(orders.map(({ orderId }) => advanceOrder(admin, orderId, 'Confirmed', 'Packed')));
    const numbers = (await shop.database.invoices.find({ number: /^INV/ }).lean()).map(({ number }) =>
      invoiceSequence(number),
    );
    expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, index) => index + 1));
    expect(await breaches()).toEqual([]);
  });
});

describe('a business invoice', () => {
  it('names the business and its GSTIN, in its own spelling checked', async () => {
    const business = { name: 'Lake Traders LLP', gstin: '27aapfu0939f1zv' };
    const { orderId, order } = await pack({ business });
    expect(order.business).toEqual({ ...business, gstin: '27AAPFU0939F1ZV' });
    const [invoice] = await documentsOf(orderId);
    expect(invoice?.buyer).toMatchObject({ name: 'Lake Traders LLP', gstin: '27AAPFU0939F1ZV' });
  });

  it('is not promised for a GSTIN with a wrong checksum', async () => {
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const business = { name: 'Lake Traders LLP', gstin: '27AAPFU0939F1ZU' };
    const { body } = await agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: _id }], { business }))
      .expect(400);
    expect(body.fields).toEqual({ 'business.gstin': 'This is not a valid GSTIN. Check its 15 characters.' });
  });

  it('has the HSN code of the product, else that of its kind', async () => {
    const placed = await placeTestOrder(shop, { hsn: '62052000' });
    await advanceOrder(admin, placed.orderId, 'Confirmed', 'Packed');
    const [invoice] = await documentsOf(placed.orderId);
    expect(invoice?.lines.map(({ hsn }) => hsn).slice(0, 2)).toEqual(['62052000', '6109']);
  });
});

describe('the payment on an invoice', () => {
  const setPayments = (changes: object) => setStore({ payments: { ...DEFAULT_PAYMENTS, ...changes } });
  afterAll(() => setPayments({}));

  it('of cash on delivery is the total with its fee, a line that a return does not refund', async () => {
    await setPayments({ codFee: 40 });
    const { orderId, order, agent, shirt, jeans } = await pack();
    const [invoice] = await documentsOf(orderId);
    const fee = invoice?.lines.find(({ charge }) => charge === 'payment-fee');
    expect(fee).toMatchObject({ name: 'Cash on delivery fee', total: 40_00 });
    expect(invoice).toMatchObject({
      collect: order.totalPrice * 100,
      totals: { total: order.totalPrice * 100 },
    });
    await advanceOrder(admin, orderId, 'Shipped', 'Out for delivery', 'Delivered');
    const lines = [
      { product: String(shirt._id), size: 'M', quantity: 2 },
      { product: String(jeans._id), size: '32', quantity: 1 },
    ];
    const refundTo = { method: 'upi', upiId: 'asha@okbank' };
    await agent
      .post(`/api/v1/order/${orderId}/returns`)
      .send({ lines, reason: 'too-small', refundTo })
      .expect(200);
    await admin
      .post(`/api/v1/admin/orders/${orderId}/return`)
      .send({ accepted: true, restocked: [2, 1] })
      .expect(200);
    const [, note] = await documentsOf(orderId);
    expect(note?.totals.total).toBe((order.totalPrice - 40) * 100);
    expect(await breaches()).toEqual([]);
  });

  it('of cash on delivery has the link of the UPI code for the courier, once the shop has a UPI ID', async () => {
    await setPayments({});
    const { orderId: before } = await pack();
    expect((await documentsOf(before))[0]?.upiLink).toBeUndefined();
    await setPayments({ upiPayee: 'shop@okbank', upiPayeeName: 'E-Store' });
    const { orderId, order } = await pack();
    const [invoice] = await documentsOf(orderId);
    expect(invoice?.upiLink).toBe(
      `upi://pay?pa=shop@okbank&pn=E-Store&am=${order.totalPrice}.00&cu=INR&tr=${order.number}&tn=Order%20${order.number}`,
    );
    const [plain, coded] = [before, orderId].map((id) =>
      admin.get(`/api/v1/admin/orders/${id}/invoice?size=a6`),
    );
    expect((await coded!.expect(200)).body.length).toBeGreaterThan((await plain!.expect(200)).body.length);
  });

  it('of a prepaid order leaves nothing to collect', async () => {
    await setPayments({ upiPayee: 'shop@okbank' });
    const { orderId, agent } = await placeTestOrder(shop, {}, { paymentMethod: 'UPI' });
    await agent
      .post(`/api/v1/order/${orderId}/payment/reference`)
      .send({ reference: '412345678901' })
      .expect(200);
    await admin.post(`/api/v1/admin/payments/${orderId}`).send({ received: true }).expect(200);
    await advanceOrder(admin, orderId, 'Confirmed', 'Packed');
    expect(await documentsOf(orderId)).toMatchObject([{ kind: 'tax-invoice', collect: 0 }]);
  });
});

describe('a credit note', () => {
  it('reverses the invoice of an order that is cancelled after packing', async () => {
    const { orderId } = await pack();
    await advanceOrder(admin, orderId, 'Cancelled');
    const [invoice, note] = await documentsOf(orderId);
    expect(note).toMatchObject({ kind: 'credit-note', reason: 'cancelled', totals: invoice?.totals });
    expect(note?.against?.number).toBe(invoice?.number);
  });

  it('reverses the invoice when packing is undone; packing again issues another', async () => {
    const { orderId } = await pack();
    await admin
      .post(`/api/v1/admin/orders/${orderId}/correction`)
      .send({ from: 'Packed', reason: 'Wrong size.' })
      .expect(200);
    await advanceOrder(admin, orderId, 'Packed');
    const kinds = (await documentsOf(orderId)).map(({ kind, reason }) => reason ?? kind);
    expect(kinds).toEqual(['tax-invoice', 'packing-undone', 'tax-invoice']);
  });

  it('reverses the refund of an accepted return', async () => {
    const { orderId, refund } = await requestTestReturn(shop);
    await admin
      .post(`/api/v1/admin/orders/${orderId}/return`)
      .send({ accepted: true, restocked: [1] })
      .expect(200);
    const [, note] = await documentsOf(orderId);
    expect(note).toMatchObject({ reason: 'returned', totals: { total: refund.total * 100 } });
    expect(await breaches()).toEqual([]);
  });
});

describe('an issued document', () => {
  it('never changes', async () => {
    const { orderId } = await pack();
    const change = shop.database.invoices.updateOne({ order: orderId }, { $set: { collect: 0 } });
    await expect(change).rejects.toThrow('never changes');
  });

  it('is a PDF for its owner and an Admin, with the same bytes each time', async () => {
    const { agent, orderId } = await pack();
    const get = (by: typeof agent, path: string) => by.get(`/api/v1${path}`).buffer(true).expect(200);
    const own = await get(agent, `/order/${orderId}/invoice?size=a4`);
    expect(own.headers['content-type']).toBe('application/pdf');
    expect(own.headers['content-disposition']).toMatch(/^attachment; filename=INV-99-00-\d{6}\.pdf$/);
    expect(own.body.subarray(0, 5).toString()).toBe('%PDF-');
    const staff = await get(admin, `/admin/orders/${orderId}/invoice?size=a4`);
    expect(Buffer.compare(own.body, staff.body)).toBe(0);
    const { body } = await agent.get(`/api/v1/order/${orderId}/invoices`).expect(200);
    expect(body.documents).toMatchObject([{ kind: 'tax-invoice' }]);
    const stranger = await shop.signIn();
    await stranger.agent.get(`/api/v1/order/${orderId}/invoice`).expect(404);
  });

  it('is printed with those of other orders as one PDF, without orders that have none', async () => {
    const packed = [await pack(), await pack()];
    const { orderId: unpacked } = await placeTestOrder(shop);
    const download = (ids: string[], status: number) =>
      admin
        .get(`/api/v1/admin/invoices?size=a6&ids=${ids.join(',')}`)
        .buffer(true)
        .expect(status);
    const ids = packed.map(({ orderId }) => orderId);
    const [first = ''] = ids;
    const all = await download([...ids, unpacked, first], 200);
    expect(all.headers['content-disposition']).toBe('attachment; filename=invoices.pdf');
    const countPages = ({ body }: { body: Buffer }) =>
      body.toString('latin1').match(/\/Type \/Page\n/g)?.length ?? 0;
    const one = await download([first], 200);
    expect(countPages(all)).toBe(2 * countPages(one));
    const alone = await admin.get(`/api/v1/admin/orders/${first}/invoice?size=a6`).buffer(true);
    expect(Buffer.compare(one.body, alone.body)).toBe(0);
    const none = await download([unpacked], 404);
    expect(none.body.message).toContain('no invoice yet');
  });

  it('is listed by order while it is in force', async () => {
    const { orderId: cancelled } = await pack();
    await advanceOrder(admin, cancelled, 'Cancelled');
    const { orderId } = await pack();
    const { orderId: unpacked } = await placeTestOrder(shop);
    const ids = [unpacked, orderId.toUpperCase(), cancelled].join(',');
    const { body } = await admin.get(`/api/v1/admin/orders/invoices?ids=${ids}`).expect(200);
    const [invoice] = await documentsOf(orderId);
    expect(body).toEqual({ invoices: [{ order: orderId, number: invoice?.number }] });
    const { agent: packer } = await shop.signIn('Packer');
    await packer.get(`/api/v1/admin/orders/invoices?ids=${ids}`).expect(403);
  });

  it('is downloaded with the link of a mail for 90 days', async () => {
    const [invoice] = await documentsOf((await pack()).orderId);
    const now = shop.now();
    const link = invoiceLink.linkTo(shop.config, invoice!._id, now).replace(shop.config.publicUrl, '');
    await shop.request().get(link).expect(200);
    await shop.request().get(`${link}x`).expect(404);
    await shop
      .request()
      .get(`${link.slice(0, -1)}%C3%A9`)
      .expect(404);
    const old = invoiceLink.linkTo(
      shop.config,
      invoice!._id,
      new Date(now.getTime() - 90 * 24 * 60 * 60 * 1000),
    );
    await shop.request().get(old.replace(shop.config.publicUrl, '')).expect(404);
  });
});

it('An invoice is created for one account, and by one link, twenty times in a quarter of an hour', async () => {
  const limited = await startTestShop({ config: { hasRateLimits: true } });
  try {
    const { agent: staff } = await limited.signIn('Admin');
    const { agent, orderId } = await placeTestOrder(limited);
    await advanceOrder(staff, orderId, 'Confirmed', 'Packed');
    const invoice = await limited.database.invoices.findOne({ order: orderId }).orFail().lean();
    const { publicUrl } = limited.config;
    const link = invoiceLink.linkTo(limited.config, invoice._id, limited.now()).replace(publicUrl, '');
    const path = `/order/${orderId}/invoice?size=a6`;
    for (const download of [() => agent.get(`/api/v1${path}`), () => limited.request().get(link)]) {
      const statuses: number[] = [];
      for (let count = 0; count < 21; count += 1) statuses.push((await download()).status);
      expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    }
    await staff.get(`/api/v1/admin/orders/${orderId}/invoice?size=a6`).expect(200);
  } finally {
    await limited.stop();
  }
});
