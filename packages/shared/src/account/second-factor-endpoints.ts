import { z } from 'zod';
import { endpoint, staffEnrolling } from '../endpoint.ts';
import { SecondFactorCode, SecondFactorStart, SecondFactorState } from './second-factor.ts';
import { STAFF_ROLES } from '../roles.ts';

/** Returned once: only hashes are stored. */
const WithRecoveryCodes = SecondFactorState.extend({ recoveryCodes: z.array(z.string()) });

const access = staffEnrolling(...STAFF_ROLES);

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/admin/second-factor',
  access,
  summary: 'Get the state of the caller’s two-step sign-in',
  response: SecondFactorState,
});

export const createSecondFactorKey = endpoint({
  method: 'POST',
  path: '/admin/second-factor/key',
  access,
  // The answer contains a secret and is not stored. Nothing is saved before the confirmation.
  idempotent: true,
  summary: 'Create a key for an authenticator app (RFC 6238); a code of the app activates it',
  response: z.object({
    key: z.string(),
    uri: z.string(),
    ticket: z.string().describe('Sent back with the first code, within fifteen minutes.'),
  }),
  errors: ['CONFLICT'],
});

export const enableSecondFactor = endpoint({
  method: 'PUT',
  path: '/admin/second-factor',
  access,
  // The answer contains recovery codes and is not stored. A repeat is rejected: two-step sign-in is on.
  idempotent: true,
  summary: 'Turn on two-step sign-in with the first code of the app and end all other sessions',
  body: SecondFactorStart,
  response: WithRecoveryCodes,
  errors: ['WRONG_CODE', 'INVALID_TOKEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/admin/second-factor/recovery-codes',
  access,
  // The answer contains recovery codes and is not stored. The latest codes are valid.
  idempotent: true,
  summary: 'Create ten new recovery codes, which replace the earlier ones',
  body: SecondFactorCode,
  response: WithRecoveryCodes,
  errors: ['WRONG_CODE', 'CONFLICT', 'SECOND_FACTOR_UNREADABLE', 'TOO_MANY_REQUESTS'],
});

export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/end',
  access,
  // A repeat is rejected: two-step sign-in is off.
  idempotent: true,
  summary: 'Turn off two-step sign-in with a code, for example to set up a new phone',
  body: SecondFactorCode,
  response: SecondFactorState,
  errors: ['WRONG_CODE', 'CONFLICT', 'SECOND_FACTOR_UNREADABLE', 'TOO_MANY_REQUESTS'],
});
