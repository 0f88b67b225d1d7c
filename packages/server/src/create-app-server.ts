import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What of an Express app says how its requests and responses behave. */
type App = RequestListener & { request: object; response: object };

/** How often connections are looked at that send nothing, or too slowly. */
const CHECK_MS = 2000;
/**
 * So many requests of one connection may be unanswered. Browsers, proxies and API clients send the next one after the
 * answer, but Node starts all that one packet holds, each with its own memory and its own work.
 */
const UNANSWERED_MAX = 8;

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
  return createServer({ connectionsCheckingInterval: CHECK_MS, ...classes }, withFewUnanswered(app));
}

/** Closes the connection of a client that sends more without waiting than {@link UNANSWERED_MAX}. */
function withFewUnanswered(app: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, Set<ServerResponse>>();
  const responsesOf = (socket: Socket) => {
    const known = unanswered.get(socket);
    if (known) return known;
    const responses = new Set<ServerResponse>();
    unanswered.set(socket, responses);
    // Node closes only the response whose turn it is to be sent.
    socket.once('close', () => responses.forEach(close));
    return responses;
  };
  return (req, res) => {
    const { socket } = req;
    const responses = responsesOf(socket);
    responses.add(res);
    res.once('close', () => responses.delete(res));
    if (!socket.destroyed && responses.size <= UNANSWERED_MAX) app(req, res);
    else if (socket.destroyed) close(res);
    else socket.destroy();
  };
}

/** What Node does with a response whose connection is gone. */
function close(response: ServerResponse): void {
  if (response.closed) return;
  response.destroyed = true;
  response.emit('close');
}

function inheriting<Made extends object>(prototype: Made, from: object): Made {
  return Object.setPrototypeOf(prototype, from) as Made;
}
