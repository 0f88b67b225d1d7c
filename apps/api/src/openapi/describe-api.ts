import { API_PREFIX, type Endpoint } from '@e-store/shared/endpoint';
import { type Components, sorted } from './components.ts';
import { describeOperation, pathTag } from './describe-operation.ts';
import type { Examples } from './example.ts';
import { type JsonSchema, outputSchema } from './json-schema.ts';
import { DocumentedError } from './named-schemas.ts';
import { TAG_DESCRIPTIONS } from './tag-descriptions.ts';
import { SHARED_HEADERS, SHARED_PARAMETERS } from './shared-headers.ts';

const DESCRIPTION = `
The calls of the shop, as its own pages make them.

- **Session:** \`POST /register\` and \`POST /login\` set a cookie, which the other calls take; over https its name
  begins with \`__Host-\`. There are no keys and no tokens to send.
- **Money** is whole rupees in an integer, **days** are those of India (\`2026-11-20\`), **times** are UTC (ISO 8601).
- **Errors** have one shape and a stable \`code\`; docs/errors.md of the repository lists them all.
- **Lists** take \`page\` (from 1) and \`limit\`, and answer with both and how many there are over all pages.
- **Reads** bear an \`ETag\`: sent back as \`If-None-Match\` it is answered 304 while nothing has changed.
- **Limits** by account and by address answer 429 with \`Retry-After\` and \`RateLimit\`.
- What is written here stays; things are only added. Ignore members of an answer that you do not know.
`.trim();

/** Renders the contract as an OpenAPI 3.1 document, using endpoint values only. */
export function describeApi(contract: readonly Endpoint[], examples: Examples): JsonSchema {
  const components: Components = { schemas: {}, responses: {} };
  outputSchema(DocumentedError, components.schemas);
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of contract) {
    const path = documentedPath(endpoint.path);
    const example = examples[`${endpoint.method} ${endpoint.path}`];
    const operation = describeOperation(endpoint, example, components);
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'E-Store',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: listTags(contract),
    servers: [{ url: API_PREFIX, description: 'The shop that this document comes from' }],
    paths,
    components: {
      schemas: sorted(components.schemas),
      responses: sorted(components.responses),
      headers: SHARED_HEADERS,
      parameters: SHARED_PARAMETERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'estore_session', description: 'Set by a sign-in.' },
      },
    },
  };
}

export const documentedPath = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}').replace(/(?<=.)\/$/, '');

const listTags = (contract: readonly Endpoint[]) =>
  [...new Set(contract.map(({ path }) => pathTag(path)))].toSorted().map((name) => ({
    name,
    ...(TAG_DESCRIPTIONS[name] && { description: TAG_DESCRIPTIONS[name] }),
  }));
