import { setTimeout as after } from 'node:timers/promises';
import { forgotPassword, USER_NOT_FOUND } from '@e-store/shared/account/endpoints';
import type { Context } from '../../platform/context.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { sendResetLink } from './send-reset-link.ts';

/**
 * Queues the reset mail. The token is made on sending, so none waits in the outbox (R21).
 * An unknown address is disclosed (spec §8) unless the settings forbid that.
 * Beyond the account's limit no mail is sent and the answer is the same (R79).
 */
export const forgotPasswordRoute = route(forgotPassword, async ({ body, clientAddress }, context) => {
  const { config, limits } = context;
  await limits.take(LIMITS.resetsOfAddress, clientAddress);
  const work = sendLink(body.email, context);
  // Without disclosure, all answers take equally long, because queueing a mail takes time (R20).
  if (!config.forgotPasswordDiscloses) await Promise.allSettled([work, after(ANSWER_AFTER_MS)]);
  await work;
  return {
    message: config.forgotPasswordDiscloses
      ? `We sent a link to ${body.email}. It is valid for 30 minutes.`
      : `If ${body.email} has an account, we have sent a link to it. The link is valid for 30 minutes.`,
  };
});

/** Longer than a known address takes, even under load. */
const ANSWER_AFTER_MS = 300;

async function sendLink(email: string, context: Context) {
  const { database, config } = context;
  const user = await database.users.findOne({ email }).lean();
  if (!user && config.forgotPasswordDiscloses) throw new NotFoundError(USER_NOT_FOUND);
  if (user) await sendResetLink(user, context);
}
