import { onFirstInteraction } from './browser-first-interaction.ts';

/**
 * Registers the worker for the offline page at the first interaction, to leave bandwidth to the first view.
 */
export function registerServiceWorker(): void {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  onFirstInteraction(['click', 'keydown'], () => {
    // Optional: without it the browser shows its own offline page.
    serviceWorker.register('/service-worker.js').catch(() => {});
  });
}
