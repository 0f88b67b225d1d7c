import { SESSION_IDLE_MS, SESSION_TTL_MS } from './session-expiry.ts';
import type { Invariant } from '../../platform/invariants/invariant.ts';

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
