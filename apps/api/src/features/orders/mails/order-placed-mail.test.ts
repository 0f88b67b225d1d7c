import { describe, expect, it } from '@jest/globals';
import { formatRupees } from '@e-store/shared/money';
import type { Order } from '@e-store/shared/orders/order';
import { shippingInfo } from '../../../testing/order-payload.ts';
import { isCashDue } from './order-mails.ts';
import { orderPlacedMail } from './order-placed-mail.ts';

const order = (changes: Partial<Order> = {}): Order => ({
  _id: '0123456789abcdef01234567',
  number: 'ES-100042',
  orderItems: [
    { product: 'a', size: 'L', name: 'Linen Shirt', image: '', price: 1399, quantity: 2, discount: 0 },
    { product: 'b', name: 'Jute Belt', image: '', price: 120000, quantity: 1, discount: 0 },
  ],
  shippingInfo: { ...shippingInfo, contry: 'India' },
  deliveryMethod: 'standard',
  delivery: { from: '2026-11-24', to: '2026-11-27' },
  paymentInfo: { method: 'COD', status: 'pending' },
  payment: { method: 'COD', state: 'pending', amount: 2329, fee: 0, refundDue: 0, refunded: 0 },
  itemsPrice: 122798,
  discount: 0,
  taxPrice: 250,
  shippingPrice: 30,
  totalPrice: 123078,
  orderStatus: 'Processing',
  history: [],
  returns: [],
  createdAt: '2026-11-20T06:30:00.000Z',
  ...changes,
});
const write = (changes?: Partial<Order>) => orderPlacedMail(order(changes), 'https://shop.example');

describe('mail about an order', () => {
  it('names the number and the total in its subject', () => {
    expect(write().subject).toBe('Your E-Store order ES-100042 was placed: ₹1,23,078');
  });

  it.each(['text', 'html'] as const)('says in %s what comes, when, to whom and for how much', (part) => {
    const written = write()[part];
    for (const words of [
      'Hello Test,',
      'ES-100042',
      'Tue 24 – Fri 27 Nov',
      'in cash',
      '2 × Linen Shirt, L',
      '₹2,798',
      '1 × Jute Belt',
      'Test Shopper',
      '12 Lake Road, Sector 4',
      'Bengaluru 560034, India',
      'https://shop.example/account/orderdetails/0123456789abcdef01234567',
    ])
      expect(written).toContain(words);
    for (const amount of [122798, 250, 30, 123078]) expect(written).toContain(formatRupees(amount));
  });

  it('names sums that add up to the total', () => {
    const sums = write({ discount: 798, totalPrice: 122280 }).text.match(/^\w[\w ]*: -?₹[\d,]+$/gm) ?? [];
    const amounts = sums.map((line) => Number(line.replace(/^.*: /, '').replace(/[₹,]/g, '')));
    expect(sums.map((line) => line.split(':')[0])).toEqual([
      'Items',
      'Discount',
      'Tax',
      'Shipping',
      'Total cost',
    ]);
    expect(amounts.slice(0, -1).reduce((sum, amount) => sum + amount, 0)).toBe(amounts.at(-1));
  });

  it.each(['text', 'html'] as const)('names in %s the business that the invoice is for', (part) => {
    const business = { name: 'Lake Traders LLP', gstin: '27AAPFU0939F1ZV' };
    expect(write({ business })[part]).toContain('Invoice to Lake Traders LLP, GSTIN 27AAPFU0939F1ZV');
    expect(write()[part]).not.toContain('GSTIN');
  });

  it('speaks of no discount where there is none', () => {
    expect(write().text).not.toContain('Discount');
    expect(write().html).not.toContain('Discount');
  });

  it.each(['text', 'html'] as const)('names no tax in %s when the prices include it', (part) => {
    expect(write({ taxPrice: 0 })[part]).not.toContain('Tax');
  });

  it.each(['text', 'html'] as const)('asks in %s for no payment of a free order', (part) => {
    const written = write({ discount: 123078, totalPrice: 0 })[part];
    expect(written).toContain('You have nothing to pay.');
    expect(written).not.toContain('in cash');
    expect(isCashDue(order({ totalPrice: 0 }))).toBe(false);
  });

  it('shows what people typed as text, never as HTML [R56]', () => {
    const bad = `<img src=x onerror="alert('1')">&`;
    const { html, text, subject } = write({
      orderItems: [{ product: 'a', name: bad, image: '', price: 1, quantity: 1, discount: 0 }],
      shippingInfo: {
        ...shippingInfo,
        firstName: bad,
        lastName: bad,
        address: bad,
        city: bad,
        contry: 'India',
      },
    });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
    expect(text).toContain(bad);
    expect(subject).not.toContain('img');
  });
});
