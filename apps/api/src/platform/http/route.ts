import { visitorAddress } from '@e-store/server/normalise-address';
import {
  type Endpoint,
  FileAnswer,
  type HandlerResult,
  isMutation,
  isReplayable,
  type ParsedInput,
  type SeenVersion,
} from '@e-store/shared/endpoint';
import type { Request, Response } from 'express';
import type { Context, Session } from '../context.ts';
import { DatabaseUnavailableError, RequestTimeoutError, UnconfirmedError } from '../errors/errors.ts';
import { isDatabaseAway } from '../errors/to-http-error.ts';
import { openAttempt, runStored, toKeyedRequest } from '../idempotency/attempts.ts';
import type { StoredAnswer } from '../idempotency/idempotency-key.model.ts';
import {
  type Answer,
  createAnswer,
  DEVICE_COOKIE,
  readCookie,
  SESSION_COOKIE,
  withRateLimitHeaders,
} from './answer.ts';
import { authorise } from './authorise.ts';
import { toRateLimitAddress } from './client-address.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import { assertAccepts, parseInput, readFile } from './parse-input.ts';
import { rawBodyOf } from './read-json.ts';
import type { CachedResponse } from './response-cache.ts';
import { assertSameOrigin } from './same-origin.ts';
import { readVersion } from './version-tag.ts';

type CallInput = {
  sessionToken: string | undefined;
  deviceToken: string | undefined;
  idempotencyKey: string | undefined;
  ifMatch: string | undefined;
  /** Trusted; limits count by it. */
  clientAddress: string;
  userAgent: string | undefined;
  requestId: string;
  answer: Answer;
  signed: { rawBody: Buffer; headers: Record<string, string | undefined> } | undefined;
};

export type HandlerInput<E extends Endpoint> = ParsedInput<E> &
  CallInput & {
    session: E['access'] extends { kind: 'anyone' } ? undefined : Session;
    version: SeenVersion<E>;
  };

export type Handler<E extends Endpoint, Ahead = never> = (
  input: HandlerInput<E>,
  context: Context,
  ahead?: Promise<Ahead>,
) => Promise<HandlerResult<E>>;

/** Runs for the account of the token, while its session is being checked. Must change nothing. */
export type ReadAhead<E extends Endpoint, Ahead> = (
  input: Omit<ParsedInput<E>, 'file'> & Pick<CallInput, 'idempotencyKey'> & { owner: string },
  context: Context,
) => Promise<Ahead>;

export type Route = {
  endpoint: Endpoint;
  handle: (req: Request, res: Response, context: Context) => Promise<void>;
};

/** Sees no session, so any cache may revalidate the answer. */
const isOpenRead = (endpoint: Endpoint) => endpoint.access.kind === 'anyone' && !isMutation(endpoint);

/** A CDN serves an answer for 5 s and never stale; browsers revalidate each time (ADR 042). */
const CACHED = 'public, max-age=0, s-maxage=5';

/**
 * Only fields of the response schema are sent; with `responseType`, the bytes of a file. `isCached`: the
 * answer of an open read is cached while it is right. `readAhead` reads beside the session check, which saves
 * a round trip.
 */
export function route<E extends Endpoint, Ahead = never>(
  endpoint: E,
  handler: Handler<E, Ahead>,
  { isCached = false, readAhead }: { isCached?: boolean; readAhead?: ReadAhead<E, Ahead> } = {},
): Route {
  return {
    endpoint,
    handle: async (req, res, context) => {
      const inTime = startDeadline(context.requestLimitMs);
      if (isMutation(endpoint)) assertSameOrigin(req, context.config.publicUrl);
      // `fetch` adds `no-cache` to `If-None-Match`, and Express would never answer 304.
      else delete req.headers['cache-control'];
      assertAccepts(endpoint, req);
      const cached = isCached ? await context.responseCache.find(req.originalUrl) : undefined;
      if (cached?.answer) return sendCached(res, cached.answer);

      const isOpen = isOpenRead(endpoint);
      const sessionToken = isOpen ? undefined : readCookie(req, context.config, SESSION_COOKIE);
      let parsed: Omit<ParsedInput<E>, 'file'> | undefined;
      const parse = () => (parsed ??= parseInput(endpoint, req));
      const callInput = readCallInput(req, context);
      const owner = readAhead && sessionToken && context.sessions.ownerOf(sessionToken);
      const ahead = owner && startReading(() => readAhead({ ...parse(), ...callInput, owner }, context));
      const session =
        endpoint.access.kind === 'anyone' || !sessionToken
          ? undefined
          : await inTime(context.sessions.find(sessionToken));
      if (session) res.locals['user'] = session.user._id;
      authorise(endpoint.access, session, context.now());
      const isPublic = isOpen && !endpoint.responseType && req.query['token'] === undefined;
      res.set('Cache-Control', isPublic ? 'no-cache' : 'no-store');

      let shown: readonly string[] | undefined;
      const answer = createAnswer(res, context.config, (ids) => (shown = ids));
      const input = {
        ...parse(),
        file: await readFile(endpoint, req),
        ...callInput,
        version: readVersion(callInput.ifMatch, endpoint.versioned),
        signed: endpoint.signatureHeaders && readSigned(req),
        session,
        sessionToken,
        answer,
      };
      const handle = async () => {
        const limits = withRateLimitHeaders(context.limits, res);
        const result = await handler(input as HandlerInput<E>, { ...context, limits }, ahead || undefined);
        return endpoint.response.parse(result);
      };
      const handleJson = async () => JSON.stringify(await handle());
      const status = endpoint.status ?? 200;
      if (isMutation(endpoint)) {
        const run = async () => ({ status, body: await handleJson(), headers: answer.headers() });
        return sendStored(res, await changeOnce(res, { endpoint, input, run }, context, inTime));
      }

      if (endpoint.responseType)
        return sendFile(res, endpoint.responseType, FileAnswer.parse(await inTime(handle())));
      const body = await inTime(handleJson());
      if (!cached?.store || !shown) return sendJson(res.status(status), body);
      const bytes = Buffer.from(body);
      const toCache = { body: bytes, etag: req.app.get('etag fn')(bytes) };
      cached.store(toCache, shown);
      sendCached(res, toCache);
    },
  };
}

