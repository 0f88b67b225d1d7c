import { z } from 'zod';
import { sentAsText } from '../sent-as.ts';
import { plainDigits } from '../plain-digits.ts';

/** Never, optionally, or always (`STAFF_TOTP`). */
export const SECOND_FACTOR_POLICIES = ['off', 'offered', 'required'] as const;
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number];

export const RECOVERY_CODES = 10;

/** Six digits, or a recovery code; spaces are ignored. */
export const SignInCode = z
  .string('Enter the code.')
  .trim()
  .overwrite(plainDigits)
  .min(1, 'Enter the code.')
  .max(40, 'Enter six digits or a recovery code.')
  .meta(sentAsText(40));

export const SecondFactorState = z.object({
  policy: z.enum(SECOND_FACTOR_POLICIES),
  since: z.iso.datetime().optional(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

export const SecondFactorStart = z.object({ ticket: z.string().min(1).max(500), code: SignInCode });
export const SecondFactorCode = z.object({ code: SignInCode });
