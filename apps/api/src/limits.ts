import { createHash } from 'node:crypto';
import { AppError } from './errors.ts';
import type { Database } from './database.ts';

const MINUTE_MS = 60_000;

/** At most `max` of something within a window. Windows begin at fixed times, so a burst may span two of them. */
export type Limit = { name: string; max: number; windowMs: number };

/** By whom they are counted is the caller's to say: an account, or the address of the visitor (R78, R79). */
export const LIMITS = {
  loginsOfAccountAndAddress: { name: 'login-account-address', max: 10, windowMs: 15 * MINUTE_MS },
  loginsOfAccount: { name: 'login-account', max: 100, windowMs: 15 * MINUTE_MS },
  loginsOfAddress: { name: 'login-address', max: 100, windowMs: 15 * MINUTE_MS },
  passwordsOfUser: { name: 'own-password', max: 10, windowMs: 15 * MINUTE_MS },
  registrationsOfAddress: { name: 'register-address', max: 30, windowMs: 60 * MINUTE_MS },
  resetsOfAddress: { name: 'forgot-address', max: 20, windowMs: 60 * MINUTE_MS },
  resetTriesOfAddress: { name: 'reset-address', max: 30, windowMs: 15 * MINUTE_MS },
  emailChangesOfUser: { name: 'email-change', max: 10, windowMs: 60 * MINUTE_MS },
  ordersOfAccount: { name: 'order-account', max: 60, windowMs: 60 * MINUTE_MS },
  /** Codes that there are none of. Many shoppers of a mobile network share an address. */
  promoGuessesOfAddress: { name: 'promo-address', max: 60, windowMs: 15 * MINUTE_MS },
  promoGuessesOfAccount: { name: 'promo-account', max: 20, windowMs: 15 * MINUTE_MS },
  subscriptionsOfAddress: { name: 'newsletter-address', max: 20, windowMs: 60 * MINUTE_MS },
  newsletterMailsOfReader: { name: 'newsletter-reader', max: 3, windowMs: 60 * MINUTE_MS },
  confirmationsOfAddress: { name: 'newsletter-confirm', max: 60, windowMs: 15 * MINUTE_MS },
  /** Changes of the account's cart and wishlist together. */
  savingsOfAccount: { name: 'saved-account', max: 900, windowMs: 15 * MINUTE_MS },
  contactMessagesOfAddress: { name: 'contact-address', max: 5, windowMs: 60 * MINUTE_MS },
  alertsOfAddress: { name: 'alert-address', max: 60, windowMs: 60 * MINUTE_MS },
  alertsOfReader: { name: 'alert-reader', max: 20, windowMs: 60 * MINUTE_MS },
  reviewsOfAccount: { name: 'review-account', max: 30, windowMs: 60 * MINUTE_MS },
  reviewReportsOfAddress: { name: 'review-report-address', max: 20, windowMs: 60 * MINUTE_MS },
  resetMailsOfAccount: { name: 'forgot-account', max: 3, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

export type Limits = {
  /** Counts one, and says whether it was still within the limit. */
  count: (limit: Limit, whose: string) => Promise<boolean>;
  /** Counts one, or refuses it with 429 and `Retry-After`. */
  take: (limit: Limit, whose: string) => Promise<void>;
  /** Takes one back that turned out not to count. */
  giveBack: (limit: Limit, whose: string) => Promise<void>;
};

/** Kept in MongoDB, so that they hold over several processes and a restart. Whose they are is stored as a hash only. */
export function createLimits(database: Database, { isOn, now }: { isOn: boolean; now: () => Date }): Limits {
  if (!isOn) return { count: async () => true, take: async () => {}, giveBack: async () => {} };
  const counts = () =>
    database.connection.collection<{ _id: string; count: number; expiresAt: Date }>('limits');

  const windowOf = ({ name, windowMs }: Limit, whose: string) => {
    const start = Math.floor(now().getTime() / windowMs) * windowMs;
    const owner = createHash('sha256').update(whose).digest('base64url').slice(0, 22);
    return { _id: `${name}/${start}/${owner}`, end: new Date(start + windowMs) };
  };

  const count = async (limit: Limit, whose: string) => {
    const { _id, end } = windowOf(limit, whose);
    const row = await counts().findOneAndUpdate(
      { _id },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: end } },
      { upsert: true, returnDocument: 'after' },
    );
    return (row?.count ?? 1) <= limit.max;
  };

  return {
    count,
    take: async (limit, whose) => {
      if (!(await count(limit, whose))) throw tooMany(limit, windowOf(limit, whose).end, now());
    },
    giveBack: async (limit, whose) => {
      await counts().updateOne({ _id: windowOf(limit, whose)._id }, { $inc: { count: -1 } });
    },
  };
}

/** Says so in the words of draft-ietf-httpapi-ratelimit-headers, too: `q` in `w` seconds, `r` left, anew in `t`. */
function tooMany({ name, max, windowMs }: Limit, end: Date, now: Date): AppError {
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
  const minutes = Math.ceil(seconds / 60);
  return new AppError(
    429,
    'TOO_MANY_REQUESTS',
    `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    {
      headers: {
        'Retry-After': String(seconds),
        'RateLimit-Policy': `"${name}";q=${max};w=${windowMs / 1000}`,
        RateLimit: `"${name}";r=0;t=${seconds}`,
      },
    },
  );
}
