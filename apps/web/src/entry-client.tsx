import './styles/base.css';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { AppStarted } from './app/app-started.tsx';
import { toRouteErrors, type BootState } from './app/boot-state.ts';
import { Document, STATE_ELEMENT } from './app/document.tsx';
import { fromOtherTab } from './app/listeners.ts';
import { resolveMatchedPages } from './app/resolve-matched-pages.ts';
import { makeRoutes } from './app/routes.tsx';
import { makeStore } from './app/store.ts';
import { createApiClient } from './lib/api-client.ts';
import { browserStorage } from './lib/browser-storage.ts';

async function start() {
  const stateText = document.getElementById(STATE_ELEMENT)?.textContent ?? '';
  const boot = JSON.parse(stateText) as BootState; // written by entry-server.tsx
  const storage = browserStorage();
  const store = makeStore({
    api: createApiClient(),
    preloadedState: boot.store,
    storage,
  });
  const routes = makeRoutes(store);
  await resolveMatchedPages(routes, window.location);
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: boot.loaderData ?? {},
      actionData: boot.actionData ?? null,
      errors: toRouteErrors(boot.errors),
    },
  });
  hydrateRoot(
    document,
    <StrictMode>
      <Document theme={boot.theme} assets={boot.assets} stateText={stateText}>
        <Provider store={store} serverState={boot.store}>
          <RouterProvider router={router} />
          <AppStarted />
        </Provider>
      </Document>
    </StrictMode>,
  );
  const readAnew = () => fromOtherTab(storage.local).forEach(store.dispatch);
  window.addEventListener('storage', ({ storageArea }) => {
    if (storageArea === storage.local) readAnew();
  });
  // A page that was frozen heard nothing of what other tabs did.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) readAnew();
  });
}

/** Sooner after the start of the page a chunk that fails is a bad connection, and reloading would go round in circles. */
const OLD_PAGE_MS = 10_000;

// A page of an older release asks for chunks that are gone: the address itself still answers.
window.addEventListener('vite:preloadError', (event) => {
  if (performance.now() < OLD_PAGE_MS) return;
  event.preventDefault();
  window.location.reload();
});

void start();
