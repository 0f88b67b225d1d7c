import jwt from 'jsonwebtoken';
import { isValidObjectId, trusted, Types } from 'mongoose';
import type { Config } from '../config.ts';
import type { Session, Sessions } from '../context.ts';
import type { Database } from '../database.ts';
import type { SessionRecord } from './session.model.ts';
import { toUser } from './to-user.ts';

/** A session ends after a week, used or not. */
export const SESSION_TTL_MS = 7 * 24 * 60 * 60 * 1000;

const ISSUER = 'e-store';
const AUDIENCE = 'e-store-web';

/** How exactly it is known when a session was last seen: a write at every call would cost more than it tells. */
export const SEEN_EVERY_MS = 10 * 60 * 1000;

async function noteSeen(database: Database, { _id, lastSeenAt }: SessionRecord, now: Date): Promise<void> {
  if (now.getTime() - lastSeenAt.getTime() < SEEN_EVERY_MS) return;
  await database.sessions.updateOne({ _id, lastSeenAt }, { $set: { lastSeenAt: now } });
}

const isId = (claim: unknown): claim is string => typeof claim === 'string' && isValidObjectId(claim);

/**
 * Sessions as records of the database, named by the `jti` of a signed token. Signing spares the database forged
 * tokens; the record makes signing out, changing a password and losing a role true at once.
 */
export function createSessions(database: Database, { jwtSecret }: Config, now: () => Date): Sessions {
  const readToken = (token: string): { id: string; owner: string } | undefined => {
    try {
      const { header, payload } = jwt.verify(token, jwtSecret, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: Math.floor(now().getTime() / 1000),
        complete: true,
      });
      const { jti: id, sub: owner } = typeof payload === 'object' ? payload : {};
      const isOurs = header.typ === 'JWT' && isId(id) && isId(owner);
      return isOurs ? { id, owner } : undefined;
    } catch {
      return undefined; // forged, of another shop, or past its time: no session, and no reason given
    }
  };

  return {
    async find(token): Promise<Session | undefined> {
      const named = readToken(token);
      if (!named) return undefined;
      const { id, owner } = named;
      const isOpen = { expiresAt: trusted({ $gt: now() }) };
      const record = await database.sessions.findOne({ _id: id, user: owner, ...isOpen }).lean();
      const user = record && (await database.users.findById(record.user).lean());
      if (user) await noteSeen(database, record, now());
      return user ? { id, user: toUser(user), passwordConfirmedAt: record.passwordConfirmedAt } : undefined;
    },

    async start(userId, device) {
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + SESSION_TTL_MS);
      const _id = new Types.ObjectId();
      await database.sessions.create({
        _id,
        user: userId,
        device,
        createdAt,
        lastSeenAt: createdAt,
        expiresAt,
        passwordConfirmedAt: createdAt,
      });
      const token = jwt.sign(
        { iat: Math.floor(createdAt.getTime() / 1000), exp: Math.floor(expiresAt.getTime() / 1000) },
        jwtSecret,
        { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE, subject: userId, jwtid: String(_id) },
      );
      return { token, expiresAt };
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
