import type { ReactNode } from 'react';
import type { Theme } from '../lib/theme.ts';

/** Addresses of what the browser needs for a page before its first paint. */
export type PageAssets = {
  /** Of the entry and of the matched pages, so that nothing is shown unstyled. */
  styles: string[];
  /** Chunks of the matched pages, loaded beside the entry rather than after it. */
  modules: string[];
  fonts: string[];
};

type DocumentProps = {
  theme: Theme | undefined;
  assets: PageAssets;
  /** What the browser continues from, as JSON that is safe in a script element. It is text, not a script. */
  stateText: string;
  children: ReactNode;
};

export const STATE_ELEMENT = 'state';

export function Document({ theme, assets, stateText, children }: DocumentProps) {
  return (
    <html lang="en-IN" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="app" />
        ))}
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.modules.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        {children}
        <script
          id={STATE_ELEMENT}
          type="application/json"
          suppressHydrationWarning
          // Escaped by jsonForScript; React would escape quotes too, and the JSON be none.
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
      </body>
    </html>
  );
}
