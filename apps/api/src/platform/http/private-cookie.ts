import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../config/config.ts';

type Site = Pick<Config, 'publicUrl'>;

export type PrivateCookie = { name: string; longest: number };

export const SESSION_COOKIE: PrivateCookie = { name: 'estore_session', longest: 2000 };
export const DEVICE_COOKIE: PrivateCookie = { name: 'estore_device', longest: 200 };

/** `__Host-` binds the cookie to this host over https; browsers reject the prefix over http. */
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

type Token = { token: string; expiresAt: Date };

export function writeCookie(
  res: Response,
  site: Site,
  cookie: PrivateCookie,
  { token, expiresAt }: Token,
): void {
  res.cookie(cookieName(site, cookie), token, { ...cookieOptions(site), expires: expiresAt });
}

export function clearCookie(res: Response, site: Site, cookie: PrivateCookie): void {
  res.clearCookie(cookieName(site, cookie), cookieOptions(site));
}
