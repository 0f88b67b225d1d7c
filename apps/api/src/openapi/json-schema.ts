import { ErrorBody } from '@e-store/shared/error-body';
import { z } from 'zod';
import { forGenerators } from './for-generators.ts';
import { namedSchemas } from './named-schemas.ts';
import { portablePattern } from './portable-pattern.ts';

export type JsonSchema = { [key: string]: unknown };

const BY_FORMAT = new Set(['date', 'date-time', 'email', 'uuid', 'time']);

/** Removes rules that say nothing: the bounds of safe integers in answers, and the pattern of a known format. */
function simplify(
  { zodSchema, jsonSchema: schema }: { zodSchema: unknown; jsonSchema: JsonSchema },
  io: 'input' | 'output',
): void {
  // What makes no sense counts as not given, so nothing is refused.
  if (zodSchema instanceof z.ZodCatch) for (const rule of RULES) delete schema[rule];
  // Requests keep the maximum: JSON allows larger integers, and the server rejects them.
  if (io === 'output' && schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (BY_FORMAT.has(String(schema['format']))) delete schema['pattern'];
  // New codes may come: a generated client must not fail at one that it does not know.
  if (zodSchema === ErrorBody.shape.code) {
    schema['x-extensible-enum'] = schema['enum'];
    delete schema['enum'];
  }
  // Answers may get further members later: a client that refuses what it does not know would break.
  if (schema['properties'] && isOpenOrShut(schema['additionalProperties']))
    delete schema['additionalProperties'];
}

/** Uses `sentAs` for schemas that transform their input, because the document describes the input. */
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

/** zod leaves the default of a schema that transforms its input out. That of a number is the same on both sides. */
function addDefault({ zodSchema, jsonSchema: schema }: { zodSchema: unknown; jsonSchema: JsonSchema }): void {
  if (!(zodSchema instanceof z.ZodDefault)) return;
  const { defaultValue } = zodSchema.def;
  if (typeof defaultValue === 'number') schema['default'] = defaultValue;
}

/** No rule (`{}`), or none but its own (`false`). Either keeps some generators from naming the members. */
const isOpenOrShut = (additional: unknown) => additional === false || JSON.stringify(additional) === '{}';

const RULES = ['type', 'minimum', 'maximum', 'pattern', 'minLength', 'maxLength', 'enum'];

const nothing = z.registry<{ id: string }>();

/**
 * A zod schema in the words of OpenAPI 3.1 (JSON Schema 2020-12): what a caller may send (`input`), or what they are
 * sent (`output`). What has no such words, as a transformation, is left open. Named schemas go into `schemas`.
 */
function write(schema: z.ZodType, io: 'input' | 'output', schemas: Record<string, JsonSchema>): JsonSchema {
  // Inside another one, so that a schema which has a name itself is referred to like any other.
  const written = z.toJSONSchema(z.object({ schema }), {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    metadata: io === 'output' ? namedSchemas : nothing,
    override: (node) => {
      simplify(node, io);
      if (io === 'input') {
        applySentAs(node);
        addDefault(node);
      }
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
    schemas[name] = forGenerators(definition);
  return forGenerators(plain.schema);
}

export const inputSchema = (schema: z.ZodType): JsonSchema => write(schema, 'input', {});
export const outputSchema = (schema: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema =>
  write(schema, 'output', schemas);
