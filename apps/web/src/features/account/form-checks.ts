import {
  forgotPassword,
  login,
  PasswordChange,
  PasswordReset,
  ProfileChange,
  Registration,
} from '@e-store/shared/account/endpoints';
import { PASSWORDS_DIFFER } from '@e-store/shared/account/password-rules';
import { z } from 'zod';
import { checkBy } from '../../lib/use-checked-form.ts';

/** The repeated password must match (§8). */
const NewRegistration = Registration.extend({
  confirmPassword: z.string(),
}).refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ['confirmPassword'],
  error: PASSWORDS_DIFFER,
  // Reports the mismatch even while other fields fail.
  when: () => true,
});

export const loginCheck = checkBy(login.body);
export const registrationCheck = checkBy<z.input<typeof NewRegistration>>(NewRegistration);
export const forgotPasswordCheck = checkBy(forgotPassword.body);
export const resetPasswordCheck = checkBy(PasswordReset);
export const changePasswordCheck = checkBy(PasswordChange);
export const profileCheck = checkBy<z.input<typeof ProfileChange>>(ProfileChange);
