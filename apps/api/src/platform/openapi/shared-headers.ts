import type { JsonSchema } from './json-schema.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };

const HEADERS = {
  Allow: { description: 'The methods that the path supports.', schema: text },
  'Content-Disposition': { description: '`attachment`, with the name of the file.', schema: text },
  ETag: {
    description:
      'Version of the response, for `If-None-Match`. The ETag of a staff product begins with its version and is valid in `If-Match`.',
    schema: text,
  },
  'Idempotent-Replayed': {
    description: '`true` for a stored response to the same key: nothing was done again.',
    schema: { type: 'string', enum: ['true'] },
  },
  RateLimit: {
    description: 'Of each limit: calls that remain (`r`), and seconds until its window ends (`t`).',
    schema: text,
  },
  'RateLimit-Policy': {
    description: 'Of each limit: calls that are allowed (`q`) in a window of seconds (`w`).',
    schema: text,
  },
  'Retry-After': { description: 'Seconds to wait.', schema: whole },
};

const PARAMETERS = {
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A new key for each new request, such as a UUID. The same key with the same request returns the first response, and nothing is done twice; see `Idempotent-Replayed`.',
    schema: { type: 'string', minLength: 1, maxLength: 200, pattern: String.raw`^[\x21-\x7E]+$` },
    example: 'f6b7c1d2-3a4b-4c5d-8e6f-7a8b9c0d1e2f',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of an earlier response: returns 304 without a body while that response is current.',
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
    description: 'Nothing has changed since the response whose `ETag` was sent as `If-None-Match`.',
    ...referToHeaders('ETag'),
  };
  return { 304: { $ref: `#/components/responses/${NOT_MODIFIED}` } };
}
