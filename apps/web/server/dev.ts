import path from 'node:path';
import { runUntilStopped } from '@e-store/server/run-until-stopped';
import { createServer } from 'vite';
import { configFromEnvironment } from './config.ts';
import { start } from './start.ts';
import type { LoadedPages, Pages } from './pages.ts';

await runUntilStopped(async () => {
  const pages = await createDevPages(path.resolve(import.meta.dirname, '..'));
  const running = await start(configFromEnvironment(), pages);
  return { ...running, stop: () => running.stop().then(() => pages.close()) };
});

const NO_ASSETS = { app: '/src/entry-client.tsx', styles: [], modules: [], fonts: [] };

async function createDevPages(root: string): Promise<Pages & { close: () => Promise<void> }> {
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
