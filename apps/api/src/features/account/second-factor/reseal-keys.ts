import { setTimeout as wait } from 'node:timers/promises';
import { trusted } from 'mongoose';
import type { Context } from '../../../platform/context.ts';
import { isSealedByCurrentSecret, openKey, sealKey } from './second-factor.ts';

const RETRY_MS = 30_000;

/**
 * Re-encrypts all authenticator keys, so the previous secret (or `JWT_SECRET`, without `TOTP_SECRET`) can be
 * dropped. Idempotent.
 * @returns counts of re-encrypted keys and of keys that no configured secret decrypts
 */
export async function resealKeys({
  database,
  config,
}: Pick<Context, 'database' | 'config'>): Promise<{ resealed: number; unreadable: number }> {
  const people = await database.users
    .find({ secondFactor: trusted({ $exists: true }) }, { secondFactor: 1 })
    .lean();
  const counts = { resealed: 0, unreadable: 0 };
  for (const { _id, secondFactor } of people) {
    const { sealedKey } = secondFactor ?? {};
    const id = String(_id);
    if (sealedKey === undefined || isSealedByCurrentSecret(sealedKey, id, config)) continue;
    const key = openKey(sealedKey, id, config);
    if (!key) {
      counts.unreadable += 1;
      continue;
    }
    await database.users.updateOne(
      { _id, 'secondFactor.sealedKey': sealedKey },
      { $set: { 'secondFactor.sealedKey': sealKey(key, id, config) } },
    );
    counts.resealed += 1;
  }
  return counts;
}

export async function resealKeysAtStart(context: Context, signal: AbortSignal): Promise<void> {
  const { config, log } = context;
  if (config.totpSecret === undefined && config.staffTotp !== 'off')
    log.warn('TOTP_SECRET is unset: a new JWT_SECRET disables the authenticator apps of all staff');
  while (!signal.aborted) {
    try {
      const { resealed, unreadable } = await resealKeys(context);
      if (resealed > 0)
        log.info({ resealed }, 'authenticator keys were encrypted again with the current secret');
      if (unreadable > 0)
        log.error(
          { unreadable },
          'authenticator keys cannot be decrypted: they were encrypted with another TOTP_SECRET',
        );
      return;
    } catch (error) {
      if (signal.aborted) return;
      log.warn({ err: error }, 'authenticator keys could not be encrypted again, trying again');
      await wait(RETRY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}
