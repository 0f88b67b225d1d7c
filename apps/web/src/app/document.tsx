import type { ReactNode } from 'react';
import type { Theme } from '../lib/theme.ts';
import { SiteIcons } from './site-icons.tsx';

/** Addresses of what the browser needs for a page before its first paint. */
export type PageAssets = {
  /** The module that makes the page alive. */
  app: string;
  /** Of the entry and of the matched pages, so that nothing is shown unstyled. */
  styles: string[];
  /** Chunks of the app and of the matched pages, loaded beside one another rather than one after the other. */
  modules: string[];
  fonts: string[];
};

/** Id of the element that holds the `BootState` as JSON; a type, because `boot.ts` loads nothing of the app. */
export type StateElement = 'state';

type DocumentProps = {
  theme: Theme | undefined;
  assets: PageAssets;
  /** Its scripts are asked for by `boot.ts` when its pictures are seen. */
  isPictureFirst: boolean;
  /** What the browser continues from, as JSON that is safe in a script element. It is text, not a script. */
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
            // The page is complete without them: what is seen comes first.
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
          ))}
      </head>
      <body>
        {children}
        <script
          id={'state' satisfies StateElement}
          type="application/json"
          suppressHydrationWarning
          // Escaped by jsonForScript; React would escape quotes too, and the JSON be none.
          dangerouslySetInnerHTML={{ __html: stateText }}
        />
      </body>
    </html>
  );
}
