import { isTheme, THEME_COOKIE, type Theme } from './theme.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** What is seen now, chosen or by the system. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (isTheme(chosen)) return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Shows the theme at once and lets the server render it from now on. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}
