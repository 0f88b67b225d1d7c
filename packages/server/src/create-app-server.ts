import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { handleClientErrors } from './handle-client-errors.ts';

const CHECK_MS = 2000;
/** Per connection. Node starts every pipelined request at once, each with its own memory. */
const UNANSWERED_MAX = 8;

/**
 * Request classes carry the app's prototypes: Express replaces each request's, which defeats V8's hidden
 * classes (ADR 023).
 */
export function createAppServer(app: RequestListener & { request: object; response: object }): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  app.request = withPrototype(AppRequest.prototype, app.request);
  app.response = withPrototype(AppResponse.prototype, app.response);
  const classes = { IncomingMessage: AppRequest, ServerResponse: AppResponse };
  const server = createServer({ connectionsCheckingInterval: CHECK_MS, ...classes }, limitUnanswered(app));
  handleClientErrors(server);
  return server;
}

function limitUnanswered(app: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  const unansweredResponses = (socket: Socket) => {
    const existing = unanswered.get(socket);
    if (existing) return existing;
    const responses = new Set<ServerResponse>();
    unanswered.set(socket, responses);
    // Node closes only the next response to be sent.
    socket.once('close', () => responses.forEach(close));
    return responses;
  };
  return (req, res) => {
    const { socket } = req;
    const responses = unansweredResponses(socket);
    responses.add(res);
    res.once('close', () => responses.delete(res));
    if (!socket.destroyed && responses.size <= UNANSWERED_MAX) app(req, res);
    else if (socket.destroyed) close(res);
    else socket.destroy();
  };
}

function close(response: ServerResponse): void {
  if (response.closed) return;
  response.destroyed = true;
  response.emit('close');
}

function withPrototype<Made extends object>(prototype: Made, from: object): Made {
  return Object.setPrototypeOf(prototype, from) as Made;
}
