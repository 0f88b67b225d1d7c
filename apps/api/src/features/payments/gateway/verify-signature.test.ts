import { createHmac } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { isPaymentSignatureValid, isWebhookSignatureValid } from './verify-signature.ts';

const SECRET = 'key-of-the-test';
const sign = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text).digest('hex');
const malformed = ['', 'no hex', 'ab', `${'a'.repeat(63)}g`, 'a'.repeat(66), `${sign('a|b')} `];

describe('isPaymentSignatureValid', () => {
  const payment = { orderId: 'order_1', paymentId: 'pay_1' };
  const isValid = (signature: string) => isPaymentSignatureValid({ ...payment, signature }, SECRET);

  it('accepts the signature of this order and payment, in either case', () => {
    expect(isValid(sign('order_1|pay_1'))).toBe(true);
    expect(isValid(sign('order_1|pay_1').toUpperCase())).toBe(true);
  });

  it('rejects the signature of another order, payment or secret', () => {
    expect(isValid(sign('order_2|pay_1'))).toBe(false);
    expect(isValid(sign('order_1|pay_2'))).toBe(false);
    expect(isValid(sign('order_1|pay_1', 'another'))).toBe(false);
  });

  it.each(malformed)('rejects the malformed signature %j', (signature) => {
    expect(isValid(signature)).toBe(false);
  });
});

describe('isWebhookSignatureValid', () => {
  const body = '{"event":"payment.captured","name":"₹"}';

  it('accepts the signature of the received bytes', () => {
    expect(isWebhookSignatureValid(body, sign(body), SECRET)).toBe(true);
    expect(isWebhookSignatureValid(Buffer.from(body), sign(body), SECRET)).toBe(true);
  });

  it('rejects a changed body, also one that parses to the same value', () => {
    expect(isWebhookSignatureValid(`${body} `, sign(body), SECRET)).toBe(false);
  });

  it.each([...malformed, undefined])('rejects the malformed signature %j', (signature) => {
    expect(isWebhookSignatureValid(body, signature, SECRET)).toBe(false);
  });
});
