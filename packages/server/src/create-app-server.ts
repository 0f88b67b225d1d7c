import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';

/** What of an Express app says how its requests and responses behave. */
type App = RequestListener & { request: object; response: object };

/** How often connections are looked at that send nothing, or too slowly. */
const CHECK_MS = 2000;

/**
 * A server for an Express app whose requests and responses are made with the prototypes that the app gives them. Express
 * itself replaces the prototype of each one that comes: V8 then shares no hidden class among them, and makes new ones with
 * every property that is added later, some 30 KB a request that only a full collection frees (ADR 023).
 */
export function createAppServer(app: App): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  app.request = inheriting(AppRequest.prototype, app.request);
  app.response = inheriting(AppResponse.prototype, app.response);
  const classes = { IncomingMessage: AppRequest, ServerResponse: AppResponse };
  return createServer({ connectionsCheckingInterval: CHECK_MS, ...classes }, app);
}

function inheriting<Made extends object>(prototype: Made, from: object): Made {
  return Object.setPrototypeOf(prototype, from) as Made;
}
