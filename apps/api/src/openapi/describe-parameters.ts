import type { Endpoint } from '@e-store/shared/endpoint';
import type { Example } from './example.ts';
import { inputSchema, type JsonSchema } from './json-schema.ts';

const HEADERS = {
  'Idempotency-Key':
    'One for each new order, such as a UUID. The same key and body again are the same order; see `Idempotent-Replayed`.',
  'If-Match': 'The `ETag` of what was read. When somebody changed it since, nothing is written (412).',
};
const HEADER_EXAMPLES = { 'Idempotency-Key': 'f6b7c1d2-3a4b-4c5d-8e6f-7a8b9c0d1e2f', 'If-Match': '"1"' };

/** Path, query and headers of a call, each with the value that it has in the example. */
export function describeParameters(endpoint: Endpoint, example: Example | undefined): JsonSchema[] {
  const [path = '', query = ''] = example?.path.split('?') ?? [];
  const inPath = valuesInPath(endpoint.path, path);
  const inQuery = new URLSearchParams(query);
  return [
    ...members(endpoint.params).map(({ name, schema }) => ({
      name,
      in: 'path',
      required: true,
      schema,
      ...given(inPath[name]),
    })),
    ...members(endpoint.query).map(({ name, schema, isRequired }) => ({
      name,
      in: 'query',
      required: isRequired,
      schema,
      // price[gt]=500
      ...(schema['type'] === 'object' && { style: 'deepObject', explode: true }),
      ...given(inQuery.get(name) ?? undefined),
    })),
    ...(endpoint.headers ?? []).map((name) => ({
      name,
      in: 'header',
      required: name === 'If-Match',
      description: HEADERS[name],
      schema: { type: 'string' },
      example: (name === 'If-Match' ? example?.ifMatch : undefined) ?? HEADER_EXAMPLES[name],
    })),
  ];
}

const given = (example: string | undefined) => (example === undefined ? {} : { example });

type Member = { name: string; schema: JsonSchema; isRequired: boolean };

function members(schema: Endpoint['query']): Member[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    schema: inner,
    isRequired: required.includes(name),
  }));
}

/** `/product/:id` and `/product/64…` → `{ id: '64…' }` */
function valuesInPath(pattern: string, path: string): Record<string, string> {
  const parts = path.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .map((part, index): [string, string] => [part, parts[index] ?? ''])
      .filter(([part, value]) => part.startsWith(':') && value !== '')
      .map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}
