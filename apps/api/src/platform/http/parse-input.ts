import { chooseMessage } from '@e-store/shared/choose-message';
import type { Endpoint, ParsedInput } from '@e-store/shared/endpoint';
import type { Request } from 'express';
import type { z } from 'zod';
import { AppError, ValidationError } from '../errors/errors.ts';

/** Refuses a caller who does not accept the type of the answer, before anything changes. */
export function assertAccepts({ responseType }: Endpoint, req: Request): void {
  const type = responseType ?? 'application/json';
  if (req.accepts(type) === false)
    throw new AppError(406, 'NOT_ACCEPTABLE', `This call answers ${type} only.`);
}

/** Reports every invalid field at once. */
export function parseInput<E extends Endpoint>(definition: E, req: Request): Omit<ParsedInput<E>, 'file'> {
  if (definition.body && !req.is('application/json'))
    throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send the body as application/json.');
  const fields: Record<string, string> = {};
  const parse = (schema: z.ZodType | undefined, value: unknown, nameOf: (path: PropertyKey[]) => string) => {
    const result = schema?.safeParse(value, { error: defaultMessages });
    for (const { path, message } of result?.error?.issues ?? []) fields[nameOf(path)] ??= message;
    return result?.data;
  };
  const parsed = {
    params: parse(definition.params, req.params, toBodyPath),
    query: parse(definition.query, req.query, toQueryPath),
    body: parse(definition.body, req.body, toBodyPath),
  };
  if (Object.keys(fields).length > 0) throw new ValidationError(fields);
  // The schemas prove this; TypeScript cannot follow the generic definition.
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

/** Of schemas without a message of their own. */
export const defaultMessages: z.core.$ZodErrorMap = (issue) =>
  issue.input === undefined ? 'This field is required.' : (describeRule(issue) ?? 'This is not valid.');

function describeRule(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return KINDS[issue.expected];
    case 'invalid_value':
      return choose(issue.values);
    case 'invalid_union':
      return Array.isArray(issue.options) ? choose(issue.options) : undefined;
    case 'too_big':
      return `At most ${issue.maximum}${unitOf(issue)}.`;
    case 'too_small':
      return `${issue.inclusive === false ? 'More than' : 'At least'} ${issue.minimum}${unitOf(issue)}.`;
    default:
      return undefined;
  }
}

const unitOf = ({ origin }: { origin: string }) => (origin === 'string' ? ' characters' : '');

function choose(values: readonly unknown[]): string | undefined {
  const named = values.filter((value) => value !== undefined).map(String);
  return named.length > 0 ? chooseMessage(named) : undefined;
}

const toBodyPath = (path: PropertyKey[]) => path.map(String).join('.') || 'body';
const toQueryPath = ([first = 'query', ...rest]: PropertyKey[]) =>
  String(first) + rest.map((part) => (typeof part === 'number' ? `.${part}` : `[${String(part)}]`)).join('');

/** After authorisation and up to the size limit. `undefined` for endpoints without a file. */
export async function readFile({ file }: Endpoint, req: Request): Promise<Uint8Array | undefined> {
  if (!file) return undefined;
  if (!req.is([...file.types]))
    throw new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', `Send a file of type ${file.types.join(', ')}.`);
  const chunks: Buffer[] = [];
  let length = Number(req.get('content-length') ?? 0);
  if (length <= file.maxBytes) {
    length = 0;
    for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= file.maxBytes) chunks.push(chunk);
      else if (length > 4 * file.maxBytes) break;
    }
  }
  if (length > file.maxBytes) {
    req.resume(); // Closing the connection now would lose the response.
    throw new AppError(413, 'PAYLOAD_TOO_LARGE', `At most ${Math.floor(file.maxBytes / 1024 / 1024)} MB.`);
  }
  return Buffer.concat(chunks);
}
