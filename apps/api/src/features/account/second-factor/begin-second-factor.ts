import { randomBytes } from 'node:crypto';
import { createSecondFactorKey, getSecondFactor } from '@e-store/shared/account/second-factor-endpoints';
import { UnauthenticatedError } from '../../../platform/errors/errors.ts';
import { route } from '../../../platform/http/route.ts';
import { readCurrentUser } from './reauthenticate.ts';
import { toSecondFactorState } from './second-factor.ts';
import { assertSecondFactorOff } from './start-second-factor.ts';
import { writeTicket } from './challenge-token.ts';
import { base32, TOTP } from './totp.ts';

export const getSecondFactorRoute = route(getSecondFactor, async ({ session }, { database, config }) => {
  const user = await database.users.findById(session.user._id).lean();
  if (!user) throw new UnauthenticatedError();
  return toSecondFactorState(user, config);
});

/** Creates a key and stores nothing. The key travels in the ticket until a code proves that an app has it. */
export const beginSecondFactorRoute = route(createSecondFactorKey, async (request, context) => {
  const user = await readCurrentUser(request, context);
  assertSecondFactorOff(user);
  const key = randomBytes(TOTP.keyBytes);
  const text = base32(key);
  return { key: text, uri: toTotpUri(text, user.email), ticket: writeTicket(key, String(user._id), context) };
});

const ISSUER = 'E-Store';

function toTotpUri(key: string, email: string): string {
  const query = new URLSearchParams({
    secret: key,
    issuer: ISSUER,
    algorithm: 'SHA1',
    digits: String(TOTP.digits),
    period: String(TOTP.stepMs / 1000),
  });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${query.toString()}`;
}
