/**
 * Describes the input of transforming schemas for OpenAPI. Patterns use only syntax shared by ECMA-262,
 * Python `re`, RE2 and Java.
 */
export const sentAs = (schema: Record<string, unknown>) => ({ sentAs: schema });

/**
 * Members that the server refuses together. `.meta()` of the refined object passes the schema to OpenAPI as
 * `not`.
 */
export const forbidCombination = (schema: Record<string, unknown>) => ({ forbidden: schema });

/** Digit strings on the wire, integers to clients. */
export const sentAsInteger = (minimum: number, maximum: number) =>
  sentAs({ type: 'integer', minimum, maximum });

const EMAIL =
  "[A-Za-z0-9_'+-]*[A-Za-z0-9_+-](\\.[A-Za-z0-9_'+-]*[A-Za-z0-9_+-])*@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\\.)+[A-Za-z]{2,}";
const LONG_LOCAL_PART = { pattern: '^[^@]{65}' };

/** Approximate: patterns avoid look-around. */
export const SENT_AS_EMAIL = sentAs({
  type: 'string',
  format: 'email',
  maxLength: 254,
  pattern: `^${EMAIL}$`,
  not: LONG_LOCAL_PART,
});
export const SENT_AS_OPTIONAL_EMAIL = sentAs({
  type: 'string',
  maxLength: 254,
  pattern: `^(${EMAIL})?$`,
  not: LONG_LOCAL_PART,
});

const CONTROLS = '\\x00-\\x1F\\x7F-\\x9F';
const SEPARATORS = '\u2028\u2029';
const DIRECTIONS = '\u202A-\u202E\u2066-\u2069';
const INVISIBLE =
  '\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180E\u200B-\u200F\u2060-\u2064\u206A-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0';

export const VISIBLE = new RegExp(`[^\\s${INVISIBLE}]`);

export const sentAsLine = (maxLength: number) =>
  sentAs({
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: `^[^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*[^\\s${INVISIBLE}${CONTROLS}${SEPARATORS}${DIRECTIONS}][^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*$`,
  });

/** A text that is not blank. */
export const sentAsText = (maxLength: number) =>
  sentAs({ type: 'string', minLength: 1, maxLength, pattern: '\\S' });

const QUERY_CONTROLS = '\\x00-\\x08\\x0E-\\x1F\\x7F-\\x9F';

/** A text that is not blank. */
export const sentAsQueryText = (maxLength: number) =>
  sentAs({
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: `^[^${QUERY_CONTROLS}]*[^\\s${QUERY_CONTROLS}][^${QUERY_CONTROLS}]*$`,
  });

/** The domain has ASCII letters only. */
export const sentAsHttps = (maxLength: number) =>
  sentAs({
    type: 'string',
    maxLength,
    pattern: `^https://([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}(:[0-9]{1,4})?([/?#][^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*)?$`,
  });

export const sentAsOptionalLine = (maxLength: number) =>
  sentAs({ type: 'string', maxLength, pattern: `^[^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*$` });

const IN_LINES = `[^\\x00-\\x09\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F${DIRECTIONS}]`;

export const sentAsLines = (maxLength: number, minLength = 1) =>
  sentAs({
    type: 'string',
    minLength,
    maxLength,
    pattern: `^${IN_LINES}*[^\\s${INVISIBLE}${CONTROLS}${DIRECTIONS}]${IN_LINES}*$`,
  });

export const sentAsOptionalLines = (maxLength: number) =>
  sentAs({ type: 'string', maxLength, pattern: `^${IN_LINES}*$` });

export const sentAsIds = (most: number) =>
  sentAs({ type: 'string', pattern: `^[0-9a-fA-F]{24}(,[0-9a-fA-F]{24}){0,${most - 1}}$` });

/** Approximate: no pattern for letters works in all languages. */
export const sentAsNamed = (maxLength: number) =>
  sentAs({
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: `^[^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*[^\\s!-/:-@\\[-\`{-~${CONTROLS}${SEPARATORS}${DIRECTIONS}][^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*$`,
  });
