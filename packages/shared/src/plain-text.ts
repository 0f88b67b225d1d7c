import { z } from 'zod';

/** Control characters, line breaks of every kind, and the marks that turn the direction of what follows: they make text look like what it is not. */
const DISGUISE = /[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u;
const DISGUISE_BUT_LINE_BREAKS = /(?![\r\n])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;

type Words = { missing: string; max: number };
const text = ({ missing, max }: Words) =>
  z.string(missing).trim().min(1, missing).max(max, `At most ${max} characters.`);

/** What people type into one line: a name, a city. Joiners of Indian scripts are letters and stay. */
export const singleLine = (words: Words) =>
  text(words).refine((value) => !DISGUISE.test(value), 'Use letters, digits and punctuation only.');

/** As `singleLine`, over several lines: an address. */
export const severalLines = (words: Words) =>
  text(words).refine(
    (value) => !DISGUISE_BUT_LINE_BREAKS.test(value),
    'Use letters, digits and punctuation only.',
  );
