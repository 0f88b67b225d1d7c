import { checkResetToken } from '@e-store/shared/account/endpoints';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { findResetToken, invalidResetToken } from './reset-token.ts';

/**
 * Reads a mailed token and leaves it valid. The token is looked up by its hash, so the time of the answer says nothing
 * of how much of a guess is right. Guesses count by the same limit as the reset itself.
 */
export const checkResetTokenRoute = route(
  checkResetToken,
  async ({ params, answer, clientAddress }, { database, limits, now }) => {
    await limits.take(LIMITS.resetTriesOfAddress, clientAddress);
    const found = await findResetToken(database, params.token, now());
    if (!found || !(await database.users.exists({ _id: found.user }))) throw invalidResetToken();
    answer.header('Cache-Control', 'no-store');
    return { validUntil: found.expiresAt.toISOString() };
  },
);
