import { isTheme, THEME_COOKIE, type Theme, THEME_COLOURS } from './theme.ts';

const YEAR_S = 365 * 24 * 60 * 60;

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme'];
  if (isTheme(chosen)) return chosen;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** At once, and in a cookie for the server. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('content', THEME_COLOURS[theme]);
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`;
}

export function listenForTheme(onChange: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  const choice = new MutationObserver(onChange);
  system.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    system.removeEventListener('change', onChange);
    choice.disconnect();
  };
}
