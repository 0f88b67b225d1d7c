import './styles/base.css';
import { setCurrentDay } from '@e-store/shared/format-day';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { HydrationNotifier } from './app/hydration-notifier.tsx';
import { createRouteContext } from './app/routes/route-module.ts';
import { loadRouteModules, resolveMatchedPages } from './app/routes/load-route-modules.ts';
import { toRouteErrors, type BootState } from './app/boot-state.ts';
import { Document } from './app/document.tsx';
import { followSignIn, followStorage } from './app/listeners.ts';
import { appFocused } from './lib/app-events.ts';
import { makeRoutes, SHOP_ROUTE } from './app/routes/shop-routes.tsx';
import { makeStore } from './app/store.ts';
import { createApiClient } from './lib/api-client.ts';
import { SiteOrigin } from './app/root-layout.tsx';
import { linkManifest, registerServiceWorker } from './lib/browser-app-install.ts';
import { watchForOldRelease } from './lib/browser-old-release.ts';
import { browserStorage } from './lib/browser-storage.ts';

/**
 * Hydrates the server-rendered page from `boot`; `stateText` is its JSON from the page. Clicks work once the
 * promise resolves, form submits from `onHydrated` on.
 */
export async function hydrate(boot: BootState, stateText: string, onHydrated: () => void): Promise<void> {
  setCurrentDay(boot.today);
  const storage = browserStorage();
  const routeModules = await loadRouteModules(window.location.pathname);
  const store = makeStore({
    api: createApiClient(),
    preloadedState: boot.store,
    storage,
    routeModules,
  });
  const routes = makeRoutes(store, { routeModules });
  await resolveMatchedPages(routes, window.location);
  const router = createBrowserRouter(routes, {
    hydrationData: {
      loaderData: boot.loaderData ?? {},
      actionData: boot.actionData ?? null,
      errors: toRouteErrors(boot.errors),
    },
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const parts = createRouteContext(store);
      for (const routeModule of await loadRouteModules(path)) {
        store.addRouteModule(routeModule);
        patch(SHOP_ROUTE, routeModule.shopRoutes?.(parts) ?? []);
        patch(null, routeModule.bareRoutes?.(parts) ?? []);
      }
    },
  });
  watchForOldRelease(router);
  const app = (
    <StrictMode>
      <Document
        theme={boot.theme}
        assets={boot.assets}
        isPictureFirst={boot.isPictureFirst}
        stateText={stateText}
      >
        <SiteOrigin value={boot.origin}>
          <Provider store={store} serverState={boot.store}>
            <RouterProvider router={router} />
            <HydrationNotifier onHydrated={onHydrated} />
          </Provider>
        </SiteOrigin>
      </Document>
    </StrictMode>
  );
  // A transition hydrates in slices and keeps the main thread responsive. A click hydrates the rest at once.
  startTransition(() => {
    hydrateRoot(document, app);
  });
  const reloadStorage = () => followStorage(store, storage.local, () => window.location.reload());
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== storage.local) return;
    reloadStorage();
    followSignIn(store, event);
  });
  // A frozen page (bfcache) misses storage events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) reloadStorage();
  });
  linkManifest();
  registerServiceWorker();
  for (const refocused of ['focus', 'online'])
    window.addEventListener(refocused, () => store.dispatch(appFocused()));
}
