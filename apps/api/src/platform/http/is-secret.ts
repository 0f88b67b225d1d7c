import { timingSafeEqual } from 'node:crypto';

/** In constant time. */
export function isSecret(given: string | undefined, secret: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}
