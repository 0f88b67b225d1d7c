import { onFirstSign } from './browser-first-sign.ts';

/**
 * Registers the worker that shows a page of the shop when there is no connection. Not before a person does something:
 * the first view keeps its bandwidth.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // plain http on another machine
  onFirstSign(['click', 'keydown'], () => {
    // It is a comfort: without it the browser says itself that it is offline.
    serviceWorker.register('/service-worker.js').catch(() => {});
  });
}
