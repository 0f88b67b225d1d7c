import type { Access, Endpoint } from '@e-store/shared/endpoint';
import type { ErrorCode } from '@e-store/shared/error-body';
import { ERROR_TABLE } from '@e-store/shared/error-table';
import { describeParameters } from './describe-parameters.ts';
import { describeRefusal } from './describe-refusal.ts';
import { errorsOf } from './errors-of.ts';
import type { Example } from './example.ts';
import type { Components } from './components.ts';
import { inputSchema, type JsonSchema, outputSchema } from './json-schema.ts';

/** One call in the words of OpenAPI; everything in it follows from the endpoint's value and its example. */
export function describeOperation(
  endpoint: Endpoint,
  example: Example | undefined,
  components: Components,
): JsonSchema {
  const { method, path, access, summary, status = 200 } = endpoint;
  const parameters = describeParameters(endpoint, example);
  return {
    operationId: operationId(method, path),
    tags: [tagOf(path)],
    summary,
    description: whoMayCall(access),
    ...('roles' in access && { 'x-roles': access.roles }),
    security: access.kind === 'anyone' ? [] : [{ session: [] }],
    ...(parameters.length > 0 && { parameters }),
    ...requestBody(endpoint, example),
    responses: {
      [status]: {
        description: 'Done.',
        content: {
          'application/json': {
            schema: outputSchema(endpoint.response, components.schemas),
            ...(example && { example: example.answer }),
          },
        },
      },
      ...refusals(endpoint, components),
    },
  };
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

function tagOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return first === 'admin' ? `staff: ${second}` : first;
}

function whoMayCall(access: Access): string {
  if (access.kind === 'anyone') return 'Anyone may call it.';
  if (access.kind === 'signedIn')
    return 'Whoever is signed in may call it, and sees and changes what is theirs.';
  const roles = `For staff with the role ${access.roles.join(' or ')}`;
  if (access.kind === 'staffUnconfirmed') return `${roles}; the password need not be confirmed.`;
  const confirmed = `${roles}, whose password was confirmed within the last 30 minutes`;
  return access.kind === 'staff'
    ? `${confirmed}, with a second step where the shop requires one.`
    : `${confirmed}; a second step that the shop requires need not be set up.`;
}

function requestBody({ body, file }: Endpoint, example: Example | undefined): JsonSchema {
  if (file)
    return {
      requestBody: {
        required: true,
        description: `The bytes of one file, at most ${file.maxBytes / 1024 / 1024} MB.`,
        content: Object.fromEntries(file.types.map((type) => [type, {}])),
      },
    };
  if (!body) return {};
  const content = {
    schema: inputSchema(body),
    ...(example?.body !== undefined && { example: example.body }),
  };
  return { requestBody: { required: true, content: { 'application/json': content } } };
}

/** By status, because OpenAPI knows nothing finer; each set of codes stands once in the document. */
function refusals(endpoint: Endpoint, { responses }: Components): JsonSchema {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(endpoint))
    for (const status of ERROR_TABLE[code].status)
      // 414, like 405, is not of one call but of whatever was asked for.
      if (status !== 414 && (status !== 428 || endpoint.headers?.includes('If-Match')))
        byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  return Object.fromEntries(
    [...byStatus].map(([status, these]) => {
      const name = `${status}.${these.join('.')}`;
      responses[name] = describeRefusal(status, these);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}
