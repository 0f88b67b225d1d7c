const MANIFEST = '/site.webmanifest';

/** In the page's HTML it would cost every first view two requests. */
export function linkManifest(): void {
  onFirstInteraction(['pointerdown', 'keydown'], () => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'manifest', href: MANIFEST });
    document.head.append(link);
  });
}

/** At once if the page was already used. Visitors who leave at once load nothing more. */
export function onFirstInteraction(signs: readonly (keyof WindowEventMap)[], act: () => void): void {
  if (navigator.userActivation?.hasBeenActive) {
    act();
    return;
  }
  const once = () => {
    for (const sign of signs) window.removeEventListener(sign, once);
    act();
  };
  for (const sign of signs) window.addEventListener(sign, once, { passive: true });
}

/** Leaves bandwidth to the first view. */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  onFirstInteraction(['click', 'keydown'], () => {
    // Without it the browser shows its own offline page.
    serviceWorker.register('/service-worker.js').catch(() => {});
  });
}
