import { createHmac } from 'node:crypto';

const hmac = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Proves that Checkout completed this payment of this order. */
export const signPayment = (
  { orderId, paymentId }: { orderId: string; paymentId: string },
  keySecret: string,
): string => hmac(`${orderId}|${paymentId}`, keySecret);

export const signWebhook = (rawBody: string, webhookSecret: string): string => hmac(rawBody, webhookSecret);
