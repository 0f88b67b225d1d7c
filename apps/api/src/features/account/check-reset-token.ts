import { checkResetToken } from '@e-store/shared/account/endpoints';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { findResetToken, invalidResetToken } from './reset-token.ts';

/**
 * Checks a mailed token without using it up. Lookup by hash leaks nothing through timing. Guesses share the
 * limit of the reset.
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
