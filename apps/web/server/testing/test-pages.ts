import type { Pages, Render } from '../pages.ts';

type Loaded = Awaited<ReturnType<Pages['load']>>;

export const testPages = (render: Render, loaded: Partial<Loaded> = {}, isBuilt = true): Pages => ({
  isBuilt,
  files: (_req, _res, next) => next(),
  load: () =>
    Promise.resolve({
      render,
      plainAssets: { styles: [], fonts: [] },
      sitemapPaths: () => [],
      entry: '/entry.js',
      assetsFor: () => ({ app: '/app.js', styles: [], modules: [], fonts: [] }),
      ...loaded,
    }),
});
