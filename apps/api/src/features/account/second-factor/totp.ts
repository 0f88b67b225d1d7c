import { ScureBase32Plugin, verifySync } from 'otplib';

export const TOTP = { stepMs: 30_000, digits: 6, keyBytes: 20 } as const;

/** Accepts one step before and after, for clock drift and typing time. */
const TOLERANCE = 1;

const CODE = /^\d{6}$/;

const base32Plugin = new ScureBase32Plugin();

/** RFC 4648 without padding, which authenticator apps expect. */
export const base32 = (bytes: Uint8Array): string => base32Plugin.encode(bytes);

export const totpStep = (now: Date): number => Math.floor(now.getTime() / TOTP.stepMs);

/** Returns the step that a code matches (RFC 6238). Only steps after `last` count, so a code works once. */
export function findStep(key: Uint8Array, code: string, now: Date, last?: number): number | undefined {
  // The library throws for a non-code and for a `last` beyond its window.
  if (!CODE.test(code) || (last ?? 0) > totpStep(now) + TOLERANCE) return undefined;
  const result = verifySync({
    secret: key,
    token: code,
    epoch: now.getTime() / 1000,
    epochTolerance: (TOLERANCE * TOTP.stepMs) / 1000,
    ...(last !== undefined && { afterTimeStep: last }),
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
