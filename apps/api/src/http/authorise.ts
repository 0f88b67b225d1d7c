import type { Access } from '@e-store/shared/endpoint';
import type { Session } from '../context.ts';
import { AppError, ForbiddenError, UnauthenticatedError } from '../errors.ts';

/** How long a password, once typed, opens the back office (`product.md`, /admin). */
export const PASSWORD_CONFIRMATION_MS = 30 * 60 * 1000;

export function isPasswordConfirmed(session: Session, now: Date): boolean {
  return now.getTime() - session.passwordConfirmedAt.getTime() < PASSWORD_CONFIRMATION_MS;
}

/** Lets the caller pass or throws why not. The role is the one in the database, never the token's or the client's. */
export function authorise(access: Access, session: Session | undefined, now: Date): void {
  if (access.kind === 'anyone') return;
  if (!session) throw new UnauthenticatedError();
  if (access.kind === 'signedIn') return;
  if (!access.roles.includes(session.user.role)) throw new ForbiddenError();
  if (access.kind === 'staff') assertPasswordConfirmed(session, now);
}

export function assertPasswordConfirmed(session: Session, now: Date): void {
  if (!isPasswordConfirmed(session, now))
    throw new AppError(403, 'PASSWORD_CONFIRMATION_REQUIRED', 'Confirm your password to go on.');
}
