import { type Endpoint, type HandlerResult, isMutation, type ParsedInput } from '@e-store/shared/endpoint';
import type { Request, Response } from 'express';

import type { Context, Session } from '../context.ts';
import type { CacheDependencies, CachedResponse } from './response-cache.ts';
import { assertAcceptsJson } from './assert-accepts-json.ts';
import { type Answer, createAnswer } from './answer.ts';
import { authorise } from './authorise.ts';
import { visitorAddress } from '@e-store/server/normalise-address';
import { toRateLimitAddress } from './client-address.ts';
import { handleMutation } from './handle-mutation.ts';
import { startDeadline } from './deadline.ts';
import { parseInput } from './parse-input.ts';
import { readFile } from './read-file.ts';
import { assertSameOrigin } from './same-origin.ts';
import { DEVICE_COOKIE, readCookie, SESSION_COOKIE } from './private-cookie.ts';
import { withRateLimitHeaders } from './with-rate-limit-headers.ts';

export type HandlerInput<E extends Endpoint> = ParsedInput<E> & {
  session: E['access'] extends { kind: 'anyone' } ? undefined : Session;
  sessionToken: string | undefined;
  deviceToken: string | undefined;
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
  /** Trusted visitor address that limits count by. */
  clientAddress: string;
  userAgent: string | undefined;
  requestId: string;
  answer: Answer;
};

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  context: Context,
) => Promise<HandlerResult<E>>;

export type Route = {
  endpoint: Endpoint;
  handle: (req: Request, res: Response, context: Context) => Promise<void>;
};

/**
 * Binds a handler to its endpoint: authorise, parse, handle, and send only what the response schema allows.
 * `isCached`: the answer is the same for everyone and is cached until a dependency changes.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  { isCached = false } = {},
): Route {
  return {
    endpoint,
    handle: async (req, res, context) => {
      const inTime = startDeadline(context.requestLimitMs);
      if (isMutation(endpoint)) assertSameOrigin(req, context.config.publicUrl);
      assertAcceptsJson(req);
      const cached = isCached ? await context.responseCache.find(req.originalUrl) : undefined;
      if (cached?.answer) return sendWritten(res, cached.answer);
      const sessionToken = readCookie(req, context.config, SESSION_COOKIE);
      const session =
        endpoint.access.kind === 'anyone' || !sessionToken
          ? undefined
          : await inTime(context.sessions.find(sessionToken));
      if (session) res.locals['user'] = session.user._id;
      authorise(endpoint.access, session, context.now());
      let cacheDependencies: CacheDependencies | undefined;
      const input = {
        ...parseInput(endpoint, req),
        file: await readFile(endpoint, req),
        session,
        sessionToken,
        deviceToken: readCookie(req, context.config, DEVICE_COOKIE),
        idempotencyKey: req.get('idempotency-key'),
        ifMatch: req.get('if-match'),
        clientAddress: toRateLimitAddress(visitorAddress(req)),
        userAgent: req.get('user-agent'),
        requestId: typeof req.id === 'string' ? req.id : 'none',
        answer: createAnswer(res, context.config, (place) => (cacheDependencies = place)),
      };
      const limits = withRateLimitHeaders(context.limits, res);
      const work = () => handler(input as HandlerInput<E>, { ...context, limits });
      if (endpoint.access.kind !== 'anyone') res.set('Cache-Control', 'no-store');
      if (isMutation(endpoint)) {
        const toBody = async () => JSON.stringify(endpoint.response.parse(await work()));
        return handleMutation(res, { endpoint, input, work: toBody }, context, inTime);
      }
      const body = endpoint.response.parse(await inTime(work()));
      if (!cached?.store || !cacheDependencies) return void res.status(endpoint.status ?? 200).json(body);
      const written = write(body, req.app.get('etag fn'));
      cached.store(written, cacheDependencies);
      sendWritten(res, written);
    },
  };
}

type TagOf = (body: Buffer) => string;

function write(body: unknown, tagOf: TagOf): CachedResponse {
  const bytes = Buffer.from(JSON.stringify(body));
  return { body: bytes, etag: tagOf(bytes) };
}

/** Sends like `res.json`: Express compares the ETag. */
function sendWritten(res: Response, { body, etag }: CachedResponse): void {
  res.set({ 'Content-Type': 'application/json; charset=utf-8', ETag: etag }).send(body);
}
