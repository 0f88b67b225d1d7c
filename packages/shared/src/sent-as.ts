/**
 * What callers send, in the words of JSON Schema, for a schema that turns it into something else and so cannot say it.
 * Goes into `.meta()`; the OpenAPI document reads it. Patterns keep to what ECMA-262, Python `re`, RE2 and Java share.
 */
export const sentAs = (schema: Record<string, unknown>) => ({ sentAs: schema });

/** Whole numbers in a query: strings of digits on the wire, integers to every client. */
export const sentAsInteger = (minimum: number, maximum: number) =>
  sentAs({ type: 'integer', minimum, maximum });

/** An email address, as far as a pattern without look-around can tell. */
export const SENT_AS_EMAIL = sentAs({
  type: 'string',
  format: 'email',
  maxLength: 254,
  pattern:
    "^[A-Za-z0-9_'+-]*[A-Za-z0-9_+-](\\.[A-Za-z0-9_'+-]*[A-Za-z0-9_+-])*@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$",
});

const CONTROLS = '\\x00-\\x1F\\x7F-\\x9F';
/** Line separators and the marks that turn the direction of text. */
const SEPARATORS = '\u2028\u2029';
const DIRECTIONS = '\u202A-\u202E\u2066-\u2069';

/** Text of one line with something to read in it. */
export const sentAsLine = (maxLength: number) =>
  sentAs({
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: `^[^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*[^\\s${CONTROLS}${SEPARATORS}${DIRECTIONS}][^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*$`,
  });

/** Text of one line, or nothing. */
export const sentAsOptionalLine = (maxLength: number) =>
  sentAs({ type: 'string', maxLength, pattern: `^[^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*$` });

const IN_LINES = `[^\\x00-\\x09\\x0B\\x0C\\x0E-\\x1F\\x7F-\\x9F${DIRECTIONS}]`;

/** As `sentAsLine`, with line breaks. */
export const sentAsLines = (maxLength: number, minLength = 1) =>
  sentAs({
    type: 'string',
    minLength,
    maxLength,
    pattern: `^${IN_LINES}*[^\\s${CONTROLS}${DIRECTIONS}]${IN_LINES}*$`,
  });

/** As `sentAsOptionalLine`, with line breaks. */
export const sentAsOptionalLines = (maxLength: number) =>
  sentAs({ type: 'string', maxLength, pattern: `^${IN_LINES}*$` });

/** Ids, separated by commas. */
export const sentAsIds = (most: number) =>
  sentAs({ type: 'string', pattern: `^[0-9a-fA-F]{24}(,[0-9a-fA-F]{24}){0,${most - 1}}$` });

/** A name with something other than ASCII punctuation in it: all languages share no pattern for letters of every script. */
export const sentAsNamed = (maxLength: number) =>
  sentAs({
    type: 'string',
    minLength: 1,
    maxLength,
    pattern: `^[^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*[^\\s!-/:-@\\[-\`{-~${CONTROLS}${SEPARATORS}${DIRECTIONS}][^${CONTROLS}${SEPARATORS}${DIRECTIONS}]*$`,
  });
