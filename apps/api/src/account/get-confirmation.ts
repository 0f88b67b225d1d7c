import { getConfirmation } from '@e-store/shared/account/endpoints';
import { PASSWORD_CONFIRMATION_MS } from '../http/authorise.ts';
import { route } from '../http/route.ts';

/** What E-DASH asks before it opens: without a fresh confirmation the call itself is refused. */
export const getConfirmationRoute = route(getConfirmation, async ({ session }) => ({
  confirmedUntil: new Date(session.passwordConfirmedAt.getTime() + PASSWORD_CONFIRMATION_MS).toISOString(),
}));
