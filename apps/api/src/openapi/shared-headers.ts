import type { JsonSchema } from './json-schema.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const limit = { description: 'Which limit, and when it begins anew.', schema: text };

const HEADERS = {
  Allow: { description: 'The methods that the path takes.', schema: text },
  ETag: {
    description:
      'Stays while the answer stays: sent back as `If-None-Match`. That of a product for staff begins with its version, and is taken as `If-Match`.',
    schema: text,
  },
  'Idempotent-Replayed': {
    description: '`true` when the same key was answered before: nothing was done again.',
    schema: { type: 'string', enum: ['true'] },
  },
  RateLimit: limit,
  'RateLimit-Policy': limit,
  'Retry-After': { description: 'Seconds to wait.', schema: whole },
};

const PARAMETERS = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'One for each new request, such as a UUID. The same key with the same request is answered as the first time, and nothing is done twice; see `Idempotent-Replayed`.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: String.raw`^[\x21-\x7E]+$` },
    example: 'f6b7c1d2-3a4b-4c5d-8e6f-7a8b9c0d1e2f',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The `ETag` of an earlier answer: 304 without a body while that still holds.',
    schema: text,
  },
};

const NOT_MODIFIED = '304.NOT_MODIFIED';

export const SHARED_HEADERS: JsonSchema = HEADERS;
export const SHARED_PARAMETERS: JsonSchema = PARAMETERS;

export const referToHeaders = (...names: (keyof typeof HEADERS)[]): JsonSchema =>
  names.length === 0
    ? {}
    : { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };

export const referToParameter = (name: keyof typeof PARAMETERS): JsonSchema => ({
  $ref: `#/components/parameters/${name}`,
});

export function notModified(responses: Record<string, JsonSchema>): JsonSchema {
  responses[NOT_MODIFIED] = {
    description: 'Nothing has changed since the answer whose `ETag` was sent as `If-None-Match`.',
    ...referToHeaders('ETag'),
  };
  return { 304: { $ref: `#/components/responses/${NOT_MODIFIED}` } };
}
