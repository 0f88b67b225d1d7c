import { z } from 'zod';
import { singleLine } from '../plain-text.ts';
import { plainDigits } from '../plain-digits.ts';
import { sentAs } from '../sent-as.ts';

const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SHAPE = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** GSTIN: state (two digits), PAN, entity, `Z`, and a check character (base 36, weights 1 and 2). */
export function isGstin(text: string): boolean {
  return SHAPE.test(text) && checkCharacter(text.slice(0, 14)) === text[14];
}

function checkCharacter(first14: string): string | undefined {
  const sum = first14.split('').reduce((total, character, index) => {
    const product = CHARACTERS.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return CHARACTERS[(36 - (sum % 36)) % 36];
}

/** Removes spaces and reads small letters and Indian digits. */
export const normaliseGstin = (text: string) => plainDigits(text).replace(/\s/g, '').toUpperCase();

const GSTIN_MISSING = 'Enter the GSTIN.';
const GSTIN_MESSAGE = 'This is not a valid GSTIN. Check its 15 characters.';

/** Named on its invoice with its GSTIN (CGST Rules, 46 (d)). */
export const BusinessBuyer = z.object({
  name: singleLine({ max: 120, missing: 'Enter the registered business name.' }),
  gstin: z
    .string(GSTIN_MISSING)
    .trim()
    .min(1, GSTIN_MISSING)
    .transform(normaliseGstin)
    .refine(isGstin, GSTIN_MESSAGE)
    .meta(
      sentAs({
        type: 'string',
        pattern: '^[0-9]{2}[A-Za-z]{5}[0-9]{4}[A-Za-z][1-9A-Za-z][Zz][0-9A-Za-z]$',
        examples: ['29AAGCB7383J1Z4'],
        description: 'The last character is a checksum.',
      }),
    ),
});
export type BusinessBuyer = z.infer<typeof BusinessBuyer>;
