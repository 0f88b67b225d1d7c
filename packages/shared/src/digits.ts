import { z } from 'zod';

const MOBILE_WANTED = 'Enter a 10-digit mobile number.';
const PINCODE_WANTED = 'Enter a 6-digit pincode.';

const written = (sentence: string) =>
  z.union([z.string(), z.int().min(0, sentence)], sentence).transform((value) => String(value).trim());

/**
 * A mobile number of India as ten digits. Spaces, dashes and a leading +91 or 0 are what people type and are taken
 * away; a number instead of a string is accepted and turned into one.
 */
export const MobileNumber = written(MOBILE_WANTED)
  .transform((value) => value.replace(/[\s()-]/g, '').replace(/^(\+91|91(?=\d{10}$)|0(?=\d{10}$))/, ''))
  .pipe(z.string().regex(/^\d{10}$/, MOBILE_WANTED));

/** An Indian postal code: six digits, the first of them not 0. */
export const Pincode = written(PINCODE_WANTED)
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(z.string().regex(/^[1-9]\d{5}$/, PINCODE_WANTED));
