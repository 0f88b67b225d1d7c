import { z } from 'zod';

/** Declared beside a `description`. `tools/settings/settings.json` carries it to `npm start`. */
declare module 'zod' {
  interface GlobalMeta {
    /** `NAME_FILE` may supply the secret. */
    hasFile?: boolean;
    /** Set by programs that start a process, not by people. */
    isInternal?: boolean;
    /** For `npm start` where the process has no default. */
    launcherDefault?: string;
    differsFrom?: string[];
    /** Required when any of these is set. */
    requiredWith?: string[];
    requiredHint?: string;
    /** Example for a shop without demo. */
    requiredInProduction?: string;
  }
}

/**
 * A zod error is a server's sentence after the variable's name. The metadata is for `npm start`, which checks
 * settings without zod: `message` is its sentence, with `{value}` where the value may show; `format` names a
 * further check.
 */
export const matching = (pattern: RegExp, error: string, message = error) =>
  z.string().regex(pattern, error).meta({ message });

export const wholeNumber = (
  minimum: number,
  maximum: number,
  {
    error = `must be a whole number from ${minimum} to ${maximum}`,
    message = `must be a whole number from ${minimum} to ${maximum}, not "{value}"`,
  } = {},
) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(minimum, error).max(maximum, error))
    .meta({ minimum, maximum, message });

export const port = wholeNumber(0, 65_535, {
  error: 'must be a port from 0 to 65535',
  message: 'must be a port from 1 to 65535 (0: any free one), not "{value}"',
});

export const days = (maximum: number) =>
  wholeNumber(1, maximum, { error: `must be a whole number of days from 1 to ${maximum}` });

export const oneOf = <const Words extends readonly string[]>(
  words: Words,
  error = `must be ${words.join(' or ')}`,
) => z.enum(words, error).meta({ message: `must be ${words.join(' or ')}, not "{value}"` });

export const booleanFlag = oneOf(['true', 'false']).transform((value) => value === 'true');

export const line = matching(/^[^\r\n]*$/, 'must be a single line');

export const host = matching(
  /^[\w.:-]+$/,
  'must be an address or a host name',
  'must be an address or a host name, not "{value}"',
);

export const url = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address like ${example}`, abort: true })
    .meta({ format: 'url' });

const isOrigin = (address: string): boolean => {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && !search && !hash;
};

export const origin = (example: string) =>
  url(example)
    .refine(isOrigin, `must be an origin without a path, like ${example}`)
    .meta({ format: 'origin' });

/** Rejects published samples and repeated characters. */
const SECRET = {
  minBytes: 32,
  minDistinct: 10,
  sampleWords: 'change|replace|example|sample|placeholder|dummy|secret|password|1234567',
};

export const secret = z
  .string(`is required, with at least ${SECRET.minBytes} bytes. \`npm run setup\` creates one`)
  .refine((value) => Buffer.byteLength(value) >= SECRET.minBytes, {
    error: `needs at least ${SECRET.minBytes} bytes. \`npm run setup\` creates one`,
    abort: true,
  })
  .refine((value) => !new RegExp(SECRET.sampleWords, 'i').test(value), {
    error: 'is a sample value. `npm run setup` creates a real one',
    abort: true,
  })
  .refine(
    (value) => new Set(value).size >= SECRET.minDistinct,
    'repeats a few characters. `npm run setup` creates a random one',
  )
  .meta({ format: 'secret', secret: SECRET });
