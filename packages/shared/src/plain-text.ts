import { z } from 'zod';
import {
  sentAsLine,
  sentAsLines,
  sentAsOptionalLine,
  sentAsOptionalLines,
  sentAsText,
  VISIBLE,
} from './sent-as.ts';

/** Control characters, lone surrogates, line breaks and direction marks disguise text. */
const DISGUISING_CHARACTERS = /[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const DISGUISING_BUT_LINE_BREAKS = /(?![\r\n])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const PLAIN_TEXT_MESSAGE = 'Use letters, digits and punctuation only.';

type TextRule = { missing: string; max: number };
const text = ({ missing, max }: TextRule) =>
  z.string(missing).trim().regex(VISIBLE, missing).max(max, `At most ${max} characters.`);

/** Allows joiners of Indian scripts. */
export const singleLine = (rule: TextRule) =>
  text(rule)
    .refine((value) => !DISGUISING_CHARACTERS.test(value), PLAIN_TEXT_MESSAGE)
    .meta(sentAsLine(rule.max));

export const severalLines = (rule: TextRule) =>
  text(rule)
    .refine((value) => !DISGUISING_BUT_LINE_BREAKS.test(value), PLAIN_TEXT_MESSAGE)
    .meta(sentAsLines(rule.max));

export const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((value) => !DISGUISING_CHARACTERS.test(value), PLAIN_TEXT_MESSAGE)
    .meta(sentAsOptionalLine(max));

export const optionalLines = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters.`)
    .refine((value) => !DISGUISING_BUT_LINE_BREAKS.test(value), PLAIN_TEXT_MESSAGE)
    .meta(sentAsOptionalLines(max));

/** All whitespace separates. MongoDB rejects NUL in patterns. */
export const queryText = (missing: string, max: number, tooLong = `At most ${max} characters.`) =>
  z
    .string(missing)
    .trim()
    .max(max, tooLong)
    // oxlint-disable-next-line no-control-regex -- control characters are what it refuses
    .regex(/^[^\x00-\x08\x0E-\x1F\x7F-\x9F]*$/, PLAIN_TEXT_MESSAGE);

const REQUIRED_MESSAGE = 'This field is required.';

/** Of a link in a mail. */
export const mailedToken = (max = 200) =>
  z
    .string(REQUIRED_MESSAGE)
    .trim()
    .min(1, REQUIRED_MESSAGE)
    .max(max, 'This is too long.')
    .meta(sentAsText(max));
