import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { GatewayError } from './gateway-error.ts';

export type Keys = { keyId: string; keySecret: string };

/** @throws GatewayError 401 unless the Basic credentials are the key id and secret */
export function assertAuthenticated(request: IncomingMessage, { keyId, keySecret }: Keys): void {
  const header = request.headers.authorization;
  if (header === undefined)
    throw new GatewayError('Please provide your api key for authentication purposes.', unauthenticated);
  const given = Buffer.from(header.replace(/^Basic /i, ''), 'base64');
  const expected = Buffer.from(`${keyId}:${keySecret}`);
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new GatewayError('Authentication failed', unauthenticated);
}

const unauthenticated = { status: 401, source: 'NA', step: 'NA', reason: 'NA' };
