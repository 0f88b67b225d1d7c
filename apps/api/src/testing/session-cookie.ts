import type { Response } from 'supertest';

/** The session cookie that an answer sets, as `name=value` for a further request; undefined when it sets none. */
export function sessionCookieOf({ headers }: Response): string | undefined {
  return setCookieOf({ headers } as Response)?.split(';')[0];
}

/** The whole `Set-Cookie` line of the session. */
export function setCookieOf({ headers }: Response): string | undefined {
  // supertest types headers as any; Node gives this one as a list.
  const lines: unknown = headers['set-cookie'];
  return Array.isArray(lines)
    ? lines.map(String).find((line) => line.includes('estore_session='))
    : undefined;
}
