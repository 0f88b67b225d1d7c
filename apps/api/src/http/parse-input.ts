import type { Endpoint, ParsedInput } from '@e-store/shared/endpoint';
import type { Request } from 'express';
import type { z } from 'zod';
import { AppError, ValidationError } from '../errors.ts';

/** Params, query and body through the endpoint's schemas. Everything bad is refused at once, by name. */
export function parseInput<E extends Endpoint>(definition: E, req: Request): Omit<ParsedInput<E>, 'file'> {
  if (definition.body && !req.is('application/json'))
    throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  const fields: Record<string, string> = {};
  const parse = (schema: z.ZodType | undefined, value: unknown, nameOf: (path: PropertyKey[]) => string) => {
    const result = schema?.safeParse(value, { error: inWords });
    for (const { path, message } of result?.error?.issues ?? []) fields[nameOf(path)] ??= message;
    return result?.data;
  };
  const parsed = {
    params: parse(definition.params, req.params, dotted),
    query: parse(definition.query, req.query, bracketed),
    body: parse(definition.body, req.body, dotted),
  };
  if (Object.keys(fields).length > 0) throw new ValidationError(fields);
  // The schemas just proved it; TypeScript cannot follow a generic definition into its members.
  return parsed as Omit<ParsedInput<E>, 'file'>;
}

const KINDS: Record<string, string> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Use true or false.',
  array: 'Send a list.',
  object: 'Send an object.',
};

/** What is said where the schema has no sentence of its own. */
const inWords: z.core.$ZodErrorMap = (issue) => {
  if (issue.code !== 'invalid_type') return 'This is not valid.';
  return issue.input === undefined ? 'This field is required.' : (KINDS[issue.expected] ?? 'This is not valid.');
};

/** `shippingInfo.phoneNo`, as the body nests; the body as a whole is called `body`. */
const dotted = (path: PropertyKey[]) => path.map(String).join('.') || 'body';
/** `price[gt]`, as a query spells it; a place in a list as in a body: `ids.0`. */
const bracketed = ([first = 'query', ...rest]: PropertyKey[]) =>
  String(first) + rest.map((part) => (typeof part === 'number' ? `.${part}` : `[${String(part)}]`)).join('');
