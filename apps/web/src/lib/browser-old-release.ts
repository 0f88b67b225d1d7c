import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'createHref'>;

/** A chunk that fails sooner means a bad connection; reloading would loop. */
const OLD_PAGE_MS = 10_000;

export const reloadPage = () => window.location.reload();

const failedScripts = new WeakSet<object>();

export const isScriptFailure = (error: unknown) => failedScripts.has(error as object);

/** Reloads the navigation's target or the current address. */
export function leaveOldRelease(
  { state, createHref }: Router,
  location: Pick<Location, 'assign' | 'reload'>,
) {
  const target = state.navigation.location;
  if (target) location.assign(createHref(target));
  else location.reload();
}

export function watchForOldRelease(router: Router): void {
  window.addEventListener('vite:preloadError', (event) => {
    failedScripts.add(event.payload);
    // Offline pages stay and show their own error.
    if (performance.now() < OLD_PAGE_MS || !navigator.onLine) return;
    event.preventDefault();
    leaveOldRelease(router, window.location);
  });
}
