import { AsyncLocalStorage } from 'node:async_hooks';
import { indiaDay } from '@e-store/shared/india-day';
import { StrictMode, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { Provider } from 'react-redux';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { HydrationNotifier } from './app/hydration-notifier.tsx';
import { toSentErrors, type BootState } from './app/boot-state.ts';
import { Document, type PageAssets } from './app/document.tsx';
import { isPictureFirst, pageFile } from './app/routes/page-modules.ts';
import { allRouteModules } from './app/routes/all-route-modules.ts';
import { routePattern } from './app/route-pattern.ts';
import { makeRoutes } from './app/routes/shop-routes.tsx';
import { makeStore, type AppStore, type StoreHandle } from './app/store.ts';
import { loadUser, selectUserError } from './features/account/user.slice.ts';
import { loadAccountCart } from './features/cart/cart.slice.ts';
import { ServerReviews } from './features/reviews/shop/review-tab.tsx';
import * as reviewSection from './features/reviews/shop/review-section.tsx';
import { loadWishlist } from './features/wishlist/wishlist.slice.ts';
import { isUnavailable } from './lib/api-failure.ts';
import { createApiClient } from './lib/api-client.ts';
import type { ObservedResponse } from './lib/api-transport.ts';
import { hasSessionCookie } from './lib/cookies.ts';
import { jsonForScript, withHeadTags } from './seo/head-tags.ts';
import { SiteOrigin } from './app/root-layout.tsx';
import { errorsCleared } from './lib/request-state.ts';
import { readTheme } from './lib/theme.ts';

export type Visit = {
  apiUrl: string;
  apiHeaders: Record<string, string>;
  apiTimeoutMs: number;
  entry: string;
  assetsFor: (pageFiles: string[]) => PageAssets;
  onRouteMatched?: (pattern: string) => void;
  onResponse?: (observed: ObservedResponse) => void;
};

const storeContext = new AsyncLocalStorage<AppStore>();

const getRequestStore = (): AppStore => {
  const store = storeContext.getStore();
  if (!store) throw new Error('A route was asked outside of a request.');
  return store;
};

const requestStore: StoreHandle = {
  dispatch: ((action: never) => getRequestStore().dispatch(action)) as StoreHandle['dispatch'],
  getState: () => getRequestStore().getState(),
};

/** Ranks routes once per process, not per request (ADR 027). */
const handler = createStaticHandler(
  makeRoutes(requestStore, { routeModules: allRouteModules, isServer: true }),
);

/**
 * Renders a GET or a posted form as a page or a redirect. Each call has its own store, so visitors never
 * share state.
 */
export async function render(request: Request, visit: Visit): Promise<Response> {
  const url = new URL(request.url);
  const cookies = request.headers.get('cookie');
  const isPersonal = hasSessionCookie(cookies);
  const { apiUrl: baseUrl, apiHeaders: headers, apiTimeoutMs: timeoutMs } = visit;
  const store = makeStore({
    api: createApiClient({ baseUrl, headers, timeoutMs, patienceMs: 0, onResponse: visit.onResponse }),
    routeModules: allRouteModules,
  });
  if (isPersonal) await loadVisitor(store);
  const context = await storeContext.run(store, () => handler.query(request));
  const matches = context instanceof Response ? matchRoutes(handler.dataRoutes, url) : context.matches;
  visit.onRouteMatched?.(routePattern(matches ?? []));
  const caching = { 'Cache-Control': isPersonal ? 'no-store' : 'private, no-cache' };
  if (context instanceof Response) {
    return new Response(null, {
      status: context.status,
      headers: { ...caching, Location: context.headers.get('Location') ?? '/' },
    });
  }
  const boot: BootState = {
    store: store.getState(),
    today: indiaDay(new Date()),
    theme: readTheme(cookies),
    origin: url.origin,
    assets: visit.assetsFor(context.matches.flatMap(({ route }) => pageFile(route.id) ?? [])),
    isPictureFirst: context.matches.some(({ route }) => isPictureFirst(route.id)),
    loaderData: context.loaderData,
    actionData: context.actionData,
    errors: toSentErrors(context.errors),
  };
  const html = await toHtml(
    <StrictMode>
      <Document
        theme={boot.theme}
        assets={boot.assets}
        isPictureFirst={boot.isPictureFirst}
        stateText={jsonForScript(boot)}
      >
        <SiteOrigin value={boot.origin}>
          <Provider store={store}>
            <ServerReviews value={reviewSection}>
              <StaticRouterProvider
                router={createStaticRouter(matchedRoutes(context), context)}
                context={context}
                hydrate={false}
              />
            </ServerReviews>
            {/* Without this element React's ids differ between server and browser. */}
            <HydrationNotifier />
          </Provider>
        </SiteOrigin>
      </Document>
    </StrictMode>,
    visit.entry,
  );
  const last = context.matches.at(-1);
  const rendered = {
    origin: url.origin,
    url,
    page: last?.route.id,
    keyword: last?.params['keyword'],
    state: store.getState(),
  };
  return new Response(context.statusCode === 200 ? withHeadTags(html, rendered) : html, {
    status: context.statusCode,
    headers: { ...caching, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/**
 * The header's user, cart and wishlist. An ended session is no error; an API outage is one only on pages
 * that need a user.
 */
async function loadVisitor(store: AppStore) {
  await Promise.all([
    store.dispatch(loadUser()),
    store.dispatch(loadAccountCart()),
    store.dispatch(loadWishlist()),
  ]);
  const error = selectUserError(store.getState());
  if (error && !isUnavailable(error)) store.dispatch(errorsCleared());
}

const matchedRoutes = ({ matches }: StaticHandlerContext) =>
  matches.map(({ route }): RouteObject => Object.assign({}, route, { children: undefined }));

/** Sends the page once complete, so that its status is correct and no inline script is needed. */
async function toHtml(document: ReactNode, entry: string): Promise<string> {
  const stream = await renderToReadableStream(document, { bootstrapModules: [entry] });
  await stream.allReady;
  return await new Response(stream).text();
}

export { sitemapPaths } from './seo/sitemap-paths.ts';
