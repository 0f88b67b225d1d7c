import { z } from 'zod';
import { namedSchemas } from './named-schemas.ts';

export type JsonSchema = { [key: string]: unknown };

const BY_FORMAT = new Set(['date', 'date-time', 'email', 'uuid', 'time']);

/** zod writes down what goes without saying: the bounds of safe integers, and what a known format looks like. */
function simplify({ zodSchema, jsonSchema: schema }: { zodSchema: unknown; jsonSchema: JsonSchema }): void {
  // What makes no sense counts as not given, so nothing is refused.
  if (zodSchema instanceof z.ZodCatch) for (const rule of RULES) delete schema[rule];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (BY_FORMAT.has(String(schema['format']))) delete schema['pattern'];
  // Answers may get further members later: a client that refuses what it does not know would break.
  if (schema['additionalProperties'] === false) delete schema['additionalProperties'];
}

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
    override: simplify,
  });
  const plain = JSON.parse(
    JSON.stringify({ schema: written.properties?.['schema'], defs: written.$defs ?? {} }).replaceAll(
      '"#/$defs/',
      '"#/components/schemas/',
    ),
  ) as { schema: JsonSchema; defs: Record<string, JsonSchema> };
  for (const [name, { id: _, ...definition }] of Object.entries(plain.defs)) schemas[name] = definition;
  return plain.schema;
}

export const inputSchema = (schema: z.ZodType): JsonSchema => write(schema, 'input', {});
export const outputSchema = (schema: z.ZodType, schemas: Record<string, JsonSchema>): JsonSchema =>
  write(schema, 'output', schemas);
