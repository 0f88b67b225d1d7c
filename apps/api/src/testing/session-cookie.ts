import type { Response } from 'supertest';

export function sessionCookieOf({ headers }: Response): string | undefined {
  return setCookieOf({ headers } as Response)?.split(';')[0];
}

export function setCookieOf({ headers }: Response): string | undefined {
  const lines: unknown = headers['set-cookie'];
  return Array.isArray(lines)
    ? lines.map(String).find((line) => line.includes('estore_session='))
    : undefined;
}
