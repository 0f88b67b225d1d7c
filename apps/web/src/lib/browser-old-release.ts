import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'createHref'>;

/** Sooner after the start of the page a chunk that fails is a bad connection, and reloading would go round in circles. */
const OLD_PAGE_MS = 10_000;

/**
 * A page of an older release asks for chunks that are gone, while the address itself still answers: the browser goes
 * there, to where one was just going or else where one is, and gets the page of the release of now.
 */
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
    // Offline the page is kept, and says itself what it could not show.
    if (performance.now() < OLD_PAGE_MS || !navigator.onLine) return;
    event.preventDefault();
    leaveOldRelease(router, window.location);
  });
}
