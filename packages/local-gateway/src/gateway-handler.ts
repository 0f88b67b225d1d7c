import type { IncomingMessage, RequestListener } from 'node:http';
import { answerApiCall } from './api-routes.ts';
import { assertAuthenticated, type Keys } from './authenticate.ts';
import { answerCheckout } from './checkout-routes.ts';
import type { GatewayControl } from './control.ts';
import type { Faults } from './faults.ts';
import { GatewayError } from './gateway-error.ts';
import type { Gateway } from './gateway-state.ts';
import { type Answer, errorAnswer, jsonAnswer, readBody, send } from './http-messages.ts';
import type { Body } from './parameters.ts';

export type HandlerParts = {
  gateway: Gateway;
  control: GatewayControl;
  faults: Faults;
  keys: Keys;
  payAfterCloseMs: number;
  stopped: AbortSignal;
  save: () => void;
};

export function createGatewayHandler(parts: HandlerParts): RequestListener {
  return async (request, response) => {
    const answer = await answerRequest(request, parts).catch(errorAnswer);
    if (request.method !== 'GET') parts.save();
    // A hanging call keeps its connection until client or gateway ends it.
    if (answer) send(response, answer);
  };
}

async function answerRequest(request: IncomingMessage, parts: HandlerParts): Promise<Answer | undefined> {
  const url = new URL(request.url ?? '/', 'http://gateway');
  const checkout = await answerCheckout(request, url, parts);
  if (checkout) return checkout;
  assertAuthenticated(request, parts.keys);
  const body = await readBody(request);
  if (url.pathname.startsWith('/_control/')) return answerControl(request, url.pathname, body, parts.control);
  return answerWithFaults(request, url, body, parts);
}

async function answerControl(
  request: IncomingMessage,
  path: string,
  body: Body,
  control: GatewayControl,
): Promise<Answer> {
  const name = path.slice('/_control/'.length);
  if (request.method !== 'POST' || !Object.hasOwn(control, name))
    throw new GatewayError('The requested URL was not found on the server.');
  const command = control[name as keyof GatewayControl] as (argument: Body) => unknown;
  return jsonAnswer((await command(body)) ?? {});
}

function answerWithFaults(
  request: IncomingMessage,
  url: URL,
  body: Body,
  { gateway, faults }: HandlerParts,
): Answer | undefined {
  const call = {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    body,
    refundKey: request.headers['x-refund-idempotency']?.toString(),
  };
  const fault = faults.take();
  if (!fault) return jsonAnswer(answerApiCall(gateway, call));
  if (fault.isProcessed) answerApiCall(gateway, call);
  if (fault.status === undefined) return undefined;
  return errorAnswer(
    new GatewayError('We are facing some trouble completing your request at the moment.', {
      status: fault.status,
      reason: 'server_error',
    }),
  );
}
