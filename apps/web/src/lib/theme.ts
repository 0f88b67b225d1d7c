import { readCookie } from './cookies.ts';

export type Theme = 'light' | 'dark';

export const THEME_COOKIE = 'theme';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

/** The theme that a visitor chose; `undefined` follows the system. */
export function readTheme(cookies: string | null | undefined): Theme | undefined {
  const value = readCookie(cookies, THEME_COOKIE);
  return isTheme(value) ? value : undefined;
}
