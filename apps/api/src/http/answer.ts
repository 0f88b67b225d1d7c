import type { Response } from 'express';

import type { Config } from '../config.ts';
import type { Holding } from '../context.ts';
import { clearCookie, DEVICE_COOKIE, SESSION_COOKIE, writeCookie } from './private-cookie.ts';

export type Answer = {
  header: (name: string, value: string) => void;
  headers: () => Record<string, string>;
  /** Caches the answer until a dependency changes; only for cacheable routes. */
  keep: (holding: Holding) => void;
  startSession: (session: { token: string; expiresAt: Date; owner: string }) => void;
  /** Marks the browser as known to the account; `/logout` leaves this cookie. */
  knowDevice: (device: { token: string; expiresAt: Date }) => void;
  endSession: () => void;
};

export function createAnswer(res: Response, config: Config, keep: Answer['keep']): Answer {
  const personal = () => res.set('Cache-Control', 'no-store');
  const headers: Record<string, string> = {};
  return {
    header: (name, value) => {
      headers[name] = value;
      if (!res.headersSent) res.set(name, value);
    },
    headers: () => headers,
    keep,
    startSession: ({ token, expiresAt, owner }) => {
      personal();
      res.locals['user'] = owner;
      writeCookie(res, config, SESSION_COOKIE, { token, expiresAt });
    },
    knowDevice: (device) => {
      personal();
      writeCookie(res, config, DEVICE_COOKIE, device);
    },
    endSession: () => {
      personal();
      clearCookie(res, config, SESSION_COOKIE);
    },
  };
}
