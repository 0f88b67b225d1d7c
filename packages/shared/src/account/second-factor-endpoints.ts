import { z } from 'zod';
import { endpoint, staffEnrolling } from '../endpoint.ts';
import { STAFF_ROLES } from '../staff/staff-roles.ts';
import { SecondFactorCode, SecondFactorStart, SecondFactorState } from './second-factor.ts';

/** Returned once: only hashes of the codes are stored. */
const WithRecoveryCodes = SecondFactorState.extend({ recoveryCodes: z.array(z.string()) });

const access = staffEnrolling(...STAFF_ROLES);

export const getSecondFactor = endpoint({
  method: 'GET',
  path: '/admin/second-factor',
  access,
  summary: 'Whether one’s own sign-in takes a second step',
  response: SecondFactorState,
});

export const createSecondFactorKey = endpoint({
  method: 'POST',
  path: '/admin/second-factor/key',
  access,
  summary: 'Makes a key for an authenticator app (RFC 6238); it counts when a code of it is sent back',
  response: z.object({
    key: z.string(),
    uri: z.string(),
    /** Sent back with the first code, within fifteen minutes. */
    ticket: z.string(),
  }),
  errors: ['CONFLICT'],
});

export const enableSecondFactor = endpoint({
  method: 'PUT',
  path: '/admin/second-factor',
  access,
  summary: 'Turns the second step on by the first code of the app; ends every other session',
  body: SecondFactorStart,
  response: WithRecoveryCodes,
  errors: ['WRONG_CODE', 'INVALID_TOKEN', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: '/admin/second-factor/recovery-codes',
  access,
  summary: 'Makes ten new recovery codes; the older ones are worth nothing any more',
  body: SecondFactorCode,
  response: WithRecoveryCodes,
  errors: ['WRONG_CODE', 'CONFLICT', 'SECOND_FACTOR_UNREADABLE', 'TOO_MANY_REQUESTS'],
});

export const disableSecondFactor = endpoint({
  method: 'POST',
  path: '/admin/second-factor/end',
  access,
  summary: 'Turns the second step off, with a code; so a new phone takes the place of an old one',
  body: SecondFactorCode,
  response: SecondFactorState,
  errors: ['WRONG_CODE', 'CONFLICT', 'SECOND_FACTOR_UNREADABLE', 'TOO_MANY_REQUESTS'],
});
