import { z } from 'zod';

/** Whether staff confirm a sign-in by a second step: never, if they set it up, or always (`STAFF_TOTP`). */
export const SECOND_FACTOR_POLICIES = ['off', 'offered', 'required'] as const;
export type SecondFactorPolicy = (typeof SECOND_FACTOR_POLICIES)[number];

/** How many recovery codes are made at a time; each is good once. */
export const RECOVERY_CODES = 10;

/** Six digits of an authenticator app, or a recovery code; how it is spaced does not count. */
export const SignInCode = z
  .string('Enter the code.')
  .trim()
  .min(1, 'Enter the code.')
  .max(40, 'Enter six digits or a recovery code.');

export const SecondFactorState = z.object({
  policy: z.enum(SECOND_FACTOR_POLICIES),
  /** Absent when it is not set up. */
  since: z.iso.datetime().optional(),
  recoveryCodesLeft: z.int(),
});
export type SecondFactorState = z.infer<typeof SecondFactorState>;

export const SecondFactorStart = z.object({ ticket: z.string().min(1).max(500), code: SignInCode });
export const SecondFactorCode = z.object({ code: SignInCode });
