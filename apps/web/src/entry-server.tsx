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

/** What the web server knows of itself, its build and this visitor. */
export type Visit = {
  apiUrl: string;
  /** Sent with every call: who the visitor is, and that the web server says so. */
  apiHeaders: Record<string, string>;
  apiTimeoutMs: number;
  /** The module that hydrates the page. */
  entry: string;
  /** What the given page files need beside the entry. */
  assetsFor: (pageFiles: string[]) => PageAssets;
  /** Is told the pattern of the route that the page has. */
  tellRoute?: (pattern: string) => void;
  /** Is told of every answer of the API that the page is made of. */
  hear?: (heard: HeardAnswer) => void;
};

/** The store of the request that is being answered. */
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

/** Ranked once for the process; for every request anew it was a fifth of what a page costs (ADR 027). */
const handler = createStaticHandler(makeRoutes(storeInUse, { areas: allAreas, isServer: true }));

/** Answers a GET of any address, or a form posted to one, with a page or a redirect. Each call has its own store: no visitor sees another's. */
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
            {/* Without it React would count the ids of the page otherwise than the browser does. */}
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
 * Who it is, and what is in the account's cart and wishlist, so that the bag has its count and the hearts are filled from
 * the start. A session that is over is no error of the page; an API that is away is one of the pages that need a user.
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

/** The routes of this page alone, which is all that it is rendered from. */
const matchedOnly = ({ matches }: StaticHandlerContext) =>
  matches.map(({ route }): RouteObject => Object.assign({}, route, { children: undefined }));

/** The whole page: it is sent when it is complete, so that its status is true and no inline script mends it later. */
async function toHtml(document: ReactNode, entry: string): Promise<string> {
  const stream = await renderToReadableStream(document, { bootstrapModules: [entry] });
  await stream.allReady;
  return await new Response(stream).text();
}

export { sitemapPaths } from './seo/sitemap-paths.ts';
