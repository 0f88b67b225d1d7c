import { type Endpoint, isReplayable } from '@e-store/shared/endpoint';
import type { Response } from 'express';
import type { Context, Session } from '../context.ts';
import { DatabaseUnavailableError, RequestTimeoutError, UnconfirmedError } from '../errors/errors.ts';
import { type OpenAttempt, openAttempt, toKeyedRequest } from '../idempotency/attempts.ts';
import { runAttempt } from '../idempotency/current-attempt.ts';
import type { StoredAnswer } from '../idempotency/idempotency-key.model.ts';
import type { Answer } from './answer.ts';
import type { Deadline } from './deadline.ts';
import { isDatabaseAway } from './to-http-error.ts';

const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;

type Call = {
  endpoint: Endpoint;
  input: {
    params: unknown;
    query: unknown;
    body: unknown;
    session: Session | undefined;
    sessionToken: string | undefined;
    clientAddress: string;
    idempotencyKey: string | undefined;
    ifMatch: string | undefined;
    answer: Answer;
  };
  work: () => Promise<string>;
};

/**
 * Makes a change and sends its answer, or replays the stored answer of the same `Idempotency-Key`.
 * Authorisation runs first, so a replay never reaches a caller who lost access. Work that outlives the
 * deadline continues, and its answer is stored for the retry.
 * @throws UnconfirmedError when the outcome is unknown
 */
export async function handleMutation(
  res: Response,
  call: Call,
  context: Context,
  inTime: Deadline,
): Promise<void> {
  const { endpoint, input } = call;
  const attempt = await inTime(startAttempt(call, context));
  if (attempt && 'status' in attempt) {
    res.set('Idempotent-Replayed', 'true');
    return send(res, attempt);
  }
  const run = async () => ({
    status: endpoint.status ?? 200,
    body: await call.work(),
    headers: input.answer.headers(),
  });
  const hasCookie = () => res.hasHeader('Set-Cookie');
  try {
    return send(res, await inTime(attempt ? runStored(attempt, run, hasCookie) : run()));
  } catch (error) {
    if (!endpoint.idempotencyKey || !isOutcomeUnknown(error)) throw error;
    throw new UnconfirmedError({ isRepeatSafe: isRepeatSafe(call) });
  }
}

async function startAttempt({ endpoint, input }: Call, { database, sessions, now }: Context) {
  const { idempotencyKey: key, ifMatch, params, query, body, sessionToken, clientAddress: address } = input;
  if (key === undefined || !isReplayable(endpoint)) return undefined;
  const session = input.session ?? (sessionToken ? await sessions.find(sessionToken) : undefined);
  const caller = { address, ...(session && { user: session.user._id }) };
  const request = toKeyedRequest(key, caller, { name: nameOf(endpoint), params, query, body, ifMatch });
  const namesOthers = endpoint.access.kind !== 'signedIn';
  return openAttempt(database, { ...request, namesOthers }, now);
}

/** Runs the call under its key. Answers that set a cookie are not stored, because a cookie is a secret. */
async function runStored(
  attempt: OpenAttempt,
  run: () => Promise<StoredAnswer>,
  hasCookie: () => boolean,
): Promise<StoredAnswer> {
  let answer: StoredAnswer;
  try {
    answer = await runAttempt(attempt, run);
  } catch (error) {
    // Without the database, the lease expires by itself.
    await attempt.release().catch(() => {});
    throw error;
  }
  // The change is saved even if this fails; a retry then learns so, without the answer.
  if (!hasCookie()) await attempt.complete(answer).catch(() => {});
  return answer;
}

/** Our own `DatabaseAwayError` precedes any database write. */
const isOutcomeUnknown = (error: unknown) =>
  error instanceof RequestTimeoutError ||
  (isDatabaseAway(error) && !(error instanceof DatabaseUnavailableError));

const isRepeatSafe = ({ endpoint, input: { idempotencyKey, ifMatch } }: Call) =>
  idempotencyKey !== undefined || (ifMatch !== undefined && endpoint.versioned !== undefined);

function send(res: Response, { status, body, headers }: StoredAnswer): void {
  res
    .status(status)
    .set({ ...headers, 'Content-Type': 'application/json; charset=utf-8' })
    .send(body);
}
