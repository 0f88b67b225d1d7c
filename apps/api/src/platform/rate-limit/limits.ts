import { createHash } from 'node:crypto';
import { AppError } from '../errors/errors.ts';
import type { Database } from '../database/database.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Windows start at fixed times, so a burst may span two. */
export type Limit = {
  name: string;
  max: number;
  windowMs: number;
  /** Alternative to waiting, added to the refusal. */
  recoveryHint?: string;
};

export const LIMITS = {
  loginsOfAccountAndAddress: { name: 'login-account-address', max: 10, windowMs: 15 * MINUTE_MS },
  loginsOfAccountAndAddressADay: {
    name: 'login-account-address-day',
    max: 40,
    windowMs: DAY_MS,
  },
  /** All addresses together, without known browsers. */
  loginsOfAccount: { name: 'login-account', max: 30, windowMs: 15 * MINUTE_MS },
  loginsOfAccountADay: { name: 'login-account-day', max: 60, windowMs: DAY_MS },
  /** Failures. The window ends, so nobody can lock out the owner's new devices forever. */
  consecutiveLoginsOfAccount: {
    name: 'login-account-row',
    max: 100,
    windowMs: 30 * DAY_MS,
    recoveryHint: 'To log in now, reset your password with “Forgot password”.',
  },
  /** Each sign-in renews it. */
  loginsOfKnownDevice: { name: 'login-device', max: 10, windowMs: 15 * MINUTE_MS },
  loginsOfKnownDeviceADay: { name: 'login-device-day', max: 40, windowMs: DAY_MS },
  consecutiveLoginsOfKnownDevice: { name: 'login-device-row', max: 100, windowMs: 180 * DAY_MS },
  loginsOfAddress: { name: 'login-address', max: 100, windowMs: 15 * MINUTE_MS },
  passwordsOfUser: { name: 'own-password', max: 10, windowMs: 15 * MINUTE_MS },
  passwordChangesOfUser: { name: 'password-change', max: 5, windowMs: 60 * MINUTE_MS },
  codesOfUser: { name: 'second-factor', max: 10, windowMs: 15 * MINUTE_MS },
  codesOfUserADay: { name: 'second-factor-day', max: 50, windowMs: DAY_MS },
  registrationsOfAddress: { name: 'register-address', max: 30, windowMs: 60 * MINUTE_MS },
  resetsOfAddress: { name: 'forgot-address', max: 20, windowMs: 60 * MINUTE_MS },
  resetTriesOfAddress: { name: 'reset-address', max: 30, windowMs: 15 * MINUTE_MS },
  emailChangesOfUser: { name: 'email-change', max: 10, windowMs: 60 * MINUTE_MS },
  ordersOfAccount: { name: 'order-account', max: 60, windowMs: 60 * MINUTE_MS },
  ordersOfIpAddress: { name: 'order-address', max: 600, windowMs: 60 * MINUTE_MS },
  /** The payment provider sends all events from a few addresses. */
  paymentEventsOfAddress: { name: 'payment-event-address', max: 3000, windowMs: MINUTE_MS },
  /** Unknown codes. Mobile networks share addresses. */
  promoGuessesOfAddress: { name: 'promo-address', max: 60, windowMs: 15 * MINUTE_MS },
  promoGuessesOfAccount: { name: 'promo-account', max: 20, windowMs: 15 * MINUTE_MS },
  subscriptionsOfAddress: { name: 'newsletter-address', max: 20, windowMs: 60 * MINUTE_MS },
  newsletterMailsOfReader: { name: 'newsletter-reader', max: 3, windowMs: 60 * MINUTE_MS },
  confirmationsOfAddress: { name: 'newsletter-confirm', max: 60, windowMs: 15 * MINUTE_MS },
  collectionsOfAddress: { name: 'collection-address', max: 300, windowMs: 15 * MINUTE_MS },
  /** Documents are created one after the other. Of an account, or by the link of one invoice. */
  invoiceDownloads: { name: 'invoice-download', max: 20, windowMs: 15 * MINUTE_MS },
  redeliveriesOfAddress: { name: 'redelivery-address', max: 60, windowMs: 15 * MINUTE_MS },
  savedListChangesOfAccount: { name: 'saved-account', max: 900, windowMs: 15 * MINUTE_MS },
  contactMessagesOfAddress: { name: 'contact-address', max: 5, windowMs: 60 * MINUTE_MS },
  ticketReceiptsOfReader: { name: 'ticket-reader', max: 5, windowMs: 60 * MINUTE_MS },
  alertsOfAddress: { name: 'alert-address', max: 60, windowMs: 60 * MINUTE_MS },
  alertsOfReader: { name: 'alert-reader', max: 20, windowMs: 60 * MINUTE_MS },
  reviewsOfAccount: { name: 'review-account', max: 30, windowMs: 60 * MINUTE_MS },
  reviewReportsOfAddress: { name: 'review-report-address', max: 20, windowMs: 60 * MINUTE_MS },
  searchEventsOfAddress: { name: 'search-address', max: 300, windowMs: 15 * MINUTE_MS },
  searchEventsOfTerm: { name: 'search-term', max: 20, windowMs: 60 * MINUTE_MS },
  exportsOfUser: { name: 'export', max: 20, windowMs: 60 * MINUTE_MS },
  emailProofsOfUser: { name: 'email-proof', max: 5, windowMs: 60 * MINUTE_MS },
  resetMailsOfAccount: { name: 'forgot-account', max: 3, windowMs: 60 * MINUTE_MS },
} as const satisfies Record<string, Limit>;

