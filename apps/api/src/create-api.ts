import { contract } from '@e-store/shared/contract';
import { API_PREFIX } from '@e-store/shared/endpoint';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import { accountRoutes } from './account/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { contactRoutes } from './contact/routes.ts';
import type { Context } from './context.ts';
import { getPincodeRoute } from './delivery/get-pincode.ts';
import { customerRoutes } from './customers/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { dropUnprovenHeaders } from './http/client-address.ts';
import { mountDocs } from './http/docs.ts';
import { errorHandler } from './http/error-handler.ts';
import { mountHealth } from './http/health.ts';
import { measureRequests } from './http/measure-requests.ts';
import { mountMedia } from './http/media.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { requireMigrations } from './http/require-migrations.ts';
import { readJson } from './http/read-json.ts';
import { validateUrl } from './http/validate-url.ts';
import { requestLog } from './http/request-log.ts';
import type { Route } from './http/route.ts';
import { securityHeaders } from './http/security.ts';
import { traceRequests } from './http/trace-requests.ts';
import { unknownPath } from './http/unknown-path.ts';
import { uploadPictureRoute } from './media/upload-picture.ts';
import { mailRoutes } from './mail/staff/routes.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { operationRoutes } from './operations/routes.ts';
import { orderRoutes } from './orders/routes.ts';
import { privacyRoutes } from './privacy/routes.ts';
import { promotionRoutes } from './promotions/routes.ts';
import { reviewRoutes } from './reviews/routes.ts';
import { staffRoutes } from './staff/routes.ts';
import { storeRoutes } from './store/routes.ts';
import { transactionRoutes } from './transactions/routes.ts';
import { wishlistRoutes } from './wishlist/routes.ts';

export const routes: Route[] = [
  ...catalogRoutes,
  ...accountRoutes,
  ...orderRoutes,
  ...cartRoutes,
  ...storeRoutes,
  uploadPictureRoute,
  ...newsletterRoutes,
  ...contactRoutes,
  ...mailRoutes,
  ...customerRoutes,
  getPincodeRoute,
  ...alertRoutes,
  ...privacyRoutes,
  ...promotionRoutes,
  ...wishlistRoutes,
  ...reviewRoutes,
  ...staffRoutes,
  ...dashboardRoutes,
  ...transactionRoutes,
  ...operationRoutes,
];

async function loadApiDescription(): Promise<object> {
  const [{ describeApi }, { EXAMPLES }] = await Promise.all([
    import('./openapi/describe-api.ts'),
    import('./openapi/examples.ts'),
  ]);
  return describeApi(contract, EXAMPLES);
}

export function createApi(context: Context): Express {
  const { config, log, metrics, tracing } = context;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended'); // price[gt]=500 nests (spec §7)
  app.set('trust proxy', config.trustProxyHops + 1); // one hop more for the web server, which proves itself below
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
