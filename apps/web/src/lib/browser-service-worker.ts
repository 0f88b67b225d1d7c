/**
 * Registers the worker that shows a page of the shop when there is no connection. Only after the first sign of a person:
 * who looks once and leaves is spared its files, and the first view its bandwidth.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return; // plain http on another machine
  const register = () => {
    for (const sign of SIGNS) window.removeEventListener(sign, register);
    // It is a comfort: without it the browser says itself that it is offline.
    serviceWorker.register('/service-worker.js').catch(() => {});
  };
  for (const sign of SIGNS) window.addEventListener(sign, register, { passive: true });
}

const SIGNS = ['click', 'keydown'] as const;
