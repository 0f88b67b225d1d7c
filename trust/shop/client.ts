import type { ErrorBody } from '@e-store/shared/error-body';
import { CookieJar } from 'tough-cookie';

export type Answer<Body> = {
  status: number;
  body: Body & Partial<ErrorBody>;
  headers: Headers;
  ms: number;
};

type RequestOptions = { method?: string; body?: object; headers?: Record<string, string> };

/** A longer wait is a failure. */
const LIMIT_MS = 60_000;

/**
 * With cookies.
 * @throws on network errors
 */
export function createClient(apiUrl: string) {
  const jar = new CookieJar();
  const cookieOf = () => jar.getCookieStringSync(apiUrl);
  const call = async <Body>(
    path: string,
    { method = 'GET', body, headers = {} }: RequestOptions = {},
  ): Promise<Answer<Body>> => {
    const cookie = cookieOf();
    const before = performance.now();
    const response = await fetch(`${apiUrl}/api/v1${path}`, {
      method,
      headers: { ...(cookie && { cookie }), ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await response.text();
    for (const setCookie of response.headers.getSetCookie()) jar.setCookieSync(setCookie, apiUrl);
    const ms = performance.now() - before;
    return { status: response.status, body: JSON.parse(text || '{}'), headers: response.headers, ms };
  };
  return Object.assign(call, {
    cookie: cookieOf,
  });
}

export type Client = <Body>(path: string, asked?: RequestOptions) => Promise<Answer<Body>>;

/** @throws with the response body on any other status */
export async function expectStatus<Body>(status: number, asked: Promise<Answer<Body>>): Promise<Body> {
  const answer = await asked;
  if (answer.status === status) return answer.body;
  throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
}
