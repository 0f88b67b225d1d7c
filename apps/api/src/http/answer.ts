import type { Response } from 'express';

import type { Config } from '../config.ts';
import type { Holding } from '../context.ts';
import { clearCookie, DEVICE_COOKIE, SESSION_COOKIE, writeCookie } from './private-cookie.ts';

/** What a handler may say beside its result. */
export type Answer = {
  header: (name: string, value: string) => void;
  /** What `header` was given. */
  headers: () => Record<string, string>;
  /** It holds until something of this changes; only of routes whose answers are kept. */
  keep: (holding: Holding) => void;
  startSession: (session: { token: string; expiresAt: Date; owner: string }) => void;
  /** The browser is known to whom it let in; `/logout` leaves that. */
  knowDevice: (device: { token: string; expiresAt: Date }) => void;
  endSession: () => void;
};

export function createAnswer(res: Response, config: Config, keep: Answer['keep']): Answer {
  const personal = () => res.set('Cache-Control', 'no-store');
  const headers: Record<string, string> = {};
  return {
    header: (name, value) => {
      headers[name] = value;
      // A handler that outlives its deadline comes after the 503, which is sent.
      if (!res.headersSent) res.set(name, value);
    },
    headers: () => headers,
    keep,
    startSession: ({ token, expiresAt, owner }) => {
      personal();
      res.locals['user'] = owner; // for the log: who signed in
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
