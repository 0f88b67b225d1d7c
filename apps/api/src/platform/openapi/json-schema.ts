import { z } from 'zod';
import { ErrorBody } from '@e-store/shared/error-body';
import { adaptForGenerators } from './adapt-for-generators.ts';
import { namedSchemas } from './named-schemas.ts';

export type JsonSchema = { [key: string]: unknown };

const BY_FORMAT = new Set(['date', 'date-time', 'email', 'uuid', 'time']);

/** Drops safe-integer bounds in responses and patterns of known formats. */
function simplify(
  { zodSchema, jsonSchema: schema }: { zodSchema: unknown; jsonSchema: JsonSchema },
  io: 'input' | 'output',
): void {
  // Invalid values count as absent.
  if (zodSchema instanceof z.ZodCatch) for (const rule of CONSTRAINT_KEYS) delete schema[rule];
  // JSON allows larger integers in requests, and the server rejects them.
  if (io === 'output' && schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  // An optional schema repeats its inner one, whose `sentAs` may have its own pattern.
  if (!(zodSchema instanceof z.ZodOptional) && BY_FORMAT.has(String(schema['format'])))
    delete schema['pattern'];
  // Generated clients must accept unknown codes.
  if (zodSchema === ErrorBody.shape.code) {
    schema['x-extensible-enum'] = schema['enum'];
    delete schema['enum'];
  }
  // Strict clients would break on new members of responses. In requests, `false` means a strict object.
  const isStrictInput = io === 'input' && schema['additionalProperties'] === false;
  if (schema['properties'] && isTrivialRule(schema['additionalProperties']) && !isStrictInput)
    delete schema['additionalProperties'];
}

/** The document describes the input, before transforms. */
function applySentAs({
  zodSchema,
  jsonSchema: schema,
}: {
  zodSchema: unknown;
  jsonSchema: JsonSchema;
}): void {
  const sent = z.globalRegistry.get(zodSchema as z.core.$ZodType)?.['sentAs'];
  if (typeof sent !== 'object' || sent === null) return;
  const { default: fallback } = schema;
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, structuredClone(sent), fallback !== undefined && { default: fallback });
}

/** zod cannot express rules about several members. */
function applyForbidden({
  zodSchema,
  jsonSchema: schema,
}: {
  zodSchema: unknown;
  jsonSchema: JsonSchema;
}): void {
  const forbidden = z.globalRegistry.get(zodSchema as z.core.$ZodType)?.['forbidden'];
  if (forbidden !== undefined) schema['not'] = structuredClone(forbidden);
}

/** The registries of `write` hold no descriptions. */
function addDescription({
  zodSchema,
  jsonSchema: schema,
}: {
  zodSchema: unknown;
  jsonSchema: JsonSchema;
}): void {
  const description = z.globalRegistry.get(zodSchema as z.core.$ZodType)?.description;
  if (description !== undefined) schema['description'] = description;
}

/** zod omits defaults of transforming schemas; a numeric one is the same on both sides. */
function addDefault({ zodSchema, jsonSchema: schema }: { zodSchema: unknown; jsonSchema: JsonSchema }): void {
  if (!(zodSchema instanceof z.ZodDefault)) return;
  const { defaultValue } = zodSchema.def;
  if (typeof defaultValue === 'number') schema['default'] = defaultValue;
}

const isTrivialRule = (additional: unknown) => additional === false || JSON.stringify(additional) === '{}';

const CONSTRAINT_KEYS = ['type', 'minimum', 'maximum', 'pattern', 'minLength', 'maxLength', 'enum'];

const emptyRegistry = z.registry<{ id: string }>();

/** OpenAPI 3.1 is JSON Schema 2020-12. Unrepresentable parts stay open. Named schemas go into `schemas`. */
function write(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, JsonSchema>): JsonSchema {
  // Wrapped, so that a named root schema is referenced too.
  const written = z.toJSONSchema(z.object({ schema }), {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    metadata: io === 'output' ? namedSchemas : emptyRegistry,
    override: (node) => {
      simplify(node, io);
      if (io === 'input') {
        applySentAs(node);
        applyForbidden(node);
        addDefault(node);
      }
      addDescription(node);
    },
  });
  const plain = JSON.parse(
    JSON.stringify({ schema: written.properties?.['schema'], defs: written.$defs ?? {} }).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    ),
    (key, value: unknown) =>
      key === 'pattern' && typeof value === 'string' ? portablePattern(value) : value,
  ) as { schema: JsonSchema; defs: Record<string, JsonSchema> };
  for (const [name, { id: _, ...definition }] of Object.entries(plain.defs))
    schemas[name] = adaptForGenerators(definition);
  return adaptForGenerators(plain.schema);
}

export const inputSchema = (schema: z.ZodType): JsonSchema => write(schema, 'input', {});
export const outputSchema = (schema: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema =>
  write(schema, 'output', schemas);

export type Example = {
  /** Below the prefix, with its query. */
  path: string;
  ifMatch?: string;
  body?: unknown;
  status: number;
  answer?: unknown;
};

export type Examples = Readonly<Record<string, Example>>;

/**
 * For ECMA-262, Python `re`, RE2 and Java: `\d` and `\w` differ for non-ASCII text, and RE2 lacks `\uHHHH`.
 * @throws Error for look-around, named groups, back-references and `\p{…}`
 */
export function portablePattern(source: string): string {
  const unportable = /\(\?(?!:)|\\[pPkbBc1-9]|\\u\{/.exec(source);
  if (unportable) throw new Error(`No common form of ${unportable[0]} in the pattern ${source}`);
  let isInClass = false;
  return source.replace(/\\u([0-9A-Fa-f]{4})|\\([\s\S])|[[\]]/g, (token, code?: string, escaped?: string) => {
    if (code !== undefined) return String.fromCharCode(Number.parseInt(code, 16));
    if (escaped === 'd') return isInClass ? '0-9' : '[0-9]';
    if (escaped === 'w') return isInClass ? 'A-Za-z0-9_' : '[A-Za-z0-9_]';
    if (escaped === '/') return '/';
    if (escaped !== undefined) return token;
    isInClass = token === '[';
    return token;
  });
}
