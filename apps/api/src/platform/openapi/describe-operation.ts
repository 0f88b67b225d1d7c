import { type Access, type Endpoint, isMutation } from '@e-store/shared/endpoint';
import type { ErrorCode } from '@e-store/shared/error-body';
import { ERROR_TABLE } from '@e-store/shared/error-table';
import { describeParameters } from './describe-parameters.ts';
import { describeErrorResponse } from './describe-error-response.ts';
import { listErrorCodes } from './list-error-codes.ts';
import type { Example } from './example.ts';
import type { Components } from './components.ts';
import { inputSchema, type JsonSchema, outputSchema } from './json-schema.ts';
import { notModified, referToHeaders } from './shared-headers.ts';

export function describeOperation(
  endpoint: Endpoint,
  example: Example | undefined,
  components: Components,
): JsonSchema {
  const { method, path, access, summary, status = 200 } = endpoint;
  const parameters = describeParameters(endpoint, example);
  return {
    operationId: operationId(method, path),
    tags: [pathTag(path)],
    summary,
    description: describeCallers(access),
    ...('roles' in access && { 'x-roles': access.roles }),
    security: access.kind === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(endpoint, example),
    responses: {
      [status]: {
        description: 'Success.',
        ...describeResponseHeaders(endpoint),
        content: {
          'application/json': {
            schema: outputSchema(endpoint.response, components.schemas),
            ...(example && { example: example.answer }),
          },
        },
      },
      ...(!isMutation(endpoint) && notModified(components.responses)),
      ...errorResponses(endpoint, components),
    },
  };
}

function describeResponseHeaders(endpoint: Endpoint): JsonSchema {
  const isLimited = endpoint.errors?.includes('TOO_MANY_REQUESTS');
  return referToHeaders(
    ...(isMutation(endpoint) ? [] : (['ETag'] as const)),
    ...(isLimited ? (['RateLimit', 'RateLimit-Policy'] as const) : []),
    ...(endpoint.idempotencyKey ? (['Idempotent-Replayed'] as const) : []),
  );
}

/** `GET /product/:id/related` → `getProductByIdRelated` */
export function operationId(method: string, path: string): string {
  const words = path.split(/[/.-]/).filter(Boolean);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return (
    method.toLowerCase() +
    words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word))).join('')
  );
}

export function pathTag(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return first === 'admin' ? `staff: ${second}` : first;
}

function describeCallers(access: Access): string {
  if (access.kind === 'anyone') return 'For everyone, with or without a session.';
  if (access.kind === 'signedIn') return 'For signed-in users; covers their own data only.';
  const roles = `For staff with the role ${access.roles.join(' or ')}`;
  if (access.kind === 'staffUnconfirmed') return `${roles}, without password confirmation.`;
  const confirmed = `${roles}, with the password confirmed within the last 30 minutes`;
  return access.kind === 'staff'
    ? `${confirmed}, and with two-step sign-in where the shop requires it.`
    : `${confirmed}. Two-step sign-in need not be set up, even where the shop requires it.`;
}

function requestBody({ body, file }: Endpoint, example: Example | undefined): JsonSchema {
  if (file)
    return {
      requestBody: {
        required: true,
        description: `The content of one file, at most ${file.maxBytes / 1024 / 1024} MB.`,
        content: Object.fromEntries(
          file.types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]),
        ),
      },
    };
  if (!body) return {};
  const content = {
    schema: inputSchema(body),
    ...(example?.body !== undefined && { example: example.body }),
  };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

/** Errors of every call: wrong method, long URL, large headers. */
const COMMON_ERRORS = [
  [405, 'METHOD_NOT_ALLOWED'],
  [414, 'PAYLOAD_TOO_LARGE'],
  [431, 'PAYLOAD_TOO_LARGE'],
] as const satisfies [number, ErrorCode][];

/** Groups codes by status, the finest level of OpenAPI. Equal sets share one component. */
function errorResponses(endpoint: Endpoint, { responses }: Components): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>(COMMON_ERRORS.map(([status, code]) => [status, [code]]));
  for (const code of listErrorCodes(endpoint))
    for (const status of ERROR_TABLE[code].status) {
      const codes = byStatus.get(status) ?? [];
      if (!codes.includes(code)) byStatus.set(status, [...codes, code]);
    }
  return Object.fromEntries(
    [...byStatus].map(([status, these]) => {
      const name = `${status}.${these.join('.')}`;
      responses[name] = describeErrorResponse(status, these);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}
