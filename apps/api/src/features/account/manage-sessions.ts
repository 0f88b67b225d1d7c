import { trusted } from 'mongoose';
import {
  listSessions,
  endOtherSessions,
  endSession,
  logout,
  logoutByPost,
} from '@e-store/shared/account/endpoints';
import { route, type HandlerInput } from '../../platform/http/route.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/context.ts';

export const listSessionsRoute = route(listSessions, async ({ session }, { database, now }) => {
  const records = await database.sessions
    .find({ user: session.user._id, expiresAt: trusted({ $gt: now() }) })
    .sort({ lastSeenAt: -1, _id: -1 })
    .lean();
  return {
    sessions: records.map(({ _id, device, createdAt, lastSeenAt }) => ({
      _id: String(_id),
      device,
      signedInAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThisOne: String(_id) === session.id,
    })),
  };
});

/** The session of another user gives the same answer as an unknown one. */
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

const logOut = async (
  { sessionToken, answer }: Pick<HandlerInput<typeof logout>, 'sessionToken' | 'answer'>,
  { sessions }: Context,
) => {
  if (sessionToken) await sessions.end(sessionToken);
  answer.endSession();
  return { message: 'You have been logged out.' };
};

export const logoutRoute = route(logout, logOut);
export const logoutByPostRoute = route(logoutByPost, logOut);
