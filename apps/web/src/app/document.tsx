import type { ReactNode } from 'react';
import { type Theme, THEME_COLOURS } from '../lib/theme.ts';

export type PageAssets = {
  app: string;
  styles: string[];
  modules: string[];
  fonts: string[];
};

/** A type, because `boot.ts` imports no app code. */
export type StateElement = 'state';

type DocumentProps = {
  theme: Theme | undefined;
  assets: PageAssets;
  isPictureFirst: boolean;
  stateText: string;
  children: ReactNode;
};

export function Document({ theme, assets, isPictureFirst, stateText, children }: DocumentProps) {
  return (
    <html lang="en-IN" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <SiteIcons theme={theme} />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="app" />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {!isPictureFirst &&
          assets.modules.map((href) => (
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
          ))}
      </head>
      <body>
        {children}
        <script
          id={'state' satisfies StateElement}
          type="application/json"
          suppressHydrationWarning
          // Escaped by `jsonForScript`; React's escaping would break the JSON.
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
      </body>
    </html>
  );
}

function SiteIcons({ theme }: { theme: Theme | undefined }) {
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
