import type { Retention } from '@e-store/shared/privacy/privacy-terms';
import type { Database } from '../../platform/database/database.ts';
import type { JobContext } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/start-jobs.ts';
import { takeLease } from '../../platform/jobs/take-lease.ts';
import type { RetentionRule } from '../../platform/personal-data/retention-rule.ts';

/** Small batches avoid long locks and make interrupted runs harmless. */
const BATCH = 500;
/** Limit per rule and run; the rest waits for the next run. */
const BATCHES_MAX = 200;

export type Purged = Record<string, number>;
type Options = {
  rules: readonly RetentionRule[];
  database: Database;
  keep: Retention;
  now: Date;
  isDry?: boolean;
  isStopped?: () => boolean;
  batch?: number;
};

/**
 * Returns the counts of non-empty rules.
 * @throws AggregateError after all rules, when some failed
 */
export async function purgeExpired(options: Options): Promise<Purged> {
  const purged: Purged = {};
  const failures = new Map<string, unknown>();
  for (const rule of options.rules) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to leave the database to the shoppers
      const count = await purgeByRule(rule, options);
      if (count > 0) purged[rule.name] = count;
    } catch (error) {
      failures.set(rule.name, error);
    }
  }
  if (failures.size > 0)
    throw new AggregateError(failures.values(), `Retention failed for ${[...failures.keys()].join(', ')}.`);
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
    await purge(database, ids, keep, now);
    count += ids.length;
    if (ids.length < batch) break;
  }
  return count;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const POLL_INTERVAL_MS = 10 * 60 * 1000;

/**
 * Once a day, in one process. Returns `undefined` when already done. The next day completes an interrupted
 * run.
 */
export async function runRetentionWhenDue(
  {
    database,
    config,
    now,
    retentionRules,
  }: Pick<JobContext, 'database' | 'config' | 'now' | 'retentionRules'>,
  signal?: AbortSignal,
): Promise<Purged | undefined> {
  if (!(await takeLease(database, 'retention', { forMs: DAY_MS, now: now() }))) return undefined;
  const isStopped = () => signal?.aborted ?? false;
  return purgeExpired({ database, rules: retentionRules, keep: config.retention, now: now(), isStopped });
}

export const purgeExpiredData: Job = {
  name: 'retention',
  everyMs: POLL_INTERVAL_MS,
  run: async (context, signal) => {
    const purged = await runRetentionWhenDue(context, signal);
    if (purged) context.log.info({ purged }, 'retention: deleted expired data');
  },
};
