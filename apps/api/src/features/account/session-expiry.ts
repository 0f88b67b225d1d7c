import type { Role } from '@e-store/shared/endpoint';

const HOUR_MS = 60 * 60 * 1000;

/** Session lifetimes (R32): 24 hours idle, at most 7 days; 8 hours for staff. */
export const SESSION_IDLE_MS = 24 * HOUR_MS;
export const SESSION_TTL_MS = 7 * 24 * HOUR_MS;
export const STAFF_SESSION_TTL_MS = 8 * HOUR_MS;

export const LAST_SEEN_UPDATE_MS = 10 * 60 * 1000;

/** Returns the maximum expiry, which use does not extend. */
export function maxSessionExpiry(createdAt: Date, role: Role): Date {
  return new Date(createdAt.getTime() + (role === 'Customer' ? SESSION_TTL_MS : STAFF_SESSION_TTL_MS));
}

/** Returns the expiry without further use. `seenAt` is accurate to ten minutes. */
export function sessionExpiry(createdAt: Date, seenAt: Date, role: Role): Date {
  const idle = seenAt.getTime() + SESSION_IDLE_MS;
  return new Date(Math.min(idle, maxSessionExpiry(createdAt, role).getTime()));
}
