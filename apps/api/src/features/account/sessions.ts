import { createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isValidObjectId, trusted, Types } from 'mongoose';
import { type Config, listJwtSecrets } from '../../platform/config/config.ts';
import type { Session, Sessions, Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { mustSetUpSecondFactor } from './second-factor/second-factor.ts';
import { sessionExpiry, maxSessionExpiry, LAST_SEEN_UPDATE_MS, type SessionRecord } from './session.model.ts';
import { toUser, type UserRecord } from './user.model.ts';
import type { Role } from '@e-store/shared/roles';

const ISSUER = 'e-store';
const AUDIENCE = 'e-store-web';

/** With a plain string, `jsonwebtoken` would try to parse an asymmetric key for every token. */
export const toJwtKey = (secret: string): KeyObject => createSecretKey(Buffer.from(secret));

async function recordLastSeen(
  database: Database,
  { _id, createdAt, lastSeenAt }: SessionRecord,
  role: Role,
  now: Date,
): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < LAST_SEEN_UPDATE_MS) return;
  const expiresAt = sessionExpiry(createdAt, now, role);
  await database.sessions.updateOne({ _id, lastSeenAt }, { $set: { lastSeenAt: now, expiresAt } });
}

const isId = (claim: unknown): claim is string => typeof claim === 'string' && isValidObjectId(claim);

function verifyToken(key: KeyObject, token: string, now: Date): { id: string; owner: string } | undefined {
  try {
    const { header, payload } = jwt.verify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      clockTimestamp: Math.floor(now.getTime() / 1000),
      complete: true,
    });
    const { jti: id, sub: owner } = typeof payload === 'object' ? payload : {};
    const isOurs = header.typ === 'JWT' && isId(id) && isId(owner);
    return isOurs ? { id, owner } : undefined;
  } catch {
    return undefined; // forged, from another shop, or expired
  }
}

/**
 * Sessions in the database, named by the `jti` of a signed token. The signature filters out forged tokens
 * without a query; the record ends a session at once. Tokens signed with the previous secret stay valid while
 * it is configured (R30).
 */
export function createSessions(database: Database, config: Config, now: () => Date): Sessions {
  const signingKey = toJwtKey(config.jwtSecret);
  const keys = listJwtSecrets(config).map(toJwtKey);
  const readToken = (token: string): { id: string; owner: string } | undefined => {
    for (const key of keys) {
      const named = verifyToken(key, token, now());
      if (named) return named;
    }
    return undefined;
  };

  return {
    async find(token): Promise<Session | undefined> {
      const named = readToken(token);
      if (!named) return undefined;
      const { id, owner } = named;
      const [record] = await database.sessions.aggregate<SessionRecord & { owners: UserRecord[] }>([
        {
          $match: { _id: new Types.ObjectId(id), user: new Types.ObjectId(owner), expiresAt: { $gt: now() } },
        },
        {
          $lookup: {
            from: database.users.collection.name,
            localField: 'user',
            foreignField: '_id',
            as: 'owners',
          },
        },
      ]);
      const user = record?.owners[0];
      // The current role applies: a promoted user loses the seven-day session.
      if (!user || maxSessionExpiry(record.createdAt, user.role) <= now()) return undefined;
      await recordLastSeen(database, record, user.role, now());
      return {
        id,
        user: toUser(user),
        passwordConfirmedAt: record.passwordConfirmedAt,
        mustSetUpSecondFactor: mustSetUpSecondFactor(user, config),
      };
    },

    ownerOf: (token) => readToken(token)?.owner,

    async start({ _id: user, role }, device) {
      const createdAt = now();
      const lastEnd = maxSessionExpiry(createdAt, role);
      const _id = new Types.ObjectId();
      await database.sessions.create({
        _id,
        user,
        device,
        createdAt,
        lastSeenAt: createdAt,
        expiresAt: sessionExpiry(createdAt, createdAt, role),
        passwordConfirmedAt: createdAt,
      });
      const token = jwt.sign(
        { iat: Math.floor(createdAt.getTime() / 1000), exp: Math.floor(lastEnd.getTime() / 1000) },
        signingKey,
        { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE, subject: user, jwtid: String(_id) },
      );
      return { token, expiresAt: lastEnd, owner: user };
    },

    async end(token) {
      const named = readToken(token);
      if (named) await database.sessions.deleteOne({ _id: named.id, user: named.owner });
    },

    async endAll(userId, except) {
      await database.sessions.deleteMany({
        user: userId,
        ...(except && { _id: trusted({ $ne: new Types.ObjectId(except) }) }),
      });
    },
  };
}

/**
 * Returns `undefined` if password or role changed meanwhile, since that ended all sessions and this one must
 * not survive.
 */
export async function startUserSession(
  user: Pick<UserRecord, '_id' | 'role' | 'passwordHash'>,
  device: string,
  { database, sessions }: Pick<Context, 'database' | 'sessions'>,
): Promise<{ token: string; expiresAt: Date; owner: string } | undefined> {
  const session = await sessions.start({ _id: String(user._id), role: user.role }, device);
  const { _id, passwordHash, role } = user;
  if (await database.users.exists({ _id, passwordHash, role })) return session;
  await sessions.end(session.token);
  return undefined;
}
