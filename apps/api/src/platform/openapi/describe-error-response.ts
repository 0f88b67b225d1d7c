import type { ErrorCode } from '@e-store/shared/error-body';
import { ERROR_TABLE } from '@e-store/shared/error-table';
import type { JsonSchema } from './json-schema.ts';
import { referToHeaders } from './shared-headers.ts';

export function describeErrorResponse(status: number, codes: readonly ErrorCode[]): JsonSchema {
  return {
    description: codes.map((code) => `\`${code}\`: ${ERROR_TABLE[code].meaning}`).join('\n\n'),
    'x-codes': codes,
    ...describeErrorHeaders(status),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
  };
}

function describeErrorHeaders(status: number): JsonSchema {
  if (status === 405) return referToHeaders('Allow');
  if (status === 503) return referToHeaders('Retry-After');
  return status === 429 ? referToHeaders('Retry-After', 'RateLimit', 'RateLimit-Policy') : {};
}
