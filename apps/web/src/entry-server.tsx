import { AsyncLocalStorage } from 'node:async_hooks';
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
import { AppStarted } from './app/app-started.tsx';
import { toSentErrors, type BootState } from './app/boot-state.ts';
import { Document, type PageAssets } from './app/document.tsx';
import { isPictureFirst, pageFile } from './app/page-modules.ts';
import { allAreas } from './app/areas/all-areas.ts';
import { routePattern } from './app/route-pattern.ts';
import { makeRoutes } from './app/routes.tsx';
import { makeStore, type AppStore, type StoreInUse } from './app/store.ts';
import { loadUser, selectUserError } from './features/account/user.slice.ts';
import { loadAccountCart } from './features/cart/cart.slice.ts';
import { SentReviews } from './features/reviews/components/review-place.tsx';
import * as reviewSection from './features/reviews/components/review-section.tsx';
import { loadWishlist } from './features/wishlist/wishlist.slice.ts';
import { isUnavailable } from './lib/api-failure.ts';
import { createApiClient } from './lib/api-client.ts';
import type { HeardAnswer } from './lib/api-transport.ts';
import { hasSessionCookie } from './lib/cookies.ts';
import { jsonForScript } from './lib/json-for-script.ts';
import { SiteOrigin } from './lib/site-origin.ts';
import { withHeadTags } from './seo/head-tags.ts';
import { errorsCleared } from './lib/request-state.ts';
import { readTheme } from './lib/theme.ts';

export type Visit = {
  apiUrl: string;
  apiHeaders: Record<string, string>;
  apiTimeoutMs: number;
  entry: string;
  assetsFor: (pageFiles: string[]) => PageAssets;
  tellRoute?: (pattern: string) => void;
  hear?: (heard: HeardAnswer) => void;
};

const ofRequest = new AsyncLocalStorage<AppStore>();

const storeOfRequest = (): AppStore => {
  const store = ofRequest.getStore();
  if (!store) throw new Error('A route was asked outside of a request.');
  return store;
};

const storeInUse: StoreInUse = {
  dispatch: ((action: never) => storeOfRequest().dispatch(action)) as StoreInUse['dispatch'],
  getState: () => storeOfRequest().getState(),
};

/** Ranks routes once per process, not per request (ADR 027). */
const handler = createStaticHandler(makeRoutes(storeInUse, { areas: allAreas, isServer: true }));

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
    api: createApiClient({ baseUrl, headers, timeoutMs, patienceMs: 0, hear: visit.hear }),
    areas: allAreas,
  });
  if (isPersonal) await loadVisitor(store);
  const context = await ofRequest.run(store, () => handler.query(request));
  const matches = context instanceof Response ? matchRoutes(handler.dataRoutes, url) : context.matches;
  visit.tellRoute?.(routePattern(matches ?? []));
  const caching = { 'Cache-Control': isPersonal ? 'no-store' : 'private, no-cache' };
  if (context instanceof Response) {
    return new Response(null, {
      status: context.status,
      headers: { ...caching, Location: context.headers.get('Location') ?? '/' },
    });
  }
  const boot: BootState = {
    store: store.getState(),
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
            <SentReviews value={reviewSection}>
              <StaticRouterProvider
                router={createStaticRouter(matchedOnly(context), context)}
                context={context}
                hydrate={false}
              />
            </SentReviews>
            {/* Without this element React's ids differ between server and browser. */}
            <AppStarted />
          </Provider>
        </SiteOrigin>
      </Document>
    </StrictMode>,
    visit.entry,
  );
  const last = context.matches.at(-1);
  const seen = {
    origin: url.origin,
    url,
    page: last?.route.id,
    keyword: last?.params['keyword'],
    state: store.getState(),
  };
  return new Response(context.statusCode === 200 ? withHeadTags(html, seen) : html, {
    status: context.statusCode,
    headers: { ...caching, 'Content-Type': 'text/html; charset=utf-8' },
  });
}

/**
 * Loads the user, cart and wishlist for the header. An ended session is not an error; an API outage is an
 * error only on pages that need a user.
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

const matchedOnly = ({ matches }: StaticHandlerContext) =>
  matches.map(({ route }): RouteObject => Object.assign({}, route, { children: undefined }));

/** Sends the page once complete, so that its status is correct and no inline script is needed. */
async function toHtml(document: ReactNode, entry: string): Promise<string> {
  const stream = await renderToReadableStream(document, { bootstrapModules: [entry] });
  await stream.allReady;
  return await new Response(stream).text();
}

export { sitemapPaths } from './seo/sitemap-paths.ts';
