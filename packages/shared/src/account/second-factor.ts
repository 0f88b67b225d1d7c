import { z } from 'zod';

/** Whether staff use a second factor: never, optionally, or always (`STAFF_TOTP`). */
export const SECOND_FACTOR_POLICIES = ['off', 'offered', 'required'] as const;
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number];

export const RECOVERY_CODES = 10;

/** Six digits of an authenticator app, or a recovery code; spaces are ignored. */
export const SignInCode = z
  .string('Enter the code.')
  .trim()
  .min(1, 'Enter the code.')
  .max(40, 'Enter six digits or a recovery code.');

export const SecondFactorState = z.object({
  policy: z.enum(SECOND_FACTOR_POLICIES),
  since: z.iso.datetime().optional(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

export const SecondFactorStart = z.object({ ticket: z.string().min(1).max(500), code: SignInCode });
export const SecondFactorCode = z.object({ code: SignInCode });
