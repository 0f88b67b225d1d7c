import { createServer } from 'vite';
import type { LoadedPages, Pages } from './pages.ts';

const NO_ASSETS = { app: '/src/entry-client.tsx', styles: [], modules: [], fonts: [] };

type DevPages = Pages & { close: () => Promise<void> };

export async function createDevPages(root: string): Promise<DevPages> {
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  return {
    isBuilt: false,
    files: vite.middlewares,
    load: async () => {
      const loaded: unknown = await vite.ssrLoadModule('/src/entry-server.tsx');
      return {
        ...(loaded as Pick<LoadedPages, 'render' | 'sitemapPaths'>),
        plainAssets: { styles: [], fonts: [] },
        entry: '/@dev-entry',
        assetsFor: () => NO_ASSETS,
      };
    },
    close: () => vite.close(),
  };
}
