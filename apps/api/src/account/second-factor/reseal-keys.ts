import { trusted } from 'mongoose';
import type { Context } from '../../context.ts';
import { openKey, sealKey } from './second-factor.ts';

/**
 * While a new secret takes the place of the old one (`JWT_SECRET_PREVIOUS`): seals every key of an authenticator app
 * under the new one, so that the old one can be forgotten. Safe to repeat; answers how many it sealed anew.
 */
export async function resealKeys({
  database,
  config,
}: Pick<Context, 'database' | 'config'>): Promise<number> {
  if (config.previousJwtSecret === undefined) return 0;
  const people = await database.users
    .find({ secondFactor: trusted({ $exists: true }) }, { secondFactor: 1 })
    .lean();
  let count = 0;
  for (const { _id, secondFactor } of people) {
    const { sealedKey } = secondFactor ?? {};
    const id = String(_id);
    if (sealedKey === undefined || openKey(sealedKey, id, { ...config, previousJwtSecret: undefined }))
      continue;
    const key = openKey(sealedKey, id, config);
    if (!key) continue; // of a secret before that: an Admin resets it
    await database.users.updateOne(
      { _id, 'secondFactor.sealedKey': sealedKey },
      { $set: { 'secondFactor.sealedKey': sealKey(key, id, config) } },
    );
    count += 1;
  }
  return count;
}
