import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';
import type { Invariant } from '../../platform/invariants/check-invariants.ts';
import type { Role } from '@e-store/shared/roles';

export type SessionRecord = {
  _id: Types.ObjectId;
  user: Types.ObjectId;
  device: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  passwordConfirmedAt: Date;
};

export const sessionSchema = new Schema<SessionRecord>(
  {
    user: { type: Schema.Types.ObjectId, required: true },
    device: { type: String, default: '' },
    lastSeenAt: { type: Date, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    passwordConfirmedAt: { type: Date, required: true },
  },
  { collection: 'sessions', ...recordOptions },
);

const HOUR_MS = 60 * 60 * 1000;

/** Session lifetimes (R32): 24 hours idle, at most 7 days; 8 hours for staff. */
export const SESSION_IDLE_MS = 24 * HOUR_MS;
export const SESSION_TTL_MS = 7 * 24 * HOUR_MS;
export const STAFF_SESSION_TTL_MS = 8 * HOUR_MS;

export const LAST_SEEN_UPDATE_MS = 10 * 60 * 1000;

/** Use does not extend it. */
export function maxSessionExpiry(createdAt: Date, role: Role): Date {
  return new Date(createdAt.getTime() + (role === 'Customer' ? SESSION_TTL_MS : STAFF_SESSION_TTL_MS));
}

/** `seenAt` is accurate to ten minutes. */
export function sessionExpiry(createdAt: Date, seenAt: Date, role: Role): Date {
  const idle = seenAt.getTime() + SESSION_IDLE_MS;
  return new Date(Math.min(idle, maxSessionExpiry(createdAt, role).getTime()));
}

/** Lookups use `expiresAt` alone, so ended sessions grant nothing. */
export const sessionsExpireInTime: Invariant = {
  id: 'I7',
  description: 'every session ends at most a week after its sign-in and a day after its last use',
  check: async ({ sessions }) => {
    const all = await sessions.find({}, { createdAt: 1, lastSeenAt: 1, expiresAt: 1 }).lean();
    const breaches = all.flatMap(({ _id, createdAt, lastSeenAt, expiresAt }) => {
      const end = Math.min(createdAt.getTime() + SESSION_TTL_MS, lastSeenAt.getTime() + SESSION_IDLE_MS);
      return expiresAt.getTime() > end ? [`${String(_id)}: ends ${expiresAt.toISOString()}`] : [];
    });
    return { checked: all.length, breaches };
  },
};
