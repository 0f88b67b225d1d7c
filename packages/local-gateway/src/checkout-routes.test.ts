import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type LocalGateway, startLocalGateway } from './start-local-gateway.ts';

let gateway: LocalGateway;
let orderId: string;
beforeEach(async () => {
  gateway = await startLocalGateway({
    port: 0,
    keyId: 'rzp_test_1',
    keySecret: 'key-secret',
    webhookSecret: 'webhook-secret',
  });
  const response = await fetch(`${gateway.url}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('rzp_test_1:key-secret')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 139_950, currency: 'INR' }),
  });
  orderId = JSON.parse(await response.text()).id;
});
afterEach(() => gateway.stop());

const page = (query: object) =>
  fetch(`${gateway.url}/checkout/${orderId}?${new URLSearchParams({ ...query }).toString()}`);
const good = { key: 'rzp_test_1', origin: 'http://localhost:3000' };

describe('Checkout', () => {
  it('serves its script to pages of other origins without a key', async () => {
    const response = await fetch(`${gateway.url}/v1/checkout.js`);
    expect(response.headers.get('content-type')).toContain('text/javascript');
    expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await response.text()).toContain('window.Razorpay');
  });

  it('shows the amount and every outcome, and only the shop may frame it', async () => {
    const response = await page(good);
    const html = await response.text();
    expect(html).toContain('<title>Test payment</title>');
    for (const label of ['Pay ₹1,399.50', 'Pay, then close', 'Decline', 'Time out'])
      expect(html).toContain(`>${label}</button>`);
    expect(html).toContain('data-shop-origin="http://localhost:3000"');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:3000$/);
    expect(policy).toContain("default-src 'none'");
  });

  it.each([
    ['the key', { ...good, key: 'rzp_test_2' }, 401],
    ['the origin', { key: good.key }, 400],
    ['the scheme', { ...good, origin: 'javascript:alert(1)' }, 400],
  ])('refuses a page when %s is wrong', async (_name, query, status) => {
    expect((await page(query)).status).toBe(status);
  });

  it('never writes more of the given origin than its origin', async () => {
    const html = await (await page({ ...good, origin: 'http://localhost:3000/"><script>;x' })).text();
    expect(html).toContain('data-shop-origin="http://localhost:3000"');
    expect(html).not.toContain('<script>');
  });

  it('says that an order is already paid', async () => {
    gateway.control.payOrder({ orderId });
    expect(await (await page(good)).text()).toContain('This order is already paid.');
  });

  it('takes no payment from a form of another page', async () => {
    const response = await fetch(`${gateway.url}/checkout/${orderId}/payments`, {
      method: 'POST',
      body: new URLSearchParams({ outcome: 'paid' }),
    });
    expect(response.status).toBe(400);
    expect(gateway.control.state().payments).toEqual([]);
  });

  it('rejects an outcome that it does not know', async () => {
    const response = await fetch(`${gateway.url}/checkout/${orderId}/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ outcome: 'maybe' }),
    });
    expect(response.status).toBe(400);
    expect(gateway.control.state().payments).toEqual([]);
  });
});
