import { createHmac, timingSafeEqual } from 'node:crypto';

/** What every authenticator app knows: SHA-1, six digits, a new code every thirty seconds. */
export const TOTP = { stepMs: 30_000, digits: 6, keyBytes: 20 } as const;

/** Clocks of phones are off by a little, and people need a moment to type: a step earlier or later counts, too. */
const TOLERANCE = 1;

export const stepOf = (now: Date): number => Math.floor(now.getTime() / TOTP.stepMs);

/** The code of a step (RFC 6238, which is RFC 4226 with time for its counter). */
export function codeAt(key: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  const offset = hash.readUInt8(hash.length - 1) & 15;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** TOTP.digits;
  return String(number).padStart(TOTP.digits, '0');
}

/**
 * The step that a code is of, now; `undefined` when it is of none. Only steps after `last` count, so that a code that
 * was seen or heard is good for nobody a second time.
 */
export function findStep(key: Uint8Array, code: string, now: Date, last = -1): number | undefined {
  const typed = Buffer.from(code);
  const middle = stepOf(now);
  let found: number | undefined;
  for (let step = middle - TOLERANCE; step <= middle + TOLERANCE; step += 1) {
    const right = Buffer.from(codeAt(key, step));
    if (typed.length === right.length && timingSafeEqual(typed, right) && step > last) found ??= step;
  }
  return found;
}
