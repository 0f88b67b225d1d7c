import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { paidPage, paymentPage } from './checkout-page.ts';
import { toCheckoutAnswer } from './control.ts';
import { PAYMENT_METHODS, type PaymentEntity } from './entities.ts';
import { GatewayError } from './gateway-error.ts';
import type { HandlerParts } from './gateway-handler.ts';
import { type Answer, jsonAnswer, readBody } from './http-messages.ts';
import { type Body, findById } from './parameters.ts';
import { authorizePayment, failPayment, type Payer, startPayment } from './payments.ts';

/** Browser files, which nothing compiles. */
const assets: Record<string, { file: string; type: string }> = {
  '/v1/checkout.js': { file: 'checkout.js', type: 'text/javascript' },
  '/checkout/payment-page.js': { file: 'payment-page.js', type: 'text/javascript' },
  '/checkout/payment-page.css': { file: 'payment-page.css', type: 'text/css' },
};

export async function answerCheckout(
  request: IncomingMessage,
  url: URL,
  parts: HandlerParts,
): Promise<Answer | undefined> {
  const asset = Object.hasOwn(assets, url.pathname) ? assets[url.pathname] : undefined;
  if (asset) return assetAnswer(asset);
  const [, orderId, isPayment] = /^\/checkout\/(order_\w+)(\/payments)?$/.exec(url.pathname) ?? [];
  if (orderId === undefined) return undefined;
  if (isPayment !== undefined) return answerPayment(request, orderId, parts);
  return pageAnswer(url.searchParams, orderId, parts);
}

const assetAnswer = ({ file, type }: { file: string; type: string }): Answer => ({
  status: 200,
  headers: {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  },
  body: readFileSync(new URL(`../public/${file}`, import.meta.url), 'utf8'),
});

/** Only the shop that opened the page may frame it and receives its messages. */
function pageAnswer(query: URLSearchParams, orderId: string, { gateway, keys }: HandlerParts): Answer {
  if (query.get('key') !== keys.keyId)
    throw new GatewayError('The key of Checkout is wrong.', { status: 401, field: 'key' });
  const shopOrigin = parseOrigin(query.get('origin'));
  const order = findById(gateway.state.orders, orderId);
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'referrer-policy': 'no-referrer',
      'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors ${shopOrigin}`,
    },
    body: order.status === 'paid' ? paidPage(shopOrigin) : paymentPage(order, shopOrigin),
  };
}

function parseOrigin(value: string | null): string {
  if (value !== null && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol))
    return new URL(value).origin;
  throw new GatewayError('The origin of the shop must be an http or https origin.', { field: 'origin' });
}

/** JSON only, so that no form of another page can pay. */
async function answerPayment(
  request: IncomingMessage,
  orderId: string,
  parts: HandlerParts,
): Promise<Answer> {
  if (request.method !== 'POST' || !request.headers['content-type']?.startsWith('application/json'))
    throw new GatewayError('The requested URL was not found on the server.');
  const body = await readBody(request);
  const { gateway, keys } = parts;
  const outcome = body['outcome'];
  if (outcome === 'declined' || outcome === 'timed-out') {
    const failed = failPayment(gateway, startPayment(gateway, orderId, parsePayer(body)), outcome);
    return jsonAnswer(toFailure(failed));
  }
  if (outcome !== 'paid' && outcome !== 'paid-after-close')
    throw new GatewayError('The outcome is unknown.', { field: 'outcome' });
  const payment = startPayment(gateway, orderId, parsePayer(body));
  if (outcome === 'paid-after-close') {
    authorizeLater(payment, parts);
    return jsonAnswer({});
  }
  authorizePayment(gateway, payment);
  return jsonAnswer(toCheckoutAnswer(payment, keys.keySecret));
}

/** Completes the payment even if the shop's page is closed meanwhile. */
function authorizeLater(
  payment: PaymentEntity,
  { gateway, payAfterCloseMs, stopped, save }: HandlerParts,
): void {
  const timer = setTimeout(() => {
    authorizePayment(gateway, payment);
    save();
  }, payAfterCloseMs);
  stopped.addEventListener('abort', () => clearTimeout(timer), { once: true });
}

/** Content of `payment.failed`. */
const toFailure = (payment: PaymentEntity) => ({
  error: {
    code: payment.error_code,
    description: payment.error_description,
    source: payment.error_source,
    step: payment.error_step,
    reason: payment.error_reason,
    metadata: { payment_id: payment.id, order_id: payment.order_id },
  },
});

function parsePayer({ method, email, contact }: Body): Payer {
  const known = PAYMENT_METHODS.find((one) => one === method);
  return {
    ...(known && { method: known }),
    email: typeof email === 'string' && email !== '' ? email : null,
    contact: typeof contact === 'string' && contact !== '' ? contact : null,
  };
}
