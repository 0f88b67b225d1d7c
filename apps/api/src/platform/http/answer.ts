import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../config/config.ts';
import { type Limits, type Quota, rateLimitHeaders } from '../rate-limit/limits.ts';

export type Answer = {
  header: (name: string, value: string) => void;
  headers: () => Record<string, string>;
  /** `shown`: ids of the records in the answer. Only for cacheable routes. */
  cache: (shown: readonly string[]) => void;
  startSession: (session: { token: string; expiresAt: Date; owner: string }) => void;
  /** `/logout` leaves this cookie. */
  setKnownDevice: (device: { token: string; expiresAt: Date }) => void;
  endSession: () => void;
};

export function createAnswer(res: Response, config: Config, cache: Answer['cache']): Answer {
  const disableCaching = () => res.set('Cache-Control', 'no-store');
  const headers: Record<string, string> = {};
  return {
    header: (name, value) => {
      headers[name] = value;
      if (!res.headersSent) res.set(name, value);
    },
    headers: () => headers,
    cache,
    startSession: ({ token, expiresAt, owner }) => {
      disableCaching();
      res.locals['user'] = owner;
      writeCookie(res, config, SESSION_COOKIE, { token, expiresAt });
    },
    setKnownDevice: (device) => {
      disableCaching();
      writeCookie(res, config, DEVICE_COOKIE, device);
    },
    endSession: () => {
      disableCaching();
      clearCookie(res, config, SESSION_COOKIE);
    },
  };
}

type Site = Pick<Config, 'publicUrl'>;

export type PrivateCookie = { name: string; longest: number };

export const SESSION_COOKIE: PrivateCookie = { name: 'estore_session', longest: 2000 };
export const DEVICE_COOKIE: PrivateCookie = { name: 'estore_device', longest: 200 };

/** `__Host-` binds the cookie to this host; browsers reject the prefix over http. */
const cookieName = ({ publicUrl }: Site, { name }: PrivateCookie): string =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name;

const cookieOptions = ({ publicUrl }: Site): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: publicUrl.startsWith('https:'),
});

export function readCookie(req: Request, site: Site, cookie: PrivateCookie): string | undefined {
  const cookies: Record<string, unknown> = req.cookies ?? {};
  const value = cookies[cookieName(site, cookie)];
  return typeof value === 'string' && value.length <= cookie.longest ? value : undefined;
}

export function writeCookie(
  res: Response,
  site: Site,
  cookie: PrivateCookie,
  { token, expiresAt }: { token: string; expiresAt: Date },
): void {
  res.cookie(cookieName(site, cookie), token, { ...cookieOptions(site), expires: expiresAt });
}

export function clearCookie(res: Response, site: Site, cookie: PrivateCookie): void {
  res.clearCookie(cookieName(site, cookie), cookieOptions(site));
}

/** Answers carry `RateLimit` headers. Silent limits, such as mails per account, must not show. */
export function withRateLimitHeaders(limits: Limits, res: Response): Limits {
  const quotas = new Map<string, Quota>();
  const setHeaders = (news: readonly Quota[]) => {
    for (const quota of news) quotas.set(quota.limit.name, quota);
    if (news.length > 0) res.set(rateLimitHeaders([...quotas.values()]));
    return [...news];
  };
  const setHeadersForOne = (quota: Quota | undefined) => {
    if (quota) setHeaders([quota]);
    return quota;
  };
  return {
    ...limits,
    take: async (limit, key) => setHeadersForOne(await limits.take(limit, key)),
    takeAll: async (takes) => setHeaders(await limits.takeAll(takes)),
    refund: async (taken) => setHeadersForOne(await limits.refund(taken)),
    refundAll: async (taken) => setHeaders(await limits.refundAll(taken)),
  };
}
