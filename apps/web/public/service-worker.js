/*
 * Shows the offline page without a connection. Caches only that page and its files: no shop pages, API
 * responses or personal data. SERVICE_WORKER=off serves a worker that removes itself and its cache.
 */
const CACHE_NAME = 'offline-page';
const PAGE = '/offline';
const SCRIPTS = ['/plain-theme.js', '/plain-retry.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(cachePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(deleteOldFiles().then(() => self.registration.navigationPreload?.enable()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode === 'navigate' && request.method === 'GET') event.respondWith(openPage(event));
  else if (['style', 'font'].includes(request.destination) || SCRIPTS.includes(new URL(request.url).pathname))
    event.respondWith(openFile(request));
});

let isFresh = false;

async function openPage(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    // Once per worker lifetime: a new release has other files.
    if (!isFresh) event.waitUntil(cachePage());
    isFresh = true;
    return page;
  } catch (error) {
    const page = await caches.match(PAGE);
    if (page) return page;
    throw error;
  }
}

async function openFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const file = await caches.match(request);
    if (file) return file;
    throw error;
  }
}

async function cachePage() {
  try {
    const page = await fetch(PAGE, { credentials: 'omit', cache: 'no-cache' });
    if (!page.ok) return;
    const html = await page.clone().text();
    const files = [...html.matchAll(/<(?:link|script) [^>]*(?:href|src)="([^"]+)"/g)].map(([, file]) => file);
    const cache = await caches.open(CACHE_NAME);
    const names = new Set([PAGE, ...files]);
    await cache.addAll(files);
    await cache.put(PAGE, page);
    for (const old of await cache.keys()) if (!names.has(new URL(old.url).pathname)) await cache.delete(old);
  } catch {
    // Without a connection there is nothing new to cache.
  }
}

async function deleteOldFiles() {
  for (const name of await caches.keys()) if (name !== CACHE_NAME) await caches.delete(name);
}
