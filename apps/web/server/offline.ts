import { Router } from 'express';
import type { Config } from './config.ts';
import type { Pages } from './pages.ts';
import { plainPage } from './plain-page.ts';

/** Takes itself and what it kept away from every browser that comes back. */
const REMOVE_ITSELF = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  );
});
`;

/**
 * The page that the service worker keeps for when there is no connection. It is the same for everybody, whoever asks; the
 * theme that a reader chose it takes from their cookie when it is shown.
 * Where the worker is switched off, and while developing, its address answers with one that removes itself.
 */
export function offline({ hasServiceWorker }: Config, pages: Pages): Router {
  const router = Router();
  router.get('/offline', async (_req, res) => {
    const { plainAssets } = await pages.load();
    res.set('Cache-Control', 'no-cache').type('html');
    res.send(
      plainPage({
        title: 'No connection to the shop',
        text: 'You seem to be offline. Your cart is saved on this device. This page reloads when you are back online.',
        retries: true,
        ...plainAssets,
      }),
    );
  });
  router.get('/service-worker.js', (_req, res, next) => {
    if (hasServiceWorker && pages.isBuilt) return next();
    res.set('Cache-Control', 'no-cache').type('text/javascript').send(REMOVE_ITSELF);
  });
  return router;
}
