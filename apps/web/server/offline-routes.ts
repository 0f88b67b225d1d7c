import { Router } from 'express';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { renderPlainPage } from './render-plain-page.ts';

const SELF_REMOVING_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/**
 * The same page for everybody; a script applies the theme. If the worker is off, its address serves one that
 * removes itself.
 */
export function offlineRoutes({ hasServiceWorker }: Config, pages: Pages): Router {
  const router = Router();
  router.get('/offline', async (_req, res) => {
    const { plainAssets } = await pages.load();
    res.set('Cache-Control', 'no-cache').type('html');
    res.send(
      renderPlainPage({
        title: 'No connection to the shop',
        text: 'You seem to be offline. Your cart is saved on this device. This page reloads when you are back online.',
        retries: true,
        ...plainAssets,
      }),
    );
  });
  router.get('/service-worker.js', (_req, res, next) => {
    if (hasServiceWorker && pages.isBuilt) return next();
    res.set('Cache-Control', 'no-cache').type('text/javascript').send(SELF_REMOVING_WORKER);
  });
  return router;
}
