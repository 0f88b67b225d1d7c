import compression from 'compression';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { Logger } from 'pino';
import { answerPage } from './answer-page.ts';
import type { Pages } from './pages.ts';
import type { Config } from './config.ts';
import { formPosts } from './form-posts.ts';
import { forwardToApi } from './forward-to-api.ts';
import { health } from './health.ts';
import { loggablePath } from './loggable-path.ts';
import { logRequests } from './log-requests.ts';
import { searchEngines } from './search-engines.ts';
import { permissionsPolicy, securityHeaders } from './security.ts';

type WebParts = { config: Config; logger: Logger; pages: Pages; isStopping?: () => boolean };

/** What a browser sees of the shop: pages, their files, and the API behind the same origin. */
export function createWeb({ config, logger, pages, isStopping = () => false }: WebParts): Express {
  const web = express();
  web.disable('x-powered-by');
  web.set('trust proxy', config.trustProxyHops);
  web.use(health(config.apiUrl, isStopping));
  // The API sets its own headers and logs its own requests.
  // By prefix, not by a route's pattern: that would decode the address first and refuse a broken one as a page.
  const toApi = forwardToApi(config, logger);
  web.use((req, res, next) => (/^\/(api|media)(?![^/?])/i.test(req.url) ? toApi(req, res, next) : next()));
  web.use(permissionsPolicy);
  web.use(securityHeaders(config.publicUrl, pages.isBuilt));
  web.use(pages.files);
  web.all('/assets{/*rest}', (_req, res) => {
    res.status(404).type('text').send('There is no such file.');
  });
  web.use(logRequests(logger));
  web.use(compression());
  web.use(searchEngines(config, pages));
  web.use(formPosts(config.publicUrl));
  // Without a pattern: it would decode the address first, and a broken one would get no page.
  web.use(answerPage(config, pages));
  web.use(answerBroken(logger));
  return web;
}

/** The last resort: rendering itself failed. It must not depend on anything that may be broken. */
function answerBroken(logger: Logger): ErrorRequestHandler {
  return (error: unknown, req, res, next) => {
    const status = statusOf(error);
    if (status >= 500)
      logger.error({ err: error, path: loggablePath(req.originalUrl) }, 'a page could not be rendered');
    if (res.headersSent) return next(error);
    const text = status >= 500 ? 'Something broke on our side.' : 'This address cannot be read.';
    res.status(status).set('Cache-Control', 'no-store').type('html').send(brokenPage(text));
  };
}

function statusOf(error: unknown): number {
  const isClientError = error instanceof URIError || (error instanceof Error && 'status' in error);
  return isClientError ? 400 : 500;
}

const brokenPage = (text: string) =>
  `<!doctype html><html lang="en-IN"><meta charset="utf-8"><title>E-Store</title>` +
  `<h1>${text}</h1><p><a href="/">Back to the shop</a></p></html>`;
