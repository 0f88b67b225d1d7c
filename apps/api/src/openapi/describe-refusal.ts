import type { ErrorCode } from '@e-store/shared/error-body';
import { ERROR_TABLE } from '@e-store/shared/error-table';
import type { JsonSchema } from './json-schema.ts';

/** One status with the codes that it may bear. */
export function describeRefusal(status: number, codes: readonly ErrorCode[]): JsonSchema {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_TABLE[code].meaning}`).join('\n\n'),
    'x-codes': codes,
    ...headersOf(status),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
  };
}

function headersOf(status: number): JsonSchema {
  const wait = { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } } };
  if (status === 503) return { headers: wait };
  if (status !== 429) return {};
  const limit = { description: 'Which limit, and when it begins anew.', schema: { type: 'string' } };
  return { headers: { ...wait, RateLimit: limit, 'RateLimit-Policy': limit } };
}
