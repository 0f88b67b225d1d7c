import { type Access, type Endpoint, isMutation, isReplayable } from '@e-store/shared/endpoint';
import { type ErrorCode, ERROR_CODES } from '@e-store/shared/error-body';
import { ERROR_TABLE } from '@e-store/shared/error-table';
import { describeParameters } from './describe-parameters.ts';
import { type Example, inputSchema, type JsonSchema, outputSchema } from './json-schema.ts';
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
        content: describeContent(endpoint, example, components),
      },
      ...(!isMutation(endpoint) && notModified(components.responses)),
      ...errorResponses(endpoint, components),
    },
  };
}

function describeContent(
  { response, responseType }: Endpoint,
  example: Example | undefined,
  { schemas }: Components,
): JsonSchema {
  if (responseType) return { [responseType]: { schema: { type: 'string', format: 'binary' } } };
  const schema = outputSchema(response, schemas);
  return { 'application/json': { schema, ...(example && { example: example.answer }) } };
}

function describeResponseHeaders(endpoint: Endpoint): JsonSchema {
  const isLimited = endpoint.errors?.includes('TOO_MANY_REQUESTS');
  return referToHeaders(
    ...(isMutation(endpoint) ? [] : (['ETag'] as const)),
    ...(isLimited ? (['RateLimit', 'RateLimit-Policy'] as const) : []),
    ...(endpoint.idempotencyKey ? (['Idempotent-Replayed'] as const) : []),
    ...(endpoint.responseType ? (['Content-Disposition'] as const) : []),
  );
}

/** `GET /product/:id/related` → `getProductByIdRelated` */
function operationId(method: string, path: string): string {
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

/** By status, the finest level of OpenAPI. Equal sets share one component. */
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

function describeErrorResponse(status: number, codes: readonly ErrorCode[]): JsonSchema {
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

/** In table order: derived codes and its own. */
function listErrorCodes(endpoint: Endpoint): ErrorCode[] {
  const { access, params, query, body, file, errors = [] } = endpoint;
  const codes = new Set<ErrorCode>(['NOT_ACCEPTABLE', 'INTERNAL', 'SERVICE_UNAVAILABLE', ...errors]);
  const add = (when: unknown, ...more: ErrorCode[]) => {
    if (when) for (const code of more) codes.add(code);
  };
  add(params ?? query ?? body ?? file, 'VALIDATION_FAILED');
  add(params, 'NOT_FOUND', 'MALFORMED_BODY');
  add(query ?? body, 'MALFORMED_BODY');
  add(body ?? file, 'PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  add(isMutation(endpoint), 'CROSS_ORIGIN', 'FORBIDDEN');
  add(
    isReplayable(endpoint),
    'VALIDATION_FAILED',
    'IDEMPOTENCY_KEY_REUSED',
    'IDEMPOTENCY_KEY_IN_USE',
    'ALREADY_DONE',
  );
  add(endpoint.versioned && !endpoint.versioned.isOptional, 'PRECONDITION_REQUIRED');
  add(access.kind !== 'anyone', 'UNAUTHENTICATED');
  add('roles' in access, 'FORBIDDEN');
  add(access.kind === 'staff' || access.kind === 'staffEnrolling', 'PASSWORD_CONFIRMATION_REQUIRED');
  add(access.kind === 'staff', 'SECOND_FACTOR_SETUP_REQUIRED');
  return ERROR_CODES.filter((code) => codes.has(code));
}

export type Components = { schemas: Record<string, JsonSchema>; responses: Record<string, JsonSchema> };

export const sorted = (named: Record<string, JsonSchema>): JsonSchema =>
  Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)));
