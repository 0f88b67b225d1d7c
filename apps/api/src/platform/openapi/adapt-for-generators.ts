import type { JsonSchema } from './json-schema.ts';

const RESERVED = ['true', 'false', 'null'];

/**
 * Some client generators break on boolean `const`, variants selected by it, and members named like literals.
 */
export function adaptForGenerators(schema: JsonSchema): JsonSchema {
  return mapSchemas(toMapSchema(replaceBooleanConst(mergeVariants(schema))));
}

function replaceBooleanConst({ const: value, ...schema }: JsonSchema): JsonSchema {
  if (typeof value !== 'boolean') return value === undefined ? schema : { ...schema, const: value };
  const description = [schema['description'], `Always \`${value}\`.`].filter(Boolean).join(' ');
  return { ...schema, type: 'boolean', description };
}

type ObjectSchema = { properties: Record<string, JsonSchema>; required?: string[] };

/**
 * Variants that differ by a boolean member become one object. The description and `not` state which members
 * belong to each value; generators ignore `not`.
 */
function mergeVariants(schema: JsonSchema): JsonSchema {
  const variants = (schema['oneOf'] ?? []) as ObjectSchema[];
  const [first] = variants;
  const decisive = Object.keys(first?.properties ?? {}).find((name) =>
    variants.every(({ properties }) => typeof properties?.[name]?.['const'] === 'boolean'),
  );
  if (!first || !decisive) return schema;
  const { oneOf: _, ...rest } = schema;
  const needs = variants.map(({ properties, required = [] }) => ({
    value: properties[decisive]?.['const'] as boolean,
    others: required.filter((name) => name !== decisive),
  }));
  return {
    ...rest,
    type: 'object',
    description: needs
      .map(
        ({ value, others }) =>
          `With \`${decisive}\` ${value}: ${others.map((name) => `\`${name}\``).join(', ')}.`,
      )
      .join(' '),
    properties: {
      ...Object.assign({}, ...variants.map(({ properties }) => properties)),
      [decisive]: { type: 'boolean' },
    },
    required: first.required?.filter((name) => variants.every(({ required }) => required?.includes(name))),
    not: {
      anyOf: needs.flatMap(({ value, others }) =>
        others.map((name) => memberAbsentWhen(decisive, value, name)),
      ),
    },
  };
}

const memberAbsentWhen = (decisive: string, value: boolean, name: string): JsonSchema => ({
  properties: { [decisive]: { enum: [value] } },
  required: [decisive],
  not: { properties: { [name]: {} }, required: [name] },
});

/** For an object with a member named `true`, because its members are alike. */
function toMapSchema(schema: JsonSchema): JsonSchema {
  const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
  const names = Object.keys(properties);
  if (!names.some((name) => RESERVED.includes(name))) return schema;
  const shapes = new Set(Object.values(properties).map((one) => JSON.stringify(one)));
  if (shapes.size > 1) throw new Error(`Members named like a literal, and not alike: ${names.join(', ')}`);
  return {
    type: 'object',
    description: `Keys: ${names.map((name) => `\`${name}\``).join(', ')}.`,
    additionalProperties: properties[names[0] ?? ''],
  };
}

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function mapSchemas(schema: JsonSchema): JsonSchema {
  const mapped = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'properties' && isSchema(value))
      return [
        key,
        Object.fromEntries(
          Object.entries(value).map(([name, inner]) => [
            name,
            isSchema(inner) ? adaptForGenerators(inner) : inner,
          ]),
        ),
      ];
    if (['oneOf', 'anyOf', 'allOf'].includes(key) && Array.isArray(value))
      return [key, value.map((one: JsonSchema) => adaptForGenerators(one))];
    if (['items', 'additionalProperties'].includes(key) && isSchema(value))
      return [key, adaptForGenerators(value)];
    return [key, value];
  });
  return Object.fromEntries(mapped);
}
