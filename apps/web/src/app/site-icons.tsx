import type { Theme } from '../lib/theme.ts';
import { THEME_COLOURS } from '../lib/theme-colours.ts';

export function SiteIcons({ theme }: { theme: Theme | undefined }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={THEME_COLOURS[theme ?? 'light']}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={THEME_COLOURS[theme ?? 'dark']}
      />
    </>
  );
}
