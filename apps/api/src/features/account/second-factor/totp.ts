import { createHmac, timingSafeEqual } from 'node:crypto';

export const TOTP = { stepMs: 30_000, digits: 6, keyBytes: 20 } as const;

/** Accepts one step before and after, for clock drift and typing time. */
const TOLERANCE = 1;

export const totpStep = (now: Date): number => Math.floor(now.getTime() / TOTP.stepMs);

/** Computes the code of a step (RFC 6238, over RFC 4226). */
export function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** TOTP.digits;
  return String(number).padStart(TOTP.digits, '0');
}

/**
 * Returns the step that a code matches, else `undefined`. Only steps after `last` count, so a code works
 * once.
 */
export function findStep(key: Uint8Array, code: string, now: Date, last = -1): number | undefined {
  const typed = Buffer.from(code);
  const middle = totpStep(now);
  let found: number | undefined;
  for (let step = middle - TOLERANCE; step <= middle + TOLERANCE; step += 1) {
    const right = Buffer.from(codeAt(key, step));
    if (typed.length === right.length && timingSafeEqual(typed, right) && step > last) found ??= step;
  }
  return found;
}
