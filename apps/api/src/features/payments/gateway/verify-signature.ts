import { createHmac, timingSafeEqual } from 'node:crypto';

const SIGNATURE = /^[0-9a-f]{64}$/i;

/** HMAC-SHA256 of `orderId|paymentId`. */
export function isPaymentSignatureValid(
  { orderId, paymentId, signature }: { orderId: string; paymentId: string; signature: string },
  keySecret: string,
): boolean {
  return isSignatureValid(`${orderId}|${paymentId}`, signature, keySecret);
}

/** `rawBody` is the body as received, before any parsing. */
export function isWebhookSignatureValid(
  rawBody: string | Buffer,
  signature: string | undefined,
  webhookSecret: string,
): boolean {
  return isSignatureValid(rawBody, signature, webhookSecret);
}

function isSignatureValid(content: string | Buffer, signature: string | undefined, secret: string): boolean {
  if (signature === undefined || !SIGNATURE.test(signature)) return false;
  const expected = createHmac('sha256', secret).update(content).digest();
  return timingSafeEqual(Buffer.from(signature, 'hex'), expected);
}
