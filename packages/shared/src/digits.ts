import { z } from 'zod';
import { PINCODE_PATTERN } from './pincode.ts';
import { plainDigits } from './plain-digits.ts';
import { sentAs } from './sent-as.ts';

const MOBILE_MESSAGE = 'Enter a 10-digit mobile number.';
const PINCODE_MESSAGE = 'Enter a 6-digit pincode.';
const LEADING_ZERO_MESSAGE = 'Check the pincode. It cannot start with 0.';

const numberOrText = (sentence: string) =>
  z
    .union([z.string(), z.int().min(0, sentence)], sentence)
    .transform((value) => plainDigits(String(value).trim()));

/** Ten digits. Strips spaces, dashes and a leading +91 or 0; reads Hindi digits and JSON numbers. */
export const MobileNumber = numberOrText(MOBILE_MESSAGE)
  .transform((value) => value.replace(/[\s()-]/g, '').replace(/^(\+91|91(?=\d{10}$)|0(?=\d{10}$))/, ''))
  .pipe(z.string().regex(/^\d{10}$/, MOBILE_MESSAGE))
  .meta(
    sentAs({
      anyOf: [
        { type: 'string', pattern: '^[0-9]{10}$' },
        { type: 'integer', minimum: 1_000_000_000, maximum: 9_999_999_999 },
      ],
    }),
  );

/** Six digits, the first not 0. */
export const Pincode = numberOrText(PINCODE_MESSAGE)
  .transform((value) => value.replace(/\s/g, ''))
  .pipe(
    z.string().regex(PINCODE_PATTERN, {
      error: ({ input }) => (/^\d{6}$/.test(String(input)) ? LEADING_ZERO_MESSAGE : PINCODE_MESSAGE),
    }),
  )
  .meta(
    sentAs({
      anyOf: [
        { type: 'string', pattern: PINCODE_PATTERN.source },
        { type: 'integer', minimum: 100_000, maximum: 999_999 },
      ],
    }),
  );
