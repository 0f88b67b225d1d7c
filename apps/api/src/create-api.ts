import { contract } from '@e-store/shared/contract';
import cookieParser from 'cookie-parser';
import express, { type Express } from 'express';
import { accountRoutes } from './account/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { sendContactMessageRoute } from './contact/send-contact-message.ts';
import type { Context } from './context.ts';
import { getPincodeRoute } from './delivery/get-pincode.ts';
import { listContactMessagesRoute } from './contact/list-contact-messages.ts';
import { customerRoutes } from './customers/routes.ts';
import { dashboardRoutes } from './dashboard/routes.ts';
import { forwardedAddress } from './http/client-address.ts';
import { mountDocs } from './http/docs.ts';
import { errorHandler } from './http/error-handler.ts';
import { mountHealth } from './http/health.ts';
import { mountMedia } from './http/media.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { requestLog } from './http/request-log.ts';
import type { Route } from './http/route.ts';
import { securityHeaders } from './http/security.ts';
import { unknownPath } from './http/unknown-path.ts';
import { uploadPictureRoute } from './media/upload-picture.ts';
import { newsletterRoutes } from './newsletter/routes.ts';
import { describeApi } from './openapi/describe-api.ts';
import { EXAMPLES } from './openapi/examples.ts';
import { orderRoutes } from './orders/routes.ts';
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
  sendContactMessageRoute,
  listContactMessagesRoute,
  ...customerRoutes,
  getPincodeRoute,
  ...alertRoutes,
  ...promotionRoutes,
  ...wishlistRoutes,
  ...reviewRoutes,
  ...staffRoutes,
  ...dashboardRoutes,
  ...transactionRoutes,
];

/** The API as an Express app, listening nowhere yet. */
export function createApi(context: Context): Express {
  const { config, log } = context;
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended'); // price[gt]=500 nests (spec §7)
  app.set('trust proxy', config.trustProxyHops + 1); // the web server is always one hop; its word is checked below
  app.use(requestLog(log), securityHeaders(config));
  mountHealth(app, context);
  app.use(forwardedAddress(config.internalSecret));
  mountMedia(app, context);
  mountDocs(app, () => describeApi(contract, EXAMPLES));
  app.use(cookieParser(), express.json({ limit: '100kb' }));
  mountRoutes(app, routes, context);
  app.use(unknownPath);
  app.use(errorHandler(log));
  return app;
}
