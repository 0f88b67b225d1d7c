import { timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing about the secret. */
export function isSecret(given: string | undefined, secret: string): boolean {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
}