/** Wrong input is reported later, after the session check. */
function startReading<Ahead>(read: () => Promise<Ahead>): Promise<Ahead> | undefined {
  try {
    const reading = read();
    reading.catch(() => {});
    return reading;
  } catch {
    return undefined;
  }
}

const readCallInput = (req: Request, { config }: Context) => ({
  deviceToken: readCookie(req, config, DEVICE_COOKIE),
  idempotencyKey: req.get('idempotency-key'),
  ifMatch: req.get('if-match'),
  clientAddress: toRateLimitAddress(visitorAddress(req)),
  userAgent: req.get('user-agent'),
  requestId: typeof req.id === 'string' ? req.id : 'none',
});

const readSigned = (req: Request) => ({
  rawBody: rawBodyOf(req),
  headers: Object.fromEntries(Object.entries(req.headers).map(([name, value]) => [name, value?.toString()])),
});

type Change = {
  endpoint: Endpoint;
  input: CallInput & { params: unknown; query: unknown; body: unknown; session: Session | undefined };
  run: () => Promise<StoredAnswer>;
};

/**
 * Returns the stored answer of the same `Idempotency-Key`, if any. Authorisation runs first, so a replay
 * never reaches a caller who lost access. Work that outlives the deadline continues, and its answer is stored
 * for the retry.
 * @throws UnconfirmedError when the outcome is unknown
 */
async function changeOnce(
  res: Response,
  { endpoint, input, run }: Change,
  context: Context,
  inTime: Deadline,
): Promise<StoredAnswer> {
  const attempt = await inTime(startAttempt(endpoint, input, context));
  if (attempt && 'status' in attempt) {
    res.set('Idempotent-Replayed', 'true');
    return attempt;
  }
  // A cookie is a secret, so its answer is not stored.
  const mayStore = () => !res.hasHeader('Set-Cookie');
  try {
    return await inTime(attempt ? runStored(attempt, run, mayStore) : run());
  } catch (error) {
    if (!endpoint.idempotencyKey || !isOutcomeUnknown(error)) throw error;
    const isRepeatSafe =
      input.idempotencyKey !== undefined || (input.ifMatch !== undefined && endpoint.versioned !== undefined);
    throw new UnconfirmedError({ isRepeatSafe });
  }
}

async function startAttempt(
  endpoint: Endpoint,
  { idempotencyKey: key, ifMatch, params, query, body, ...input }: Change['input'],
  { database, sessions, now }: Context,
) {
  if (key === undefined || !isReplayable(endpoint)) return undefined;
  const session = input.session ?? (input.sessionToken ? await sessions.find(input.sessionToken) : undefined);
  const caller = { address: input.clientAddress, ...(session && { user: session.user._id }) };
  const name = `${endpoint.method} ${endpoint.path}`;
  const request = toKeyedRequest(key, caller, { name, params, query, body, ifMatch });
  const namesOthers = endpoint.access.kind !== 'signedIn';
  return openAttempt(database, { ...request, namesOthers }, now);
}

/** `DatabaseUnavailableError` precedes any database write. */
const isOutcomeUnknown = (error: unknown) =>
  error instanceof RequestTimeoutError ||
  (isDatabaseAway(error) && !(error instanceof DatabaseUnavailableError));

const sendJson = (res: Response, body: string | Buffer): void =>
  void res.set('Content-Type', 'application/json; charset=utf-8').send(body);

/** An attachment: a viewer would need weaker security headers. */
const sendFile = (res: Response, type: string, { filename, bytes }: FileAnswer): void =>
  void res.attachment(filename).set('Content-Type', type).send(Buffer.from(bytes));

const sendStored = (res: Response, { status, body, headers }: StoredAnswer): void =>
  sendJson(res.status(status).set(headers), body);

const sendCached = (res: Response, { body, etag }: CachedResponse): void =>
  sendJson(res.set({ 'Cache-Control': CACHED, ETag: etag }), body);
