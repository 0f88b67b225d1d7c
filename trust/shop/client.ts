import type { ErrorBody } from '@e-store/shared/error-body';

export type Answer<Body> = {
  status: number;
  /** As the status says: what was asked for, or why not. */
  body: Body & Partial<ErrorBody>;
  headers: Headers;
  /** From asking to the last byte. */
  ms: number;
};

type Asked = { method?: string; body?: object; headers?: Record<string, string> };

/** Nothing may hang longer: the wait itself is then the finding. */
const LIMIT_MS = 60_000;

/** One person's browser: keeps the cookie that it is given. Throws when no answer arrives, as the network does. */
export function createClient(apiUrl: string) {
  let cookie = '';
  const call = async <Body>(
    path: string,
    { method = 'GET', body, headers = {} }: Asked = {},
  ): Promise<Answer<Body>> => {
    const before = performance.now();
    const response = await fetch(`${apiUrl}/api/v1${path}`, {
      method,
      headers: { ...(cookie && { cookie }), ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const text = await response.text();
    const given = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    if (given.length > 0) cookie = given.join('; ');
    const ms = performance.now() - before;
    return { status: response.status, body: JSON.parse(text || '{}'), headers: response.headers, ms };
  };
  return Object.assign(call, {
    /** As it would be sent now. */
    cookie: () => cookie,
  });
}

/** Asks, and answers what came back. */
export type Client = <Body>(path: string, asked?: Asked) => Promise<Answer<Body>>;

/** @throws what the shop said, when it is not what was expected */
export async function expectStatus<Body>(status: number, asked: Promise<Answer<Body>>): Promise<Body> {
  const answer = await asked;
  if (answer.status === status) return answer.body;
  throw new Error(`${answer.status} instead of ${status}: ${JSON.stringify(answer.body)}`);
}
