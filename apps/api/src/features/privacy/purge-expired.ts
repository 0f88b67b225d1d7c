import type { Retention } from '@e-store/shared/privacy/retention';
import type { Database } from '../../platform/database/database.ts';
import { RETENTION_RULES, type RetentionRule } from './retention-rules.ts';

/** Small batches avoid long locks and make interrupted runs harmless. */
const BATCH = 500;
/** Limit per rule and run; the rest waits for the next run. */
const BATCHES_MAX = 200;

export type Purged = Record<string, number>;
type Options = {
  database: Database;
  keep: Retention;
  now: Date;
  isDry?: boolean;
  isStopped?: () => boolean;
  batch?: number;
};

/** Purges expired data by rule and returns the counts of non-empty rules. */
export async function purgeExpired(options: Options): Promise<Purged> {
  const purged: Purged = {};
  for (const rule of RETENTION_RULES) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to leave the database to the shoppers
    const count = await purgeByRule(rule, options);
    if (count > 0) purged[rule.name] = count;
  }
  return purged;
}

async function purgeByRule(
  { find, purge }: RetentionRule,
  { database, keep, now, isDry = false, isStopped = () => false, batch = BATCH }: Options,
): Promise<number> {
  if (isDry) return (await find(database, keep, now, batch * BATCHES_MAX)).length;
  let count = 0;
  for (let round = 0; round < BATCHES_MAX && !isStopped(); round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each batch begins where the one before ended
    const ids = await find(database, keep, now, batch);
    if (ids.length === 0) break;
    // oxlint-disable-next-line no-await-in-loop -- before the next ones are looked for
    await purge(database, ids);
    count += ids.length;
    if (ids.length < batch) break;
  }
  return count;
}
