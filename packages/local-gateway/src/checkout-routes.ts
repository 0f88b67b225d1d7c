import type { IncomingMessage } from 'node:http';
import type { HandlerParts } from './gateway-handler.ts';
import type { Answer } from './http-messages.ts';

export async function answerCheckout(
  _request: IncomingMessage,
  _url: URL,
  _parts: HandlerParts,
): Promise<Answer | undefined> {
  return undefined;
}
