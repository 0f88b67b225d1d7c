import type { Role } from '@e-store/shared/endpoint';

const HOUR_MS = 60 * 60 * 1000;

/**
 * When a session is over (R32): after a day without a call, and in any case after a week; of staff after a working day,
 * beside which E-DASH asks for the password every half hour.
 */
export const SESSION_IDLE_MS = 24 * HOUR_MS;
export const SESSION_TTL_MS = 7 * 24 * HOUR_MS;
export const STAFF_SESSION_TTL_MS = 8 * HOUR_MS;

/** How exactly it is known when a session was last seen: a write at every call would cost more than it tells. */
export const SEEN_EVERY_MS = 10 * 60 * 1000;

/** The end that no use puts off. */
export function lastEndOf(createdAt: Date, role: Role): Date {
  return new Date(createdAt.getTime() + (role === 'Customer' ? SESSION_TTL_MS : STAFF_SESSION_TTL_MS));
}

/** When it ends unless it is seen again; it is noted as seen to about ten minutes, so it may end as much earlier. */
export function endOf(createdAt: Date, seenAt: Date, role: Role): Date {
  const idle = seenAt.getTime() + SESSION_IDLE_MS;
  return new Date(Math.min(idle, lastEndOf(createdAt, role).getTime()));
}
