import type { Access } from '@e-store/shared/endpoint';
import type { Session } from '../context.ts';
import { AppError, ForbiddenError, UnauthenticatedError } from '../errors/errors.ts';

/** For the back office. */
export const PASSWORD_CONFIRMATION_MS = 30 * 60 * 1000;

/** The role comes from the database, never from the token or the client. */
export function authorise(access: Access, session: Session | undefined, now: Date): void {
  if (access.kind === 'anyone') return;
  if (!session) throw new UnauthenticatedError();
  if (access.kind === 'signedIn') return;
  if (!access.roles.includes(session.user.role)) throw new ForbiddenError();
  if (access.kind === 'staffUnconfirmed') return;
  if (access.kind === 'staff') assertBackOfficeAccess(session, now);
  else assertPasswordConfirmed(session, now);
}

function assertPasswordConfirmed(session: Session, now: Date): void {
  if (now.getTime() - session.passwordConfirmedAt.getTime() >= PASSWORD_CONFIRMATION_MS)
    throw new AppError(403, 'PASSWORD_CONFIRMATION_REQUIRED', 'Confirm your password to continue.');
}

function assertSecondFactor({ mustSetUpSecondFactor }: Session): void {
  if (mustSetUpSecondFactor)
    throw new AppError(
      403,
      'SECOND_FACTOR_SETUP_REQUIRED',
      'Two-step sign-in is required for all staff. Set it up to continue.',
    );
}

/** For staff on a route that others may call. */
export function assertBackOfficeAccess(session: Session, now: Date): void {
  assertPasswordConfirmed(session, now);
  assertSecondFactor(session);
}
