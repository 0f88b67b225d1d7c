import type { Context } from '../../platform/context.ts';
import type { UserRecord } from './user.model.ts';

type StartedSession = { token: string; expiresAt: Date; owner: string };

/**
 * Starts a session after a password check. Returns `undefined` if password or role changed meanwhile, since
 * that ended all sessions and this one must not survive.
 */
export async function startUserSession(
  user: Pick<UserRecord, '_id' | 'role' | 'passwordHash'>,
  device: string,
  { database, sessions }: Pick<Context, 'database' | 'sessions'>,
): Promise<StartedSession | undefined> {
  const session = await sessions.start({ _id: String(user._id), role: user.role }, device);
  const { _id, passwordHash, role } = user;
  if (await database.users.exists({ _id, passwordHash, role })) return session;
  await sessions.end(session.token);
  return undefined;
}
