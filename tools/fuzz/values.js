import * as fc from 'fast-check';

/** Break naive handlers. JSON keeps `__proto__` as a member. */
export const NASTY = [
  null,
  true,
  -1,
  0.5,
  1e21,
  '',
  'x'.repeat(6000),
  '\u0000',
  '\ud800',
  [],
  [[[]]],
  {},
  { $ne: '' },
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { $regex: '(a+)+$' },
  ['a', 'b'],
  JSON.parse('{"__proto__":{"role":"Admin"}}'),
  JSON.parse('{"constructor":{"prototype":{"role":"Admin"}}}'),
  '../../../../etc/passwd',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '=cmd|calc',
  "' OR 1=1 --",
  '%00',
  '१२३',
];

const TEXTS = [
  'M',
  'Blue cotton',
  'हिन्दी कमीज़',
  '<b>bold</b>',
  'a@example.com',
  '9876543210',
  '560001',
  '  x  ',
];

const FORMATS = {
  email: fc.oneof(fc.emailAddress(), fc.constant('somebody@example.com')),
  date: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((at) => at.toISOString()),
};

function text({ pattern, format, minLength = 0, maxLength = 40 }) {
  if (FORMATS[format]) return FORMATS[format];
  if (pattern && !pattern.includes('\\p{C') && !pattern.includes('\\P{'))
    return fc.stringMatching(new RegExp(pattern, 'u'));
  const longest = Math.max(minLength, Math.min(maxLength, 200));
  const free = fc.string({ unit: 'grapheme', minLength, maxLength: longest });
  return fc.oneof(free, fc.constantFrom(...TEXTS.map((one) => one.slice(0, Math.max(1, maxLength)))));
}

function object(schema, findExisting) {
  const { properties = {}, required = [], additionalProperties } = schema;
  const members = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, inner]) => [name, valueOf(inner, findExisting, name)]),
    ),
    { requiredKeys: required },
  );
  if (typeof additionalProperties !== 'object') return members;
  return fc.dictionary(fc.string({ maxLength: 10 }), valueOf(additionalProperties, findExisting), {
    maxKeys: 3,
  });
}

function generated(schema, findExisting) {
  const { type } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice)
    return fc.oneof(...choice.map((one) => valueOf({ ...one, type: one.type ?? type }, findExisting)));
  if (schema.allOf)
    return generated({ ...schema, ...Object.assign({}, ...schema.allOf), allOf: undefined }, findExisting);
  if (type === 'object') return object(schema, findExisting);
  if (type === 'array') {
    const { minItems = 0, maxItems = minItems + 4 } = schema;
    return fc.array(valueOf(schema.items ?? {}, findExisting), {
      minLength: minItems,
      maxLength: Math.min(maxItems, minItems + 4),
    });
  }
  if (type === 'integer' || type === 'number') {
    const { minimum = -1_000_000, maximum = 1_000_000, exclusiveMinimum } = schema;
    return fc.integer({ min: exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1, max: maximum });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'string') return text(schema);
  return fc.jsonValue();
}

/** `findExisting(name, schema)` returns existing values, so that calls pass the first look-up. */
export function valueOf(schema, findExisting, name = '') {
  const existing = findExisting(name, schema);
  const newValues = generated(schema, findExisting);
  if (!existing?.length) return newValues;
  return fc.oneof(
    { arbitrary: fc.constantFrom(...existing), weight: 3 },
    { arbitrary: newValues, weight: 1 },
  );
}

const listPaths = (value, at = []) =>
  typeof value !== 'object' || value === null
    ? [at]
    : [at, ...Object.entries(value).flatMap(([key, inner]) => listPaths(inner, [...at, key]))];

function corrupt(value, at, nasty) {
  if (at.length === 0) return nasty;
  const copy = structuredClone(value);
  const parent = at.slice(0, -1).reduce((inner, key) => inner[key], copy);
  const key = at.at(-1);
  if (nasty === undefined && !Array.isArray(parent)) delete parent[key];
  else parent[key] = nasty ?? null;
  return copy;
}

/** With one fault each. `isValid` filters out accidental matches. */
export const generateInvalid = (values, isValid) =>
  values
    .chain((value) =>
      fc
        .tuple(fc.constantFrom(...listPaths(value)), fc.constantFrom(undefined, ...NASTY))
        .map(([at, nasty]) => corrupt(value, at, at.length === 0 && nasty === undefined ? null : nasty)),
    )
    .filter((value) => !isValid(value));
