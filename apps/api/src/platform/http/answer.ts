import type { Response } from 'express';

import type { Config } from '../config/config.ts';
import type { CacheDependencies } from './response-cache.ts';
import { clearCookie, DEVICE_COOKIE, SESSION_COOKIE, writeCookie } from './private-cookie.ts';

export type Answer = {
  header: (name: string, value: string) => void;
  headers: () => Record<string, string>;
  /** Caches the answer until a dependency changes; only for cacheable routes. */
  keep: (cacheDependencies: CacheDependencies) => void;
  startSession: (session: { token: string; expiresAt: Date; owner: string }) => void;
  /** Marks the browser as known to the account; `/logout` leaves this cookie. */
  setKnownDevice: (device: { token: string; expiresAt: Date }) => void;
  endSession: () => void;
};

export function createAnswer(res: Response, config: Config, keep: Answer['keep']): Answer {
  const disableCaching = () => res.set('Cache-Control', 'no-store');
  const headers: Record<string, string> = {};
  return {
    header: (name, value) => {
      headers[name] = value;
      if (!res.headersSent) res.set(name, value);
    },
    headers: () => headers,
    keep,
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
