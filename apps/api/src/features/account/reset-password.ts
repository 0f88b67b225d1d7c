import { PASSWORD_RESET_DONE, resetPassword } from '@e-store/shared/account/endpoints';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { resetLoginFailures } from './count-sign-in.ts';
import { writeKnownDevice } from './known-device.ts';
import { assertStrongPassword } from './assert-strong-password.ts';
import { findResetToken, invalidResetToken, redeemResetToken } from './reset-token.ts';
import { setPassword } from './set-password.ts';

/**
 * Sets a new password with a single-use mailed token. Ends all sessions and starts none (R24).
 * The token is looked up before the costly hash, or made-up tokens could overload the shop.
 * The browser becomes known, so an owner locked out by a stranger's guesses can sign in (R78).
 */
export const resetPasswordRoute = route(
  resetPassword,
  async ({ params, body, answer, clientAddress }, context) => {
    const { database, limits, passwords, sessions, config, now } = context;
    await limits.take(LIMITS.resetTriesOfAddress, clientAddress);
    const found = await findResetToken(database, params.token, now());
    const asking = found && (await database.users.findById(found.user).lean());
    if (!asking) throw invalidResetToken();
    assertStrongPassword('password', body.password, asking, config);
    const passwordHash = await passwords.hash(body.password);
    const owner = await redeemResetToken(database, params.token, now());
    const user =
      owner && (await setPassword({ _id: owner }, passwordHash, context, { emailProvenAt: now() }));
    if (!user) throw invalidResetToken();
    await sessions.endAll(String(user._id));
    await resetLoginFailures(user.email, limits);
    answer.setKnownDevice(writeKnownDevice(user.email, context));
    answer.endSession();
    return { message: PASSWORD_RESET_DONE };
  },
);
