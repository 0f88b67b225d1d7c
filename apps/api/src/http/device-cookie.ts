import type { Request, Response } from 'express';
import type { Config } from '../config.ts';
import { sessionCookieOptions } from './session-cookie.ts';

export function deviceCookieName({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? '__Host-estore_device' : 'estore_device';
}

export function readDeviceCookie(req: Request, config: Config): string | undefined {
  const cookies: Record<string, unknown> = req.cookies ?? {};
  const token = cookies[deviceCookieName(config)];
  return typeof token === 'string' && token.length <= 200 ? token : undefined;
}

export function writeDeviceCookie(res: Response, config: Config, token: string, expires: Date): void {
  res.cookie(deviceCookieName(config), token, { ...sessionCookieOptions(config), expires });
}
