import { API_PREFIX, type Endpoint } from '@e-store/shared/endpoint';
import { type Components, sorted, describeOperation, pathTag } from './describe-operation.ts';
import { type Examples, type JsonSchema, outputSchema } from './json-schema.ts';
import { DocumentedError } from './named-schemas.ts';
import { TAG_DESCRIPTIONS } from './tag-descriptions.ts';
import { SHARED_HEADERS, SHARED_PARAMETERS } from './shared-headers.ts';

const DESCRIPTION = `
The HTTP API of the shop. Its own pages use the same calls.

- **Session:** \`POST /register\` and \`POST /login\` set the session cookie of all other calls; over https its name
  begins with \`__Host-\`. The API has no keys and no bearer tokens.
- **Money** is an integer in whole rupees, or in paise where the field says so; **days** are dates in India (\`2026-11-20\`), **times** are UTC (ISO 8601).
- **Errors** have one shape and a stable \`code\`; docs/errors.md of the repository lists all codes.
- **Lists** accept \`page\` (from 1) and \`limit\`, and return both with the total over all pages.
- **Reads** return an \`ETag\`; sent as \`If-None-Match\`, it returns 304 while nothing has changed. A CDN
  in front may answer lists and details of products up to five seconds late.
- **Limits** per account and per network address return 429 with \`Retry-After\` and \`RateLimit\`.
- **Compatibility:** nothing in this document is removed or changed; additions may come. Ignore unknown members of a response.
`.trim();

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
    servers: [{ url: API_PREFIX, description: 'The shop that serves this document' }],
    paths,
    components: {
      schemas: sorted(components.schemas),
      responses: sorted(components.responses),
      headers: SHARED_HEADERS,
      parameters: SHARED_PARAMETERS,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'estore_session', description: 'Set at sign-in.' },
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
