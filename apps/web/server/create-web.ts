import type { ProcessMetrics } from '@e-store/server/process-metrics';
import { NO_TRACING, type Tracing } from '@e-store/server/tracing';
import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { visitorAddress } from '@e-store/server/normalise-address';
import { requestPath } from '@e-store/server/measure-request';
import { traceRequest } from '@e-store/server/trace-request';
import { answerPage } from './answer-page.ts';
import type { LoadedPages, Pages } from './pages.ts';
import type { Config } from './config.ts';
import { cspReportRoutes } from './csp-report-routes.ts';
import { formPostRoutes } from './form-post-routes.ts';
import { QueueFullError } from './fair-queue.ts';
import { forwardToApi } from './forward-to-api.ts';
import { healthRoutes } from './health-routes.ts';
import { redactPath } from './redact-path.ts';
import { measureRequests, isFile, routeOf } from './measure-requests.ts';
import { requestIdOf } from './request-id.ts';
import { searchEngineRoutes } from './search-engine-routes.ts';
import { offlineRoutes } from './offline-routes.ts';
import { renderPlainPage } from './render-plain-page.ts';
import { requireHttps } from './require-https.ts';
import { permissionsPolicy, securityHeaders } from './security.ts';
import { rejectLongUrls } from './reject-long-urls.ts';
import { serveFiles } from './serve-files.ts';

type WebParts = {
  config: Config;
  logger: Logger;
  pages: Pages;
  metrics?: ProcessMetrics;
  tracing?: Tracing;
  isStopping?: () => boolean;
};

export function createWeb({
  config,
  logger,
  pages,
  metrics,
  tracing = NO_TRACING,
  isStopping = () => false,
}: WebParts): Express {
  const web = express();
  web.disable('x-powered-by');
  web.set('trust proxy', config.trustProxyHops);
  if (metrics) web.use(measureRequests(metrics));
  web.use(traceRequests(tracing));
  web.use(healthRoutes(config.apiUrl, isStopping));
  web.use(requireHttps(config));
  // Own headers and logs. By prefix: a route pattern would reject an undecodable address as a page.
  const toApi = forwardToApi(config, { logger, tracing });
  web.use((req, res, next) => (/^\/(api|media)(?![^/?])/i.test(req.url) ? toApi(req, res, next) : next()));
  web.use(rejectLongUrls);
  web.use(permissionsPolicy);
  web.use(securityHeaders(config, pages.isBuilt));
  web.use(cspReportRoutes(logger));
  web.use(offlineRoutes(config, pages));
  web.use(pages.isBuilt ? serveFiles(pages.files, logger) : pages.files);
  web.all('/assets{/*rest}', (_req, res) => {
    res.status(404).type('text').send('File not found.');
  });
  web.use(logRequests(logger));
  web.use(compression());
  web.use(searchEngineRoutes(config, pages, tracing));
  web.use(formPostRoutes(config.publicUrl));
  // No pattern, which would answer an undecodable address without a page.
  web.use(answerPage(config, pages, tracing));
  web.use(handleRenderError(logger, pages));
  return web;
}

/** Must not depend on anything that may be broken. */
function handleRenderError(logger: Logger, pages: Pages): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const status = statusOf(error);
    const reference = requestIdOf(req);
    if (status === 500)
      logger.error(
        { err: error, path: redactPath(req.originalUrl), requestId: reference },
        'page could not be rendered',
      );
    if (res.headersSent) return next(error);
    const assets = await loadPlainAssets(pages);
    res.status(status).set('Cache-Control', 'no-store').type('html');
    if (status === 503) res.set('Retry-After', '1');
    res.send(renderPlainPage({ ...BROKEN[status], ...(status === 500 && { reference }), ...assets }));
  };
}

async function loadPlainAssets(pages: Pages): Promise<LoadedPages['plainAssets']> {
  try {
    return (await pages.load()).plainAssets;
  } catch {
    return { styles: [], fonts: [] };
  }
}

const BROKEN = {
  400: { title: 'Check the web address', text: 'This address is not valid.' },
  500: {
    title: 'Something went wrong on our side',
    text: 'The error was logged. Please try again in a moment.',
  },
  503: {
    title: 'The shop is very busy',
    text: 'Please try again in a moment.',
  },
} as const;

function statusOf(error: unknown): keyof typeof BROKEN {
  if (error instanceof QueueFullError) return 503;
  const isClientError = error instanceof URIError || (error instanceof Error && 'status' in error);
  return isClientError ? 400 : 500;
}

/** One line per page, without the query, which may hold names. Sends the id as `X-Request-Id`. */
function logRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(req);
    const ip = visitorAddress(req);
    res.set('X-Request-Id', requestId);
    res.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt);
      const { traceId }: { traceId?: string } = res.locals;
      const path = redactPath(req.originalUrl);
      const about = { requestId, ip, method: req.method, path, status: res.statusCode, ms };
      logger.info({ ...about, ...(traceId !== undefined && { traceId }) }, 'page');
    });
    next();
  };
}

const traceRequests =
  (tracing: Tracing): RequestHandler =>
  (req, res, next) => {
    if (isFile(requestPath(req))) return next();
    traceRequest(tracing, req, res, { routeOf: (path) => routeOf(res, path) }, (traceId) => {
      res.locals['traceId'] = traceId;
      next();
    });
  };
