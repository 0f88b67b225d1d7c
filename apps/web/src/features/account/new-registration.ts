import { Registration } from '@e-store/shared/account/endpoints';
import { PASSWORDS_DIFFER } from '@e-store/shared/account/password-rules';
import { z } from 'zod';

/** What the register form holds: what is sent, and the password once more. A difference is said, never ignored (§8). */
export const NewRegistration = Registration.extend({
  confirmPassword: z.string(),
}).refine(({ password, confirmPassword }) => password === confirmPassword, {
  path: ['confirmPassword'],
  error: PASSWORDS_DIFFER,
  // Said at once, not only when everything else is right.
  when: () => true,
});
