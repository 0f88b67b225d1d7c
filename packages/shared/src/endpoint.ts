import { z } from 'zod';
import type { ErrorCode } from './error-body.ts';
import type { Role } from './roles.ts';

/** Spec §7. */
export const API_PREFIX = '/api/v1';

/**
 * Access rule; mandatory for every endpoint.
 * - `anyone`: session optional.
 * - `signedIn`: any session; the handler decides what the caller may see.
 * - `staff`: one of the roles, password confirmed within 30 minutes, with the second factor where required.
 * - `staffEnrolling`: the same without that factor; only for setting it up.
 * - `staffUnconfirmed`: one of the roles; only for the confirmation.
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

export type Endpoint = EndpointParts & (Read | Mutation);

type EndpointParts = {
  /** Express notation. Callers may add a trailing slash. */
  path: `/${string}`;
  access: Access;
  /** 404 for anyone but the owner of the record in the path and these roles. */
  ownedBy?: { orStaff: readonly Role[] };
  summary: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Replaces `body`. The handler detects the real type. */
  file?: { types: readonly string[]; maxBytes: number };
  /** Headers of the signature. The handler receives raw body and headers. */
  signatureHeaders?: Readonly<Record<string, { description: string; example: string }>>;
  response: z.ZodType;
  /** Of the file in `response` (`FileAnswer`); absent: JSON. */
  responseType?: 'application/pdf';
  status?: 200 | 201;
  /** Those of access and schemas are implied. */
  errors?: readonly ErrorCode[];
};

type Read = { method: 'GET'; idempotencyKey?: never; versioned?: never; idempotent?: never };

type Mutation = { method: Method } & AtLeastOne<RepeatSafety>;

type RepeatSafety = {
  /**
   * `24h`: the answer is stored with the change for 24 hours and replayed. `permanent`: the use case stores
   * the key with its record.
   */
  idempotencyKey: '24h' | 'permanent';
  /** Takes the version in `If-Match`; an outdated one is rejected (412). */
  versioned: VersionedRecord;
  /** A repeat without a key leaves the same state, or is rejected. */
  idempotent: true;
};

type AtLeastOne<Options> = {
  [Name in keyof Options]: Pick<Options, Name> & Partial<Omit<Options, Name>>;
}[keyof Options];

/** Callers read the version from `field` of `record`. */
export type VersionedRecord = {
  field: string;
  record: string;
  /** Without the header, concurrent changes are not checked. */
  isOptional?: true;
};

/** Parsed from `If-Match`. */
export type SeenVersion<E extends Endpoint> = E extends { versioned: { isOptional: true } }
  ? number | undefined
  : E extends { versioned: object }
    ? number
    : undefined;

export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

/** `GET /logout` is the only such GET (spec §7). */
export const isMutation = ({ method, idempotent }: Endpoint): boolean =>
  method !== 'GET' || idempotent === true;

/** Its answer is stored under the caller's `Idempotency-Key`. */
export const isReplayable = ({ idempotencyKey }: Endpoint): boolean => idempotencyKey === '24h';

export type EndpointKey<E extends Endpoint> = `${E['method']} ${E['path']}`;

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;
type Part<E extends Endpoint, Name extends 'params' | 'query' | 'body'> =
  E extends Record<Name, infer Schema> ? Schema : undefined;

/** Callers get the bytes, as an attachment with the name. */
export const FileAnswer = z.object({ filename: z.string(), bytes: z.instanceof(Uint8Array) });
export type FileAnswer = z.infer<typeof FileAnswer>;

export const fileResponse = <const Type extends NonNullable<Endpoint['responseType']>>(
  responseType: Type,
) => ({
  responseType,
  response: FileAnswer,
});

export type FileToSend = { readonly type: string; readonly size: number };

export type EndpointInput<E extends Endpoint> = {
  [Name in 'params' | 'query' | 'body' as Part<E, Name> extends z.ZodType ? Name : never]: InputOf<
    Part<E, Name>
  >;
} & (E extends { file: object } ? { file: FileToSend } : unknown);

export type ParsedInput<E extends Endpoint> = {
  [Name in 'params' | 'query' | 'body']: OutputOf<Part<E, Name>>;
} & { file: E extends { file: object } ? Uint8Array : undefined };

export type EndpointResponse<E extends Endpoint> = z.output<E['response']>;

/** Before the response schema strips unknown fields. */
export type HandlerResult<E extends Endpoint> = z.input<E['response']>;
