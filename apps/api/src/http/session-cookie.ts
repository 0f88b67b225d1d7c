import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../config.ts';

/** `__Host-` binds the cookie to this host and to https; over plain http browsers refuse that prefix. */
export function sessionCookieName({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? '__Host-estore_session' : 'estore_session';
}

/** Of every cookie that scripts of a page must not read. */
export const sessionCookieOptions = ({ publicUrl }: Config): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: publicUrl.startsWith('https:'),
});

export function readSessionCookie(req: Request, config: Config): string | undefined {
  const cookies: Record<string, unknown> = req.cookies ?? {};
  const token = cookies[sessionCookieName(config)];
  return typeof token === 'string' && token.length <= 2000 ? token : undefined;
}

export function writeSessionCookie(res: Response, config: Config, token: string, expires: Date): void {
  res.cookie(sessionCookieName(config), token, { ...sessionCookieOptions(config), expires });
}

export function clearSessionCookie(res: Response, config: Config): void {
  res.clearCookie(sessionCookieName(config), sessionCookieOptions(config));
}
