import { logout, logoutByPost } from '@e-store/shared/account/endpoints';
import type { Context } from '../../platform/context.ts';
import { type HandlerInput, route } from '../../platform/http/route.ts';

const endSession = async (
  { sessionToken, answer }: Pick<HandlerInput<typeof logout>, 'sessionToken' | 'answer'>,
  { sessions }: Context,
) => {
  if (sessionToken) await sessions.end(sessionToken);
  answer.endSession();
  return { message: 'You have been logged out.' };
};

export const logoutRoute = route(logout, endSession);
export const logoutByPostRoute = route(logoutByPost, endSession);