export type Quota = {
  limit: Limit;
  left: number;
  seconds: number;
  counter: string;
};

export type Limits = {
  count: (limit: Limit, key: string) => Promise<boolean>;
  /** @throws AppError 429 with `Retry-After` */
  take: (limit: Limit, key: string) => Promise<Quota | undefined>;
  /**
   * The first full limit rejects, and the counts are refunded. Under concurrency this may reject one too
   * many, never admit one.
   */
  takeAll: (takes: readonly Take[]) => Promise<Quota[]>;
  /** Gives the count back to the window that it was taken from. */
  refund: (taken: Quota | undefined) => Promise<Quota | undefined>;
  refundAll: (taken: readonly Quota[]) => Promise<Quota[]>;
  reset: (limit: Limit, key: string) => Promise<void>;
};

export type Take = readonly [limit: Limit, key: string];

const UNLIMITED: Limits = {
  count: async () => true,
  take: async () => undefined,
  takeAll: async () => [],
  refund: async () => undefined,
  refundAll: async () => [],
  reset: async () => {},
};

/** In MongoDB, across processes and restarts. Keys are stored as hashes only. */
export function createLimits(database: Database, { isOn, now }: { isOn: boolean; now: () => Date }): Limits {
  if (!isOn) return UNLIMITED;
  const counts = () =>
    database.connection.collection<{ _id: string; count: number; expiresAt: Date }>('limits');

  const windowOf = ({ name, windowMs }: Limit, key: string) => {
    const start = Math.floor(now().getTime() / windowMs) * windowMs;
    const owner = createHash('sha256').update(key).digest('base64url').slice(0, 22);
    return { _id: `${name}/${start}/${owner}`, end: new Date(start + windowMs) };
  };

  const secondsUntil = (end: Date) => Math.max(1, Math.ceil((end.getTime() - now().getTime()) / 1000));

  const add = async (limit: Limit, key: string): Promise<Quota> => {
    const { _id, end } = windowOf(limit, key);
    const row = await counts().findOneAndUpdate(
      { _id },
      { $inc: { count: 1 }, $setOnInsert: { expiresAt: end } },
      { upsert: true, returnDocument: 'after' },
    );
    return { limit, left: limit.max - (row?.count ?? 1), seconds: secondsUntil(end), counter: _id };
  };

  const refund = async (taken: Quota): Promise<Quota> => {
    const row = await counts().findOneAndUpdate(
      { _id: taken.counter },
      { $inc: { count: -1 } },
      { returnDocument: 'after' },
    );
    if (!row) return { ...taken, left: taken.limit.max };
    return { ...taken, left: taken.limit.max - row.count, seconds: secondsUntil(row.expiresAt) };
  };

  const refundAll = (taken: readonly Quota[]) => Promise.all(taken.map(refund));

  return {
    count: async (limit, key) => (await add(limit, key)).left >= 0,
    take: async (limit, key) => {
      const quota = await add(limit, key);
      if (quota.left < 0) throw tooManyRequests(quota);
      return quota;
    },
    takeAll: async (takes) => {
      const quotas = await Promise.all(takes.map(([limit, key]) => add(limit, key)));
      const full = quotas.findIndex(({ left }) => left < 0);
      const refused = quotas[full];
      if (!refused) return quotas;
      await refundAll(quotas.slice(full + 1));
      throw tooManyRequests(refused);
    },
    refund: async (taken) => taken && refund(taken),
    refundAll,
    reset: async (limit, key) => void (await counts().deleteOne({ _id: windowOf(limit, key)._id })),
  };
}

/** draft-ietf-httpapi-ratelimit-headers: `q` per `w` seconds, `r` left, reset in `t`. */
export function rateLimitHeaders(quotas: readonly Quota[]): Record<string, string> {
  const formatItems = (formatQuota: (quota: Quota) => string) =>
    quotas.map((quota) => `"${quota.limit.name}";${formatQuota(quota)}`).join(', ');
  return {
    'RateLimit-Policy': formatItems(({ limit }) => `q=${limit.max};w=${limit.windowMs / 1000}`),
    RateLimit: formatItems(({ left, seconds }) => `r=${Math.max(0, left)};t=${seconds}`),
  };
}

function tooManyRequests(quota: Quota): AppError {
  const { seconds } = quota;
  const { recoveryHint } = quota.limit;
  const words = [
    `Too many attempts. Try again in ${formatDuration(seconds)}.`,
    ...(recoveryHint ? [recoveryHint] : []),
  ];
  return new AppError(429, 'TOO_MANY_REQUESTS', words.join(' '), {
    headers: { 'Retry-After': String(seconds), ...rateLimitHeaders([quota]) },
  });
}

function formatDuration(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return '1 minute';
  if (minutes <= 90) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours <= 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}
