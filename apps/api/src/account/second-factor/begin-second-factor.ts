import { randomBytes } from 'node:crypto';
import { beginSecondFactor, getSecondFactor } from '@e-store/shared/account/second-factor-endpoints';
import { UnauthenticatedError } from '../../errors.ts';
import { route } from '../../http/route.ts';
import { base32 } from './base32.ts';
import { readSelf } from './own-second-factor.ts';
import { stateOf } from './second-factor.ts';
import { refuseWhereOn } from './start-second-factor.ts';
import { writeTicket } from './ticket.ts';
import { TOTP } from './totp.ts';

export const getSecondFactorRoute = route(getSecondFactor, async ({ session }, { database, config }) => {
  const user = await database.users.findById(session.user._id).lean();
  if (!user) throw new UnauthenticatedError();
  return stateOf(user, config);
});

/** Creates a key and stores nothing. The key travels in the ticket until a code proves that an app has it. */
export const beginSecondFactorRoute = route(beginSecondFactor, async (request, context) => {
  const user = await readSelf(request, context);
  refuseWhereOn(user);
  const key = randomBytes(TOTP.keyBytes);
  const text = base32(key);
  return { key: text, uri: uriOf(text, user.email), ticket: writeTicket(key, String(user._id), context) };
});

const ISSUER = 'E-Store';

function uriOf(key: string, email: string): string {
  const query = new URLSearchParams({
    secret: key,
    issuer: ISSUER,
    algorithm: 'SHA1',
    digits: String(TOTP.digits),
    period: String(TOTP.stepMs / 1000),
  });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${query.toString()}`;
}
