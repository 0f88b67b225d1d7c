import { readCookie } from './cookies.ts';

export type Theme = 'light' | 'dark';

const COOKIE = 'theme';
const YEAR_S = 365 * 24 * 60 * 60;

/** The theme that a visitor chose; `undefined` follows the system. */
export function readTheme(cookies: string | null | undefined): Theme | undefined {
  const value = readCookie(cookies, COOKIE);
  return value === 'light' || value === 'dark' ? value : undefined;
}

/** Browser only: what is seen now, chosen or by the system. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Browser only: shows the theme at once and lets the server render it from now on. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.cookie = `${COOKIE}=${theme}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}
