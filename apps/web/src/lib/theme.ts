import { readCookie } from './cookies.ts';

/** `--paper` of each theme; browser bars cannot read CSS tokens. */
export const THEME_COLOURS: Record<Theme, string> = { light: '#fbfaf7', dark: '#0f1226' };

export type Theme = 'light' | 'dark';

export const THEME_COOKIE = 'theme';

export function isTheme(value: unknown): value is Theme {
  return value === 'light' || value === 'dark';
}

export function readTheme(cookies: string | null | undefined): Theme | undefined {
  const value = readCookie(cookies, THEME_COOKIE);
  return isTheme(value) ? value : undefined;
}
