import type { Context } from '../context.ts';
import type { UserRecord } from './user.model.ts';

type Started = { token: string; expiresAt: Date; owner: string };

/**
 * A session for somebody who has just shown the password with this hash; nothing, if the password was changed
 * meanwhile and all sessions were ended: this one would have outlived them.
 */
export async function startSessionOf(
  user: Pick<UserRecord, '_id' | 'role' | 'passwordHash'>,
  device: string,
  { database, sessions }: Pick<Context, 'database' | 'sessions'>,
): Promise<Started | undefined> {
  const session = await sessions.start({ _id: String(user._id), role: user.role }, device);
  if (await database.users.exists({ _id: user._id, passwordHash: user.passwordHash })) return session;
  await sessions.end(session.token);
  return undefined;
}
