import { contract } from '@e-store/shared/contract';
import { API_PREFIX } from '@e-store/shared/endpoint';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import { mountRoutes, unknownPath } from '../platform/http/mount-routes.ts';
import type { Context } from '../platform/context.ts';
import { routes } from './features.ts';
import { dropUnprovenHeaders } from '../platform/http/client-address.ts';
import { mountDocs } from '../platform/http/docs.ts';
import { errorHandler } from '../platform/http/error-handler.ts';
import { mountHealth, requireMigrations } from '../platform/http/health.ts';
import { measureRequests, traceRequests } from '../platform/http/measure-requests.ts';
import { mountMedia } from '../platform/http/media.ts';
import { readJson, validateUrl } from '../platform/http/read-json.ts';
import { requestLog } from '../platform/http/request-log.ts';
import { securityHeaders } from '../platform/http/security.ts';

async function loadApiDescription(): Promise<object> {
  const [{ describeApi }, { default: examples }] = await Promise.all([
    import('../platform/openapi/describe-api.ts'),
    import('../platform/openapi/examples.json', { with: { type: 'json' } }),
  ]);
  return describeApi(contract, examples);
}

export function createApi(context: Context): Express {
  const { config, log, metrics, tracing } = context;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended'); // price[gt]=500 nests (spec §7)
  app.set('trust proxy', config.trustProxyHops + 1); // one hop more for our web server
  app.use(measureRequests(metrics), dropUnprovenHeaders(config.internalSecret), traceRequests(tracing));
  app.use(requestLog(log), securityHeaders(config), validateUrl);
  mountHealth(app, context);
  mountMedia(app, context);
  mountDocs(app, loadApiDescription);
  app.use(cookieParser(), readJson);
  app.use(API_PREFIX, requireMigrations(context));
  mountRoutes(app, routes, context);
  app.use(unknownPath);
  app.use(errorHandler(log));
  return app;
}
