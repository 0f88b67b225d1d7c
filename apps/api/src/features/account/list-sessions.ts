import { listSessions } from '@e-store/shared/account/endpoints';
import { trusted } from 'mongoose';
import { route } from '../../platform/http/route.ts';

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
