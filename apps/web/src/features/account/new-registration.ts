import { Registration } from '@e-store/shared/account/endpoints';
import { PASSWORDS_DIFFER } from '@e-store/shared/account/password-rules';
import { z } from 'zod';

/** Registration with a repeated password, which must match (§8). */
export const NewRegistration = Registration.extend({
  confirmPassword: z.string(),
}).refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ['confirmPassword'],
  error: PASSWORDS_DIFFER,
  // Reports the mismatch even while other fields fail.
  when: () => true,
});
