import { getConfirmation } from '@e-store/shared/account/endpoints';
import { PASSWORD_CONFIRMATION_MS } from '../../platform/http/authorise.ts';
import { route } from '../../platform/http/route.ts';

export const getConfirmationRoute = route(getConfirmation, async ({ session }) => ({
  confirmedUntil: new Date(session.passwordConfirmedAt.getTime() + PASSWORD_CONFIRMATION_MS).toISOString(),
}));
