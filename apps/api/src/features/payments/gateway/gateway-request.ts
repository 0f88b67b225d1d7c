import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { GatewayRefused, GatewayUnavailable } from './gateway-errors.ts';

export type GatewayConnection = {
  /** Origin of the API, like https://api.razorpay.com. */
  url: string;
  keyId: string;
  keySecret: string;
  /** Limit of one attempt. */
  timeoutMs: number;
  /** Before repetitions of a call that is safe to repeat. */
  retryDelaysMs?: readonly number[];
  fetch?: typeof fetch;
};

export type GatewayCall = {
  method: 'GET' | 'POST';
  path: string;
  query?: Record<string, string | number>;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
  isRepeatable: boolean;
};

const RETRY_DELAYS_MS = [200, 800];
const CONFLICT = 409;
const TOO_MANY_REQUESTS = 429;

const ErrorAnswer = z.object({
  error: z.object({ code: z.string().default(''), description: z.string().default('') }),
});

/**
 * Repeats a repeatable call while the gateway is unavailable.
 * @throws GatewayUnavailable without a usable answer; the call may have been processed
 * @throws GatewayRefused for 4xx
 */
export async function requestGateway<Answer>(
  connection: GatewayConnection,
  call: GatewayCall,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const delays = call.isRepeatable ? (connection.retryDelaysMs ?? RETRY_DELAYS_MS) : [];
  for (const delayMs of delays) {
    try {
      return await attempt(connection, call, schema);
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error;
      await wait(delayMs);
    }
  }
  return attempt(connection, call, schema);
}

async function attempt<Answer>(
  connection: GatewayConnection,
  call: GatewayCall,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const name = `${call.method} ${call.path}`;
  const { status, content } = await exchange(connection, call, name);
  if (status >= 500 || status === TOO_MANY_REQUESTS || status === CONFLICT)
    throw new GatewayUnavailable(`${name} answered ${status}`, { status });
  const answer = parseJson(content);
  if (status >= 400) {
    const { code, description } = ErrorAnswer.safeParse(answer).data?.error ?? {
      code: '',
      description: content.slice(0, 200),
    };
    throw new GatewayRefused(name, { status, code, description });
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success || status >= 300)
    throw new GatewayUnavailable(`${name} answered ${status} in an unknown form`, {
      status,
      cause: parsed.error,
    });
  return parsed.data;
}

/** The time limit includes the body. A redirect fails, because it would receive the key. */
async function exchange(
  { url, keyId, keySecret, timeoutMs, fetch: send = fetch }: GatewayConnection,
  { method, path, query = {}, body, headers }: GatewayCall,
  name: string,
): Promise<{ status: number; content: string }> {
  const address = new URL(`/v1${path}`, url);
  for (const [key, value] of Object.entries(query)) address.searchParams.set(key, String(value));
  try {
    const answer = await send(address, {
      method,
      headers: {
        accept: 'application/json',
        authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: answer.status, content: await answer.text() };
  } catch (error) {
    throw new GatewayUnavailable(`${name} had no answer`, { cause: error });
  }
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return undefined;
  }
}
