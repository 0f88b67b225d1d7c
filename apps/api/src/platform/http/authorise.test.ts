import { describe, expect, it } from '@jest/globals';
import {
  type Access,
  anyone,
  signedIn,
  staff,
  staffEnrolling,
  staffUnconfirmed,
} from '@e-store/shared/endpoint';
import type { Session } from '../context.ts';
import { AppError } from '../errors/errors.ts';
import { assertBackOfficeAccess, authorise } from './authorise.ts';
import type { Role } from '@e-store/shared/roles';

const NOW = new Date('2099-11-20T06:30:00Z');
const HALF_AN_HOUR_MS = 30 * 60 * 1000;

const session = (role: Role, { agoMs = 0, mustSetUpSecondFactor = false } = {}): Session => ({
  id: '0123456789abcdef01234567',
  user: {
    _id: '0123456789abcdef01234568',
    firstname: 'Asha',
    lastname: 'Rao',
    email: 'asha@example.com',
    mobile: '9876543210',
    role,
    emailVerified: true,
    createdAt: NOW.toISOString(),
  } as Session['user'],
  passwordConfirmedAt: new Date(NOW.getTime() - agoMs),
  mustSetUpSecondFactor,
});

const refusalOf = (ask: () => void) => {
  try {
    ask();
    return 'passes';
  } catch (error) {
    if (error instanceof AppError) return `${error.status} ${error.code}`;
    throw error;
  }
};

const LATE = { agoMs: HALF_AN_HOUR_MS };
const JUST = { agoMs: HALF_AN_HOUR_MS - 1 };
const BARE = { mustSetUpSecondFactor: true };
const admin = staff('Admin');

describe('who passes', () => {
  it.each<[string, Access, Session | undefined, string]>([
    ['anyone, without a session', anyone, undefined, 'passes'],
    ['anyone, staff without a second step', anyone, session('Admin', { ...LATE, ...BARE }), 'passes'],
    ['signed in: nobody', signedIn, undefined, '401 UNAUTHENTICATED'],
    ['signed in: a customer', signedIn, session('Customer', LATE), 'passes'],
    ['signed in: staff without a second step', signedIn, session('Admin', BARE), 'passes'],
    ['staff: nobody', admin, undefined, '401 UNAUTHENTICATED'],
    ['staff: a customer', admin, session('Customer'), '403 FORBIDDEN'],
    ['staff: another role', admin, session('Packer'), '403 FORBIDDEN'],
    ['staff: the role', admin, session('Admin'), 'passes'],
    ['staff: one of two roles', staff('Admin', 'Packer'), session('Packer'), 'passes'],
    ['staff: a password of just now', admin, session('Admin', JUST), 'passes'],
    ['staff: a password too old', admin, session('Admin', LATE), '403 PASSWORD_CONFIRMATION_REQUIRED'],
    ['staff: no second step', admin, session('Admin', BARE), '403 SECOND_FACTOR_SETUP_REQUIRED'],
    ['enrolling: nobody', staffEnrolling('Admin'), undefined, '401 UNAUTHENTICATED'],
    ['enrolling: a customer', staffEnrolling('Admin'), session('Customer'), '403 FORBIDDEN'],
    ['enrolling: no second step yet', staffEnrolling('Admin'), session('Admin', BARE), 'passes'],
    [
      'enrolling: a password too old',
      staffEnrolling('Admin'),
      session('Admin', LATE),
      '403 PASSWORD_CONFIRMATION_REQUIRED',
    ],
    ['unconfirmed: nobody', staffUnconfirmed('Admin'), undefined, '401 UNAUTHENTICATED'],
    ['unconfirmed: a customer', staffUnconfirmed('Admin'), session('Customer'), '403 FORBIDDEN'],
    [
      'unconfirmed: a password too old',
      staffUnconfirmed('Admin'),
      session('Admin', { ...LATE, ...BARE }),
      'passes',
    ],
  ])('%s', (_case, access, who, answer) => {
    expect(refusalOf(() => authorise(access, who, NOW))).toBe(answer);
  });

  it('is asked of staff at work beside other callers, too', () => {
    expect(refusalOf(() => assertBackOfficeAccess(session('Admin'), NOW))).toBe('passes');
    expect(refusalOf(() => assertBackOfficeAccess(session('Admin', LATE), NOW))).toBe(
      '403 PASSWORD_CONFIRMATION_REQUIRED',
    );
    expect(refusalOf(() => assertBackOfficeAccess(session('Admin', BARE), NOW))).toBe(
      '403 SECOND_FACTOR_SETUP_REQUIRED',
    );
  });

  it('is told what to do', () => {
    expect(() => authorise(admin, session('Admin', LATE), NOW)).toThrow('Confirm your password to continue.');
    expect(() => authorise(admin, session('Admin', BARE), NOW)).toThrow(
      'Two-step sign-in is required for all staff. Set it up to continue.',
    );
  });
});
