import type { User } from '@e-store/shared/account/user';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { HydrationNotifier } from '../app/hydration-notifier.tsx';
import { allRouteModules } from '../app/routes/all-route-modules.ts';
import { makeRoutes } from '../app/routes/shop-routes.tsx';
import { makeStore, type RootState } from '../app/store.ts';
import { createApiClient } from '../lib/api-client.ts';

type Options = {
  user?: User;
  preloadedState?: Partial<RootState>;
  advanceTimers?: (ms: number) => void;
};

const signedIn = (user: User): RootState['user'] => ({
  loading: false,
  isAuthenticated: true,
  user,
  error: null,
  message: null,
});

/**
 * Real routes, store and storage, as after hydration; the API is `api-server.ts`. Start with `await
 * screen.findBy…`.
 */
export function renderRoutes(path: string, { user, preloadedState, advanceTimers }: Options = {}) {
  const store = makeStore({
    api: createApiClient(),
    preloadedState: { ...(user && { user: signedIn(user) }), ...preloadedState },
    storage: { local: window.localStorage, session: window.sessionStorage },
    routeModules: allRouteModules,
  });
  const routes = [
    { HydrateFallback: () => null, children: makeRoutes(store, { routeModules: allRouteModules }) },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { container, unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
      <HydrationNotifier />
    </Provider>,
  );
  return { container, unmount, store, router, user: userEvent.setup(advanceTimers ? { advanceTimers } : {}) };
}
