import { endOtherSessions, endSession } from '@e-store/shared/account/endpoints';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';

/** Ends one session of the caller. The session of another user gives the same answer as an unknown one. */
export const endSessionRoute = route(endSession, async ({ params, session, answer }, { database }) => {
  const { deletedCount } = await database.sessions.deleteOne({ _id: params.id, user: session.user._id });
  if (deletedCount === 0) throw new NotFoundError('That device is no longer logged in.');
  if (params.id.toLowerCase() === session.id) answer.endSession();
  return { message: 'You have been logged out on that device.' };
});

export const endOtherSessionsRoute = route(endOtherSessions, async ({ session }, { sessions }) => {
  await sessions.endAll(session.user._id, session.id);
  return { message: 'You have been logged out on all other devices.' };
});
