import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { GatewayError } from './gateway-error.ts';
import type { Body } from './parameters.ts';

export type Answer = { status: number; headers: Record<string, string>; body: string };

/** JSON or form; an absent body is empty. */
export async function readBody(request: IncomingMessage): Promise<Body> {
  const content = await text(request);
  if (content === '') return {};
  if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded'))
    return Object.fromEntries(new URLSearchParams(content));
  try {
    const value: unknown = JSON.parse(content);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below.
  }
  throw new GatewayError('The request body must be a JSON object.');
}

export const jsonAnswer = (value: unknown, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  body: JSON.stringify(value),
});

export function errorAnswer(error: unknown): Answer {
  if (error instanceof GatewayError) return jsonAnswer(error.body, error.status);
  const unexpected = new GatewayError('We are facing some trouble completing your request at the moment.', {
    status: 500,
    reason: 'server_error',
  });
  return jsonAnswer(unexpected.body, 500);
}

export function send(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'x-content-type-options': 'nosniff', ...headers });
  response.end(body);
}
