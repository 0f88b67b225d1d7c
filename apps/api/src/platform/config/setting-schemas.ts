import { z } from 'zod';

// Must match scripts/setting-kinds.js.

export const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.number().min(min, message).max(max, message));
export const port = wholeNumber(0, 65535, 'must be a port from 0 to 65535');
export const days = (standard: number, most: number) =>
  wholeNumber(1, most, `must be a whole number of days from 1 to ${most}`).default(standard);
export const passwordLength = (least: number) =>
  wholeNumber(least, 64, `must be a whole number from ${least} to 64`).default(least);
export const booleanFlag = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((value) => value === 'true');
const isSample = (value: string) =>
  /change|replace|example|sample|placeholder|dummy|secret|password|1234567/i.test(value);
export const line = z.string().regex(/^[^\r\n]*$/, 'must be a single line');
export const host = z.string().regex(/^[\w.:-]+$/, 'must be an address or a host name');
const MAILBOX = String.raw`[\w.!#$%&'*+/=?^\x60{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?`;
export const secret = z
  .string('is required, with at least 32 bytes. `npm run setup` creates one')
  .refine((value) => Buffer.byteLength(value) >= 32, {
    error: 'needs at least 32 bytes. `npm run setup` creates one',
    abort: true,
  })
  .refine((value) => !isSample(value), {
    error: 'is a sample value. `npm run setup` creates a real one',
    abort: true,
  })
  .refine(
    (value) => new Set(value).size >= 10,
    'repeats a few characters. `npm run setup` creates a random one',
  );

function isOrigin(address: string): boolean {
  const { pathname, search, hash } = new URL(address);
  return pathname === '/' && !search && !hash;
}

export const EXAMPLE_SENDER = 'E-Store <no-reply@estore.example>';

/** A single address with optional name, safe as a mail header. */
export const sender = z
  .string()
  .regex(
    new RegExp(String.raw`^(?:${MAILBOX}|[^<>@\r\n]*<${MAILBOX}>)$`),
    'must be an email address like Name <name@shop.example>',
  )
  .default(EXAMPLE_SENDER);

export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address like https://shop.example', abort: true })
  .refine(isOrigin, 'must be an origin without a path, like https://shop.example');

const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;
export const logLevel = z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`);
