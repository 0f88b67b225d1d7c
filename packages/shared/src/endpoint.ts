import type { z } from 'zod';
import type { ErrorCode } from './error-body.ts';

/** Every path below is relative to this prefix (spec §7). */
export const API_PREFIX = '/api/v1';

export type Role = 'Customer' | 'Admin' | 'Packer' | 'Catalogue';

/**
 * Who may call. There is no default: an endpoint that does not say so does not compile.
 * - `anyone`: no session is asked for; one that is there is passed on.
 * - `signedIn`: any session; what the caller may see of it is the handler's decision.
 * - `staff`: one of the roles, whose password was confirmed within the last 30 minutes, with a second factor where the
 *   shop requires one.
 * - `staffEnrolling`: the same without that factor; only for setting it up.
 * - `staffUnconfirmed`: one of the roles; only for the confirmation itself.
 */
export type Access =
  | { kind: 'anyone' }
  | { kind: 'signedIn' }
  | { kind: 'staff'; roles: readonly Role[] }
  | { kind: 'staffEnrolling'; roles: readonly Role[] }
  | { kind: 'staffUnconfirmed'; roles: readonly Role[] };

export const anyone = { kind: 'anyone' } as const satisfies Access;
export const signedIn = { kind: 'signedIn' } as const satisfies Access;
export const staff = (...roles: Role[]) => ({ kind: 'staff', roles }) as const satisfies Access;
export const staffEnrolling = (...roles: Role[]) =>
  ({ kind: 'staffEnrolling', roles }) as const satisfies Access;
export const staffUnconfirmed = (...roles: Role[]) =>
  ({ kind: 'staffUnconfirmed', roles }) as const satisfies Access;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type Endpoint = {
  method: Method;
  /** Express notation, below `API_PREFIX`. A trailing slash is optional for callers. */
  path: `/${string}`;
  access: Access;
  /**
   * The path names something that is somebody's: to everybody else it is as if it were not there, but for these roles.
   */
  ownedBy?: { orStaff: readonly Role[] };
  /** One sentence for the API's documentation. */
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** In the place of `body`: the bytes of one file. What it truly is, the handler finds out. */
  file?: { types: readonly string[]; maxBytes: number };
  response: z.ZodType;
  /** Status of a success; 200 when absent. */
  status?: 200 | 201;
  /** What the handler refuses with; what follows from access and shapes is known without being said. */
  errors?: readonly ErrorCode[];
  /** Headers of the request that the handler reads. */
  headers?: readonly ('Idempotency-Key' | 'If-Match')[];
  /** With `If-Match`: the record whose version it names. */
  versioned?: VersionedRecord;
};

/** Where a caller finds the version for `If-Match`: the `field` of the `record`, as a read of it answers. */
export type VersionedRecord = {
  field: string;
  record: string;
  /** Without the header nobody else's change is looked for. */
  isOptional?: true;
};

/**
 * One call of the API as a value: path, shapes and who may call, said once. It binds the server's handler, types the
 * client and is the source of the API's documentation.
 */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

/** `GET /products`: how a call is named by clients, so that they carry no schema at run time. */
export type EndpointKey<E extends Endpoint> = `${E['method']} ${E['path']}`;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema> ? Schema : undefined;

/** What is used of a browser's `File`. */
export type FileToSend = { readonly type: string; readonly size: number };

/** What a caller sends. Parts that the endpoint does not declare are absent. */
export type EndpointInput<E extends Endpoint> = {
  [Name in 'params' | 'query' | 'body' as Part<E, Name> extends z.ZodType ? Name : never]: InputOf<
    Part<E, Name>
  >;
} & (E extends { file: object } ? { file: FileToSend } : unknown);

/** What the handler is given, parsed; undeclared parts are `undefined`. */
export type ParsedInput<E extends Endpoint> = {
  [Name in 'params' | 'query' | 'body']: OutputOf<Part<E, Name>>;
} & { file: E extends { file: object } ? Uint8Array : undefined };

/** What a caller receives. */
export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

/** What the handler returns, before the response schema drops whatever is not part of the contract. */
export type HandlerResult<E extends Endpoint> = z.input<E['response']>;
