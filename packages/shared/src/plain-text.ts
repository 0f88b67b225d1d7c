import { z } from 'zod';
import { sentAsLine, sentAsLines, sentAsOptionalLine, sentAsOptionalLines } from './sent-as.ts';

/**
 * Control characters, halves of surrogate pairs, line breaks of every kind, and the marks that turn the direction of
 * what follows: they make text look like what it is not.
 */
const DISGUISE = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const DISGUISE_BUT_LINE_BREAKS = /(?![\r\n])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const REFUSED = 'Use letters, digits and punctuation only.';

type Words = { missing: string; max: number };
const text = ({ missing, max }: Words) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters.`);

/** What people type into one line: a name, a city. Joiners of Indian scripts are letters and stay. */
export const singleLine = (words: Words) =>
  text(words)
    .refine((value) => !DISGUISE.test(value), REFUSED)
    .meta(sentAsLine(words.max));

/** As `singleLine`, over several lines: an address. */
export const severalLines = (words: Words) =>
  text(words)
    .refine((value) => !DISGUISE_BUT_LINE_BREAKS.test(value), REFUSED)
    .meta(sentAsLines(words.max));

/** As `singleLine`, and may be empty. */
export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((value) => !DISGUISE.test(value), REFUSED)
    .meta(sentAsOptionalLine(max));

/** As `severalLines`, and may be empty. */
export const optionalLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((value) => !DISGUISE_BUT_LINE_BREAKS.test(value), REFUSED)
    .meta(sentAsOptionalLines(max));

/** Words of a query. Spaces of every kind part them; MongoDB takes no NUL in a pattern. */
export const queryText = (missing: string, max: number) =>
  z
    .string(missing)
    .trim()
    .max(max, `At most ${max} characters.`)
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
    .regex(/^[^\x00-\x08\x0E-\x1F\x7F-\x9F]*$/, REFUSED);
